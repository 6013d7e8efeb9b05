import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { Context } from 'hono';
import { storageFailure } from '../../system/storage-failure.ts';
import type { Keys } from '../accounts/keys.ts';
import type { RateLimit } from '../accounts/rate-limit.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { requireAccepted } from './accept.ts';
import { authenticate, authorize, refuseLegacyKey } from './authenticate.ts';
import { formFields, joinFields, noFields } from './fields.ts';
import type { Fields } from './fields.ts';
import { FileAnswer, sendFile } from './file-answer.ts';
import { rawValues } from './local-only.ts';
import { hasBody, readBody } from './read-body.ts';
import type { BodyRules } from './read-body.ts';
import { readUpload } from './read-upload.ts';
import type { Upload } from './read-upload.ts';
import { notFound } from './refusals.ts';
import { readReportingTag, REPORTING_TAG_HEADER } from './reporting-tag.ts';
import { sendError, sendJson } from './send-error.ts';
import { ServiceError } from './service-error.ts';
import type { FaultListener } from '../../system/background.ts';

type Bound = Context<{ Bindings: HttpBindings }>;

export interface ApplicationPorts {
  readonly endpoints: readonly Endpoint[];
  readonly keys: Keys;
  readonly keywords: readonly string[];
  readonly rateLimit: RateLimit;
  /** Told of errors that are no refusals. */
  readonly onFault: FaultListener;
}

/** Routes requests to endpoints; everything else gets 404 or 405, everything wrong an error body. */
export function createApplication(ports: ApplicationPorts): Hono<{ Bindings: HttpBindings }> {
  const application = new Hono<{ Bindings: HttpBindings }>();
  const paths = Map.groupBy(ports.endpoints, ({ path }) => path);
  const accepting = { ...ports, keywords: ports.keywords.map((word) => word.toLowerCase()) };
  for (const [path, endpoints] of paths) {
    application.all(path, async (context) => {
      const endpoint = endpointFor(context, endpoints);
      const answer = await call(context, endpoint, accepting);
      if (answer instanceof FileAnswer) {
        await sendFile(context.env.outgoing, answer).catch((error: unknown) =>
          ports.onFault('http.send-file', error),
        );
        return RESPONSE_ALREADY_SENT;
      }
      if (endpoint.produces !== undefined) {
        return context.body(String(answer), 200, {
          'Content-Type': `${endpoint.produces}; charset=UTF-8`,
        });
      }
      if (endpoint.status === 204) return context.body(null, 204);
      sendJson(context.env.outgoing, endpoint.status ?? 200, answer);
      return RESPONSE_ALREADY_SENT;
    });
  }
  application.notFound((context) => refuse(context, notFound('Not found')));
  application.onError((error, context) => {
    if (error instanceof ServiceError) return refuse(context, error);
    // A caller who has left ends the work for him; nobody reads the answer.
    if (!context.env.incoming.socket.destroyed)
      ports.onFault(`http.${routePath(context, -1)}`, error);
    return refuse(
      context,
      storageRefusal(error) ?? new ServiceError(500, 'internal', 'Internal error'),
    );
  });
  return application;
}

function endpointFor(context: Bound, endpoints: readonly Endpoint[]): Endpoint {
  const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
  const endpoint = endpoints.find((candidate) => candidate.method === method);
  if (endpoint !== undefined) return endpoint;
  throw new ServiceError(405, 'invalid_request', 'Method not allowed', {
    headers: { Allow: endpoints.map((candidate) => candidate.method).join(', ') },
  });
}

async function call(context: Bound, endpoint: Endpoint, ports: ApplicationPorts): Promise<unknown> {
  const { incoming, outgoing } = context.env;
  const query = queryOf(incoming);
  refuseLegacyKey(query);
  if (incoming.headers.authorization === undefined && endpoint.body !== undefined) {
    await refuseLegacyBody(incoming, endpoint.body);
  }
  const key = authenticate(incoming, endpoint, ports.keys, ports.keywords);
  authorize(key, endpoint);
  if (endpoint.produces !== undefined) {
    requireAccepted(incoming.headers.accept, endpoint.produces);
  }
  const tag = readReportingTag(rawValues(incoming, REPORTING_TAG_HEADER));

  const left = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort();
  });
  const { fields, file }: Upload =
    endpoint.upload === undefined
      ? { fields: await readFields(incoming, endpoint, query), file: null }
      : await readUpload(incoming, endpoint.upload(key), formFields(query));
  try {
    refuseLegacyKey(fields);
    if (endpoint.limitsRate !== true) ports.rateLimit.admit(key);
    return await endpoint.answer({
      key,
      fields,
      file,
      path: context.req.param(),
      tag,
      signal: left.signal,
    });
  } catch (error) {
    await file?.locked.discard();
    throw error;
  }
}

function queryOf({ url = '/' }: IncomingMessage): URLSearchParams {
  // Few requests have one, and reading an address costs as much as reading a short body.
  if (!url.includes('?')) return new URLSearchParams();
  return new URL(url, 'http://localhost').searchParams;
}

/** A call without a body of its own may have its parameters there, as Python's client sends them. */
const OPTIONAL_BODY: BodyRules = {
  encodings: ['json', 'form'],
  limit: 64 * 1024,
  isOptional: true,
};

/**
 * The parameters of body and query together. What is a JSON value only, such as configured rules, is
 * never looked for in a query.
 */
async function readFields(
  incoming: IncomingMessage,
  { body }: Endpoint,
  query: URLSearchParams,
): Promise<Fields> {
  const inQuery = query.size === 0 ? noFields() : formFields(query);
  if (body === undefined) {
    return hasBody(incoming)
      ? joinFields(inQuery, await readBody(incoming, OPTIONAL_BODY))
      : inQuery;
  }
  const inBody = await readBody(incoming, body);
  return query.size > 0 && body.encodings.includes('form') ? joinFields(inBody, inQuery) : inBody;
}

/**
 * Tells a caller without a header who has the key in the body that this way is closed. Of any other
 * body only the missing key is told, whatever else is wrong with it.
 */
async function refuseLegacyBody(incoming: IncomingMessage, rules: BodyRules): Promise<void> {
  const fields = await readBody(incoming, rules).catch(() => null);
  if (fields !== null) refuseLegacyKey(fields);
}

/** What the caller's service can do nothing about, but whoever runs it can; null for a fault of ours. */
function storageRefusal(error: unknown): ServiceError | null {
  const code = storageFailure(error)?.code;
  if (code === undefined) return null;
  const message =
    code === 'disk-full'
      ? 'The disk of the service is full. Free some space and try again.'
      : 'The service may not use its data folder now. Check its permissions and its drive, and try again.';
  return new ServiceError(503, 'storage_unavailable', message);
}

function refuse(context: Bound, error: ServiceError): Response {
  sendError(context.env.outgoing, error);
  return RESPONSE_ALREADY_SENT;
}

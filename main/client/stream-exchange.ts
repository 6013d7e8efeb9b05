import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { readRetryAfter } from './retry.ts';
import type { ResultSink } from './documents.ts';
import { ServiceFailure } from './failure.ts';
import type { CallOptions, Destination, SendPorts } from './send.ts';
import { pathTemplate } from './path-template.ts';
import { noRoute, tagHeader } from './send.ts';
import type { Traffic } from './sent-attempt.ts';
import { beginAttempt } from './sent-attempt.ts';
import { badAnswer } from './service-request.ts';
import { statusFailure, traceOf } from './status-failure.ts';
import { transportFailure } from './transport-failure.ts';

/** A POST of which one side is too long to be held in memory. */
export interface StreamedPost {
  /** Path below the base address. */
  readonly path: string;
  readonly body: Readable | string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
}

/** Sends documents and fetches them: each call is one attempt. */
export interface StreamExchange {
  /** The JSON of a 2xx answer. */
  json(post: StreamedPost, options?: CallOptions): Promise<unknown>;
  /** Passes the body of a 2xx answer on as it comes; the sink sets the pace. */
  bytes(post: StreamedPost, sink: ResultSink, options?: CallOptions): Promise<null>;
}

type Answer = Dispatcher.ResponseData;

/** A service looks at a document before it answers, and it may be a long one. */
const HEADERS_TIMEOUT_MS = 120_000;
/** Characters of an answer that is no document. */
const MAX_ANSWER_BYTES = 256 * 1024;

export function createStreamExchange(destination: Destination, ports: SendPorts): StreamExchange {
  const { baseUrl, keyword, key } = destination;
  const { network, userAgent, limits, clock, log } = ports;
  const { origin, host, pathname } = new URL(baseUrl);
  const prefix = pathname === '/' ? '' : pathname;

  const failed = (failure: ServiceFailure, path: string): ServiceFailure => {
    const { code, status = null, traceId = null } = failure.failure;
    const attempt = { host, path: pathTemplate(path), code, status, trace: traceId };
    log?.write('service.attempt-failed', attempt);
    return failure;
  };

  const refused = async (answer: Answer, traffic: Traffic): Promise<ServiceFailure> => {
    const { statusCode: status, headers } = answer;
    const body = await readText(answer, traffic).catch(() => '');
    const failure = statusFailure(
      { status, headers, body },
      { feature: 'documents', answers401: false },
      destination,
    );
    const retryAfter = headers['retry-after'];
    const retryAfterMs = readRetryAfter(
      typeof retryAfter === 'string' ? retryAfter : retryAfter?.[0],
      clock.date(),
    );
    return new ServiceFailure(failure, { retryAfterMs });
  };

  const post = async <T>(
    { path, body, headers }: StreamedPost,
    { signal, reportingTag }: CallOptions,
    read: (answer: Answer, traffic: Traffic) => Promise<T>,
  ): Promise<T> => {
    const begun = beginAttempt({ host, method: 'POST', path, attempt: 1 }, ports);
    const { traffic } = begun;
    try {
      signal?.throwIfAborted();
      const sent = [
        ...['authorization', `${keyword} ${key}`, 'user-agent', userAgent],
        ...headers,
        ...tagHeader(reportingTag),
      ];
      const dispatcher = await network.dispatcher(origin).catch(noRoute);
      const answer = await dispatcher.request({
        origin,
        path: prefix + path,
        method: 'POST',
        headers: sent,
        body: counted(body, traffic),
        headersTimeout: HEADERS_TIMEOUT_MS,
        bodyTimeout: limits.bodyTimeoutMs,
        ...(signal !== undefined && { signal }),
      });
      if (answer.statusCode < 200 || answer.statusCode >= 300) throw await refused(answer, traffic);
      const result = await read(answer, traffic);
      begun.end(answered(answer));
      return result;
    } catch (error) {
      if (signal?.aborted === true) {
        begun.end({ code: 'cancelled' });
        throw new ServiceFailure({ code: 'cancelled' }, { cause: error });
      }
      const broken = error instanceof SinkFailed ? null : transportFailure(error, host);
      const failure =
        broken === null ? error : new ServiceFailure(broken.failure, { cause: error });
      if (failure instanceof ServiceFailure) {
        begun.end(failure.failure);
        throw failed(failure, path);
      }
      throw error instanceof SinkFailed ? error.cause : error;
    } finally {
      // A body that was not wholly sent is not read any further.
      if (typeof body !== 'string') body.destroy();
    }
  };

  return {
    json: (call, options = {}) =>
      post(call, options, async (answer, traffic) => {
        try {
          return JSON.parse(await readText(answer, traffic)) as unknown;
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error;
          const { failure } = badAnswer('');
          throw new ServiceFailure({ ...failure, ...answered(answer) }, { cause: error });
        }
      }),
    bytes: (call, sink, options = {}) =>
      post(call, options, async (answer, traffic) => {
        await guarded(() => sink.begin(sizeOf(answer)));
        for await (const piece of answer.body as AsyncIterable<Uint8Array>) {
          traffic.received += piece.length;
          await guarded(() => sink.write(piece));
        }
        return null;
      }),
  };
}

/** What an answer says of itself besides its body. */
const answered = (answer: Answer) => ({
  status: answer.statusCode,
  ...traceOf(answer),
});

/** Counts a body while it is taken. */
function counted(body: Readable | string, traffic: Traffic): Readable | string {
  if (typeof body !== 'string') return Readable.from(passed(body, traffic), { objectMode: false });
  traffic.sent = Buffer.byteLength(body);
  return body;
}

async function* passed(body: Readable, traffic: Traffic): AsyncGenerator<Uint8Array> {
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    traffic.sent += piece.length;
    yield piece;
  }
}

/** Keeps errors of the sink apart from those of the transport. */
class SinkFailed extends Error {}

async function guarded(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new SinkFailed('the result could not be taken', { cause });
  }
}

/** Bytes of the answer's body, where it is sent as it is. */
function sizeOf({ headers }: Answer): number | null {
  const length = headers['content-length'];
  const isPlain = headers['content-encoding'] === undefined;
  return isPlain && typeof length === 'string' && /^\d+$/.test(length) ? Number(length) : null;
}

async function readText({ body }: Answer, traffic: Traffic): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    size += piece.length;
    traffic.received = size;
    if (size > MAX_ANSWER_BYTES) throw badAnswer('');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { isPlain } from './answer-body.ts';
import type { Clock } from './clock.ts';
import { readRetryAfter } from './retry.ts';
import type { ResultSink } from './documents.ts';
import { ServiceFailure } from './failure.ts';
import type { CallOptions, Destination, SendPorts } from './send.ts';
import { pathTemplate } from './path-template.ts';
import { noRoute, tagHeader } from './send.ts';
import type { Traffic } from './sent-attempt.ts';
import { beginAttempt } from './sent-attempt.ts';
import { badAnswer } from './service-request.ts';
import { statusFailure } from './status-failure.ts';
import { traceOf, withTrace } from './trace-id.ts';
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
/** Bytes of an answer that is no document. */
const MAX_ANSWER_BYTES = 256 * 1024;
/** What comes more slowly than so many bytes in such a time never comes to its end. */
const LEAST_BYTES = 16 * 1024;
const LEAST_WITHIN_MS = 60_000;
/** Milliseconds of a whole download, and of an answer that is no document. */
const DOWNLOAD_MS = 2 * 3_600_000;
const ANSWER_MS = 5 * 60_000;

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
    const body = await readText(answer, traffic, clock).catch(() => '');
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
      traffic.traceId = traceOf(answer).traceId ?? null;
      if (answer.statusCode < 200 || answer.statusCode >= 300) throw await refused(answer, traffic);
      if (!isPlain(answer.headers['content-encoding'])) throw badAnswer('');
      const result = await read(answer, traffic);
      begun.end(answered(answer));
      return result;
    } catch (error) {
      if (signal?.aborted === true) {
        begun.end({ code: 'cancelled' });
        throw new ServiceFailure({ code: 'cancelled' }, { cause: error });
      }
      const broken = error instanceof SinkFailed ? null : transportFailure(error, host);
      const known = broken?.failure ?? (error instanceof ServiceFailure ? error.failure : null);
      if (known !== null) {
        const failure = new ServiceFailure(withTrace(known, traffic), {
          cause: error,
          retryAfterMs: error instanceof ServiceFailure ? error.retryAfterMs : 0,
        });
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
          return JSON.parse(await readText(answer, traffic, clock)) as unknown;
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error;
          const { failure } = badAnswer('');
          throw new ServiceFailure({ ...failure, ...answered(answer) }, { cause: error });
        }
      }),
    bytes: (call, sink, options = {}) =>
      post(call, options, async (answer, traffic) => {
        const size = sizeOf(answer);
        const watch = createStallWatch(clock, host);
        await guarded(() => sink.begin(size));
        for await (const piece of answer.body as AsyncIterable<Uint8Array>) {
          traffic.received += piece.length;
          watch(piece.length);
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
  return typeof length === 'string' && /^\d+$/.test(length) ? Number(length) : null;
}

/** Throws where a download takes too long, though a little of it always comes. */
function createStallWatch(clock: Clock, host: string): (bytes: number) => void {
  const begun = clock.now();
  let since = begun;
  let got = 0;
  return (bytes) => {
    const now = clock.now();
    got += bytes;
    const isStalled = now - since >= LEAST_WITHIN_MS && got < LEAST_BYTES;
    if (isStalled || now - begun > DOWNLOAD_MS) {
      throw new ServiceFailure({ code: 'timeout', params: { host, reason: 'stalled' } });
    }
    if (now - since < LEAST_WITHIN_MS) return;
    since = now;
    got = 0;
  };
}

async function readText({ body }: Answer, traffic: Traffic, clock: Clock): Promise<string> {
  const pieces: Uint8Array[] = [];
  const begun = clock.now();
  let size = 0;
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    size += piece.length;
    traffic.received = size;
    if (size > MAX_ANSWER_BYTES || clock.now() - begun > ANSWER_MS) throw badAnswer('');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

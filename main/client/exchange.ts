import type { Dispatcher } from 'undici';
import { after } from '../system/background.ts';
import type { AnswerBody } from './answer-body.ts';
import { createErrorBody, createJsonBody, isPlain } from './answer-body.ts';
import { AnswerTooLong } from './json-reader.ts';
import type { JsonBounds } from './json-reader.ts';
import type { Traffic } from './sent-attempt.ts';
import { traceOf } from './trace-id.ts';

/** One request as it goes out. */
export interface Outgoing {
  readonly origin: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Names and values in turn. */
  readonly headers: string[];
  readonly body: string | null;
}

/** One answer, read to its end. */
export interface Incoming {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Text of an answer that is no success, as far as it was read. */
  readonly body: string;
  /** What a successful answer holds; null where it has no body. */
  readonly json: unknown;
}

export interface ExchangeLimits {
  /** Milliseconds until the answer begins, and between two pieces of it. */
  readonly headersTimeoutMs: number;
  readonly bodyTimeoutMs: number;
  /** Milliseconds of the whole exchange, however steadily it trickles. */
  readonly wholeTimeoutMs: number;
}

/** A successful answer that is no JSON, or beyond its bounds. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
  readonly answer: Pick<Incoming, 'status' | 'headers'>;

  constructor(answer: Pick<Incoming, 'status' | 'headers'>, cause: unknown) {
    super('The answer cannot be read.', { cause });
    this.answer = answer;
  }
}

/** An answer that came too slowly to ever be of use. */
export class AnswerTooSlow extends Error {
  override readonly name = 'AnswerTooSlow';
}

/**
 * Sends one request once; follows no redirect. Rejects with undici's or the system's error, with
 * `UnreadableAnswer` or `AnswerTooSlow`, or with the signal's reason.
 * @param traffic filled while it goes
 */
export function exchange(
  dispatcher: Dispatcher,
  outgoing: Outgoing,
  limits: ExchangeLimits,
  bounds: JsonBounds,
  signal: AbortSignal | undefined,
  traffic: Traffic,
): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let status = 0;
    let headers: Incoming['headers'] = {};
    const error = createErrorBody();
    let body: AnswerBody = error;
    let endLimit: () => void = () => undefined;
    const settle = () => {
      endLimit();
      signal?.removeEventListener('abort', onAbort);
    };
    const stop = (reason: Error) => {
      settle();
      reject(reason);
      controller?.abort(reason);
    };
    const onAbort = () => stop(new DOMException('The request was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', onAbort, { once: true });
    const finish = () => {
      settle();
      resolve({ status, headers, body: error.text, json: body.end() });
    };
    /** Runs what reads the answer; a fault in it is the answer's. */
    const guarded = (read: () => void) => {
      try {
        read();
      } catch (cause) {
        stop(new UnreadableAnswer({ status, headers }, cause));
      }
    };

    const { headersTimeoutMs: headersTimeout, bodyTimeoutMs: bodyTimeout } = limits;
    dispatcher.dispatch(
      { ...outgoing, headersTimeout, bodyTimeout },
      {
        onRequestStart(started) {
          controller = started;
          traffic.sent = Buffer.byteLength(outgoing.body ?? '');
          // Cancelled while it waited for a connection.
          if (signal?.aborted === true) onAbort();
          else {
            const tooSlow = () => stop(new AnswerTooSlow());
            endLimit = after(limits.wholeTimeoutMs, 'client.exchange', tooSlow);
          }
        },
        onResponseStart(_, statusCode, received) {
          status = statusCode;
          headers = received;
          traffic.traceId = traceOf({ headers }).traceId ?? null;
          if (status < 200 || status >= 300) return;
          body = createJsonBody(bounds);
          if (!isPlain(headers['content-encoding'])) guarded(refusePacked);
        },
        onResponseData(started, chunk) {
          traffic.received += chunk.length;
          guarded(() => {
            if (body.push(chunk)) return;
            finish();
            started.abort(new AnswerTooLong());
          });
        },
        onResponseEnd() {
          guarded(finish);
        },
        onResponseError(_, error) {
          // The status of a refusal tells what happened, even where its words were cut off.
          if (status >= 300) finish();
          else {
            settle();
            reject(error);
          }
        },
      },
    );
  });
}

function refusePacked(): never {
  throw new SyntaxError('The answer is packed.');
}

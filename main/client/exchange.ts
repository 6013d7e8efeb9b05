import type { Dispatcher } from 'undici';
import type { Traffic } from './sent-attempt.ts';

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
  readonly body: string;
}

export interface ExchangeLimits {
  /** Milliseconds until the answer begins, and between two pieces of it. */
  readonly headersTimeoutMs: number;
  readonly bodyTimeoutMs: number;
  readonly maxBodyBytes: number;
}

/** An answer that is longer than we are willing to read. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/**
 * Sends one request once; follows no redirect. Rejects with undici's or the system's error, with
 * `AnswerTooLong`, or with the signal's reason.
 * @param traffic filled while it goes
 */
export function exchange(
  dispatcher: Dispatcher,
  outgoing: Outgoing,
  limits: ExchangeLimits,
  signal: AbortSignal | undefined,
  traffic: Traffic,
): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let status = 0;
    let headers: Incoming['headers'] = {};
    let size = 0;
    const chunks: Buffer[] = [];
    const settle = () => signal?.removeEventListener('abort', onAbort);
    const stop = (reason: Error) => {
      settle();
      reject(reason);
      controller?.abort(reason);
    };
    const onAbort = () => stop(new DOMException('The request was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', onAbort, { once: true });

    const { headersTimeoutMs: headersTimeout, bodyTimeoutMs: bodyTimeout } = limits;
    dispatcher.dispatch(
      { ...outgoing, headersTimeout, bodyTimeout },
      {
        onRequestStart(started) {
          controller = started;
          traffic.sent = Buffer.byteLength(outgoing.body ?? '');
          // Cancelled while it waited for a connection.
          if (signal?.aborted === true) onAbort();
        },
        onResponseStart(_, statusCode, received) {
          status = statusCode;
          headers = received;
        },
        onResponseData(_, chunk) {
          size += chunk.length;
          traffic.received = size;
          if (size > limits.maxBodyBytes) stop(new AnswerTooLong());
          else chunks.push(chunk);
        },
        onResponseEnd() {
          settle();
          const [first] = chunks;
          const bytes = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks);
          resolve({ status, headers, body: bytes.toString('utf8') });
        },
        onResponseError(_, error) {
          settle();
          reject(error);
        },
      },
    );
  });
}

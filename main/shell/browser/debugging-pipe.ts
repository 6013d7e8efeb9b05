import type { Readable, Writable } from 'node:stream';

/** The browser's remote-debugging protocol over a pair of pipes; messages end with a zero byte. */
export interface DebuggingPipe {
  /**
   * Calls a method. Rejects when the browser refuses it or has gone.
   * @param session of an attached target; left out for the browser itself
   */
  call(
    method: string,
    params?: Readonly<Record<string, unknown>>,
    session?: string,
  ): Promise<Readonly<Record<string, unknown>>>;
}

interface Answer {
  readonly id?: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message?: string };
}

/** @param write the browser's descriptor 3 @param read the browser's descriptor 4 */
export function createDebuggingPipe(write: Writable, read: Readable): DebuggingPipe {
  const calls = new Map<number, PromiseWithResolvers<Readonly<Record<string, unknown>>>>();
  let nextId = 1;
  let gone = false;
  let rest = '';

  const lose = () => {
    gone = true;
    for (const call of calls.values()) call.reject(new Error('the browser has gone'));
    calls.clear();
  };
  read.setEncoding('utf8');
  read.on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      const call = calls.get(answer.id ?? 0);
      if (!call) continue;
      calls.delete(answer.id ?? 0);
      if (answer.result) call.resolve(answer.result);
      else call.reject(new Error(answer.error?.message ?? 'refused'));
    }
  });
  read.on('close', lose);
  read.on('error', lose);
  write.on('error', lose);

  return {
    call(method, params = {}, session) {
      const call = Promise.withResolvers<Readonly<Record<string, unknown>>>();
      if (gone) call.reject(new Error('the browser has gone'));
      else {
        const id = nextId++;
        calls.set(id, call);
        const target = session === undefined ? {} : { sessionId: session };
        write.write(`${JSON.stringify({ id, method, params, ...target })}\0`);
      }
      return call.promise;
    },
  };
}

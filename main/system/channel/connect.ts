import type { Connected } from '../../../preload/contract/channel/client.ts';
import { connectPipe } from '../../../preload/contract/channel/client.ts';
import type { DownFrame, UpFrame } from '../../../preload/contract/channel/frames.ts';
import type { Pipe } from '../../../preload/contract/channel/pipe.ts';
import type { Routes } from '../../../preload/contract/route.ts';
import { CallFailure } from './call-failure.ts';
import type { WorkFailure } from './call-failure.ts';

/**
 * Calls the routes of a table through a pipe. What fails rejects with a `CallFailure`, also an answer
 * that the table does not allow.
 */
export function connectTable<T extends Routes>(
  pipe: Pipe<UpFrame, DownFrame<unknown>>,
  table: T,
): Connected<T> {
  const calls = connectPipe(pipe);
  const checked = (route: string, value: unknown): never => {
    const answer = table[route]?.answer;
    if (answer === undefined) return value as never;
    const read = answer.safeParse(value);
    if (!read.success) throw new CallFailure({ code: 'bad-answer' });
    return read.data as never;
  };
  // Of a side that is not trusted, the shape of failures was checked by its pipe.
  const thrown = (failure: unknown) =>
    failure instanceof CallFailure ? failure : new CallFailure(failure as WorkFailure);

  return {
    lost: calls.lost,
    close: () => calls.close(),
    ask: async (route, input, signal) => {
      try {
        return checked(route, await calls.ask(route, input, signal, table[route]));
      } catch (failure) {
        throw thrown(failure);
      }
    },
    async *watch(route, input, signal) {
      try {
        for await (const value of calls.watch(route, input, signal, table[route])) {
          yield checked(route, value);
        }
      } catch (failure) {
        throw thrown(failure);
      }
    },
  };
}

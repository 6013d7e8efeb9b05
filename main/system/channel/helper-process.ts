import { z } from 'zod';
import type { Connected } from '../../../preload/contract/channel/client.ts';
import type { DownFrame, UpFrame } from '../../../preload/contract/channel/frames.ts';
import type { Pipe } from '../../../preload/contract/channel/pipe.ts';
import type { AskOf, InputOf, OutputOf, Routes } from '../../../preload/contract/route.ts';
import { boundedMessage } from '../message-size.ts';
import type { HelperProcess } from '../processes.ts';
import { CallFailure } from './call-failure.ts';
import { connectTable } from './connect.ts';
import { createPortPipe } from './port-pipe.ts';

const Id = z.int().min(0);
/** What a helper may send: libraries run in it that are not ours. */
const Down = z.union([
  z.strictObject({ id: Id, value: z.unknown() }),
  z.strictObject({ id: Id, end: z.literal(true) }),
  z.strictObject({
    id: Id,
    error: z.object({
      code: z.string().max(64),
      params: z.record(z.string(), z.unknown()).optional(),
    }),
  }),
]) satisfies z.ZodType<DownFrame<unknown>>;

/**
 * Calls a helper process, which is ended by `close` and where it breaks the protocol. With its end,
 * however it came, every open call fails as `unreachable`.
 */
export function connectHelper<T extends Routes>(helper: HelperProcess, table: T): Connected<T> {
  const pipe = pipeTo({ ...helper, send: (message) => helper.send(boundedMessage(message)) });
  const onFrame: typeof pipe.onFrame = (listener) =>
    pipe.onFrame((message) => {
      const frame = Down.safeParse(message);
      if (frame.success) listener(frame.data);
      else pipe.close();
    });
  return connectTable({ ...pipe, onFrame }, table);
}

/** The pipe to a helper; its `close` ends it. */
export function pipeTo(helper: HelperProcess): Pipe<UpFrame, DownFrame<unknown>> {
  let hasEnded = false;
  const pipe = createPortPipe<UpFrame>(
    {
      on(event: 'message' | 'close' | 'messageerror', listener: (message: unknown) => void) {
        if (event === 'message') helper.onMessage(listener);
        else if (event === 'close') {
          helper.onExit(() => {
            hasEnded = true;
            listener(undefined);
          });
        }
      },
      postMessage: (message) => helper.send(message),
      start: () => undefined,
      close: () => {
        if (!hasEnded) helper.kill();
      },
    },
    (message) => message,
  );
  // Who does not trust the other side looks at the frames itself.
  const onFrame = (listener: (frame: DownFrame<unknown>) => void) =>
    pipe.onFrame((frame) => listener(frame as DownFrame<unknown>));
  return { ...pipe, onFrame };
}

/**
 * Asks a helper process of its own, which is ended with the answer, however it is. Rejects with a
 * `CallFailure`.
 */
export async function askHelper<T extends Routes, K extends AskOf<T>>(
  start: () => HelperProcess,
  table: T,
  route: K,
  input: InputOf<T[K]>,
  signal: AbortSignal,
): Promise<OutputOf<T[K]>> {
  if (signal.aborted) throw new CallFailure({ code: 'cancelled' });
  const helper = connectHelper(start(), table);
  try {
    return await helper.ask(route, input, signal);
  } finally {
    helper.close();
  }
}

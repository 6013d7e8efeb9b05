import type { HandlersOf, Routes } from '../../../preload/contract/route.ts';
import type { ParentPort } from '../parent-port.ts';
import { faultFailure } from './call-failure.ts';
import type { WorkFailure } from './call-failure.ts';
import type { DownFrame } from '../../../preload/contract/channel/frames.ts';
import { createPortPipe } from './port-pipe.ts';
import { serveTable } from './serve.ts';

export interface ParentServing {
  /** What the parent is told of an error; a fault by its name alone, where this is left out. */
  readonly failureOf?: (error: unknown) => WorkFailure;
  /** The parent has gone; where this is left out, the process ends with it. */
  readonly onGone?: () => void;
}

/** Serves the parent of this process, or thread, which was started for nothing else. */
export function serveParent<T extends Routes>(
  parent: ParentPort | null,
  table: T,
  handlers: HandlersOf<T>,
  { failureOf = faultFailure, onGone = () => process.exit(0) }: ParentServing = {},
): void {
  if (parent === null) noParent();
  parent.onGone(onGone);
  const pipe = createPortPipe<DownFrame<unknown>>(
    {
      on(event: 'message' | 'close' | 'messageerror', listener: (message: unknown) => void) {
        if (event === 'message') parent.onMessage(listener);
        else if (event === 'close') parent.onGone(() => listener(undefined));
      },
      postMessage: (message) => parent.post(message),
      start: () => undefined,
      // A parent that breaks the protocol is no parent.
      close: onGone,
    },
    (message) => message,
  );
  serveTable(pipe, table, handlers, { failureOf });
}

/** Ends a program that somebody started by itself. */
export function noParent(): never {
  process.stderr.write('This program is a part of the app and is started by it.\n');
  process.exit(2);
}

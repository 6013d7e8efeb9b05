import type { ParentPort } from './parent-port.ts';
import type { HelperProcess } from './processes.ts';

/**
 * What looks like a helper process and runs here: for a helper that asks its parent to start something
 * that only the parent may do itself. Messages cross one after the other, never within a call.
 * @param serve serves the port as a program serves its parent
 */
export function startInProcess(serve: (parent: ParentPort) => void): HelperProcess {
  type Listener = (message: unknown) => void;
  const here: Listener[] = [];
  const there: Listener[] = [];
  const exits: ((code: number | null) => void)[] = [];
  const goings: (() => void)[] = [];
  let isOver = false;
  const deliver = (listeners: readonly Listener[], message: unknown) =>
    queueMicrotask(() => {
      if (!isOver) for (const listener of listeners) listener(message);
    });
  const end = () => {
    if (isOver) return;
    isOver = true;
    for (const going of goings) going();
    for (const exit of exits) exit(0);
  };
  serve({
    post: (message) => deliver(there, message),
    onMessage: (listener) => void here.push(listener),
    onGone: (listener) => void goings.push(listener),
  });
  return {
    send: (message) => deliver(here, message),
    onMessage: (listener) => void there.push(listener),
    onExit: (listener) => void exits.push(listener),
    kill: end,
  };
}

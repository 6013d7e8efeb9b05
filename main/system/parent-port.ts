import { isAlive } from './watched-helper.ts';

/** The way to the process that started this one. */
export interface ParentPort {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Called when the parent has gone. */
  onGone(listener: () => void): void;
}

/** The part of a helper process that leads to its parent: one of both ways is there. */
export interface ChildProcess {
  /** In a utility process of Electron. */
  readonly parentPort?: {
    postMessage(message: unknown): void;
    on(event: 'message', listener: (event: { readonly data: unknown }) => void): unknown;
  } | null;
  /** In a fork of Node. */
  send?(message: unknown, done: (error: Error | null) => void): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  once(event: 'disconnect', listener: () => void): unknown;
}

/** The parent of this process; null when it was started by itself. */
export function findParent(me: ChildProcess): ParentPort | null {
  const { parentPort } = me;
  if (parentPort !== undefined && parentPort !== null) {
    const post = (message: unknown) => parentPort.postMessage(message);
    return {
      post,
      onMessage: (listener) =>
        void parentPort.on('message', ({ data }) => hear(data, listener, post)),
      // Electron ends a utility process with its parent.
      onGone: () => undefined,
    };
  }
  if (me.send === undefined) return null;
  // What a parent that has just gone would have been told is of no use; `onGone` follows.
  const post = (message: unknown) => void me.send?.(message, () => undefined);
  return {
    post,
    onMessage: (listener) => void me.on('message', (message) => hear(message, listener, post)),
    onGone: (listener) => void me.once('disconnect', listener),
  };
}

/** The parent's question whether this process lives is answered here, from its own loop. */
function hear(
  message: unknown,
  listener: (message: unknown) => void,
  post: (message: unknown) => void,
): void {
  if (isAlive(message)) post(message);
  else listener(message);
}

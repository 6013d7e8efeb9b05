import type { MessagePort } from 'node:worker_threads';
import { boundedMessage } from './message-size.ts';
import { isAlive } from './watched-helper.ts';

/** The way to the process, or the thread, that started this one. */
export interface ParentPort {
  /** @throws where the message is too large to cross between processes */
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
    const post = (message: unknown) => parentPort.postMessage(boundedMessage(message));
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
  const post = (message: unknown) => void me.send?.(boundedMessage(message), () => undefined);
  return {
    post,
    onMessage: (listener) => void me.on('message', (message) => hear(message, listener, post)),
    onGone: (listener) => void me.once('disconnect', listener),
  };
}

/** The thread that started this one; null in a first thread. */
export function findParentThread(port: MessagePort | null): ParentPort | null {
  if (port === null) return null;
  const post = (message: unknown) => port.postMessage(message);
  return {
    post,
    onMessage: (listener) => void port.on('message', (message) => hear(message, listener, post)),
    // A thread ends with the one that started it.
    onGone: () => undefined,
  };
}

/** The parent's question whether this side lives is answered here, from its own loop. */
function hear(
  message: unknown,
  listener: (message: unknown) => void,
  post: (message: unknown) => void,
): void {
  if (isAlive(message)) post(message);
  else listener(message);
}

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
    return {
      post: (message) => parentPort.postMessage(message),
      onMessage: (listener) => void parentPort.on('message', ({ data }) => listener(data)),
      // Electron ends a utility process with its parent.
      onGone: () => undefined,
    };
  }
  if (me.send === undefined) return null;
  return {
    // What a parent that has just gone would have been told is of no use; `onGone` follows.
    post: (message) => void me.send?.(message, () => undefined),
    onMessage: (listener) => void me.on('message', listener),
    onGone: (listener) => void me.once('disconnect', listener),
  };
}

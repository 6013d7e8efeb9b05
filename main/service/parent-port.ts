/** The way to the process that started this one. */
export interface ParentPort {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Called when the parent has gone. */
  onGone(listener: () => void): void;
}

/** The part of Electron's `process.parentPort` that is used, present in a utility process. */
interface UtilityPort {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): unknown;
}

/** The parent of a utility process of Electron or of a fork of Node; null when there is none. */
export function findParent(
  me: NodeJS.Process & { readonly parentPort?: UtilityPort | null },
): ParentPort | null {
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
    post: (message) => void me.send?.(message),
    onMessage: (listener) => void me.on('message', listener),
    onGone: (listener) => void me.once('disconnect', listener),
  };
}

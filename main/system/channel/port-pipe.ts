import type { DownFrame } from '../../../preload/contract/channel/frames.ts';
import type { PacedPipe } from './paced-pipe.ts';

/** What Node's MessagePort and Electron's MessagePortMain share, and what a process is brought to. */
export interface FramePort {
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'close' | 'messageerror', listener: () => void): unknown;
  postMessage(message: unknown): void;
  start(): void;
  close(): void;
}

/** Frames that wait until main serves; our page sends a dozen. */
const MAX_EARLY_FRAMES = 256;

/**
 * One end of a connection over a message port. Frames cross by structured clone.
 * @param frameOf takes the frame out of what the port emits: Electron emits an event with `data`,
 *   Node the value itself
 */
export function createPortPipe<Out = DownFrame>(
  port: FramePort,
  frameOf: (message: unknown) => unknown,
): PacedPipe<Out> {
  let onFrame: ((frame: unknown) => void) | null = null;
  let onClose: (() => void) | null = null;
  let closed = false;
  const early: unknown[] = [];

  const close = () => {
    if (closed) return;
    closed = true;
    early.length = 0;
    port.close();
    onClose?.();
  };
  port.on('message', (message) => {
    if (closed) return;
    const frame = frameOf(message);
    if (onFrame) onFrame(frame);
    else if (early.push(frame) > MAX_EARLY_FRAMES) close();
  });
  // What cannot be deserialised was not sent by our page.
  port.on('messageerror', close);
  port.on('close', close);
  port.start();

  return {
    send(frame) {
      if (!closed) port.postMessage(frame);
    },
    onFrame(listener) {
      onFrame = listener;
      for (const frame of early.splice(0)) listener(frame);
    },
    onClose(listener) {
      onClose = listener;
      if (closed) listener();
    },
    close,
    // A port says nothing about its queue; a turn of the event loop lets it be delivered.
    drained: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

import type { RawData, WebSocket } from 'ws';
import { decodeFrame, encodeFrame } from '../../rpc/codec.ts';
import { MAX_FRAME_BYTES } from '../../../preload/contract/limits.ts';
import type { PacedPipe } from '../../system/channel/paced-pipe.ts';

/** Bytes that may wait in the socket before a watch pauses. */
const HIGH_WATER = 1024 * 1024;
/** WebSocket close code for a peer that broke the rules (RFC 6455, 7.4.1). */
const POLICY_VIOLATION = 1008;
/** Milliseconds that a refused peer has to answer the close before the socket is cut. */
const CLOSE_GRACE = 2_000;
/** Frames and their bytes that wait until main serves; our page sends a dozen small ones. */
const MAX_EARLY_FRAMES = 256;
const MAX_EARLY_BYTES = MAX_FRAME_BYTES;

/**
 * Main's end of a connection over a WebSocket of MessagePack messages. Anything that is not one
 * sound binary message closes the socket with 1008.
 */
export function createSocketPipe(
  socket: Pick<WebSocket, 'on' | 'send' | 'close' | 'terminate' | 'bufferedAmount'>,
): PacedPipe {
  let onFrame: ((frame: unknown) => void) | null = null;
  let onClose: (() => void) | null = null;
  let closed = false;
  const early: unknown[] = [];
  let earlyBytes = 0;
  const waiting = new Set<() => void>();

  const wake = () => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  const ended = () => {
    if (closed) return;
    closed = true;
    early.length = 0;
    wake();
    onClose?.();
  };
  const refuse = () => {
    if (closed) return;
    socket.close(POLICY_VIOLATION);
    setTimeout(() => socket.terminate(), CLOSE_GRACE).unref();
    ended();
  };
  socket.on('message', (data, isBinary) => {
    if (closed) return;
    const bytes = bytesOf(data);
    let frame: unknown;
    try {
      if (!isBinary) throw new TypeError('text message');
      frame = decodeFrame(bytes);
    } catch {
      refuse();
      return;
    }
    if (onFrame) {
      onFrame(frame);
      return;
    }
    early.push(frame);
    earlyBytes += bytes.length;
    if (early.length > MAX_EARLY_FRAMES || earlyBytes > MAX_EARLY_BYTES) refuse();
  });
  socket.on('close', ended);
  // A protocol error (too large, bad framing): ws closes the socket itself after this.
  socket.on('error', ended);

  return {
    send(frame) {
      if (closed) return;
      socket.send(encodeFrame(frame), () => {
        if (socket.bufferedAmount <= HIGH_WATER) wake();
      });
    },
    onFrame(listener) {
      onFrame = listener;
      for (const frame of early.splice(0)) listener(frame);
    },
    onClose(listener) {
      onClose = listener;
      if (closed) listener();
    },
    close: refuse,
    drained: () =>
      new Promise((resolve) => {
        if (closed || socket.bufferedAmount <= HIGH_WATER) setImmediate(resolve);
        else waiting.add(resolve);
      }),
  };
}

/** One message as bytes, whichever of its three forms ws chose. */
function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}

import { decode, encode } from '@msgpack/msgpack';
import { assertSoundPack } from '../system/sound-pack.ts';

/** Bytes of the largest frame that crosses a socket, in either direction. */
export const MAX_FRAME_BYTES = 16 * 1024 * 1024;

const MAX_VALUES = 500_000;

/**
 * Turns a frame into MessagePack; properties that are undefined are left out.
 * @throws {Error} for values that MessagePack cannot carry, such as functions
 */
export const encodeFrame = (frame: unknown): Uint8Array<ArrayBuffer> =>
  encode(frame, { ignoreUndefined: true });

/**
 * Reads one frame from hostile bytes. The structure is walked before anything is allocated for it,
 * so lying lengths and deep nesting cost nothing; a `__proto__` key is refused.
 * @throws {Error} when the bytes are not exactly one acceptable MessagePack value
 */
export function decodeFrame(bytes: Uint8Array): unknown {
  if (bytes.length > MAX_FRAME_BYTES) throw new RangeError('frame too large');
  assertSoundPack(bytes);
  return decode(bytes, {
    maxStrLength: MAX_FRAME_BYTES,
    maxBinLength: MAX_FRAME_BYTES,
    maxArrayLength: MAX_VALUES,
    maxMapLength: MAX_VALUES,
    maxExtLength: 16,
  });
}

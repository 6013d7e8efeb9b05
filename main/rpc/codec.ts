import { decode, encode } from '@msgpack/msgpack';
import type { Failure } from '../../preload/contract/failure.ts';
import { MAX_FRAME_BYTES } from '../../preload/contract/limits.ts';
import { assertSoundPack } from '../system/sound-pack.ts';

const MAX_VALUES = 500_000;

/** A frame is too large to be sent. */
class FrameTooLarge extends RangeError {
  readonly failure: Failure = { code: 'message-too-large', params: { limit: MAX_FRAME_BYTES } };
}

/**
 * Turns a frame into MessagePack; properties that are undefined are left out.
 * @throws {Error} for values that MessagePack cannot carry, such as functions; with a `failure` for
 *   frames beyond `MAX_FRAME_BYTES`
 */
export function encodeFrame(frame: unknown): Uint8Array<ArrayBuffer> {
  const bytes = encode(frame, { ignoreUndefined: true });
  if (bytes.length > MAX_FRAME_BYTES) throw new FrameTooLarge('frame too large');
  return bytes;
}

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

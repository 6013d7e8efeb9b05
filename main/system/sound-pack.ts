/** Containers inside containers; the deepest input of the contract needs five, voice messages four. */
const MAX_DEPTH = 32;
/** Scalars and containers in one frame. */
const MAX_VALUES = 500_000;

/** Bytes that follow the head byte of a value of fixed size. */
const BODY: Readonly<Record<number, number>> = {
  0xc0: 0,
  0xc2: 0,
  0xc3: 0,
  0xca: 4,
  0xcb: 8,
  0xcc: 1,
  0xcd: 2,
  0xce: 4,
  0xcf: 8,
  0xd0: 1,
  0xd1: 2,
  0xd2: 4,
  0xd3: 8,
  // Fixed extensions: one byte of type before the body.
  0xd4: 2,
  0xd5: 3,
  0xd6: 5,
  0xd7: 9,
  0xd8: 17,
};

/** Width of the length field and bytes beside the counted ones. */
const COUNTED: Readonly<Record<number, readonly [width: 1 | 2 | 4, extra: 0 | 1]>> = {
  0xc4: [1, 0],
  0xc5: [2, 0],
  0xc6: [4, 0],
  0xc7: [1, 1],
  0xc8: [2, 1],
  0xc9: [4, 1],
  0xd9: [1, 0],
  0xda: [2, 0],
  0xdb: [4, 0],
};

/** Width of the length field and values per entry. */
const CONTAINERS: Readonly<Record<number, readonly [width: 2 | 4, perEntry: 1 | 2]>> = {
  0xdc: [2, 1],
  0xdd: [4, 1],
  0xde: [2, 2],
  0xdf: [4, 2],
};

/**
 * Walks MessagePack bytes without building anything (format: the MessagePack specification,
 * "Formats"), so that a hostile frame is refused before it can cost memory.
 * @throws {RangeError} when a length lies, nesting is too deep, values are too many, or bytes are
 *   missing or left over
 */
export function assertSoundPack(bytes: Uint8Array, maxValues = MAX_VALUES): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  /** Values still expected at each open level. */
  const open: number[] = [1];
  let at = 0;
  let values = 0;

  const length = (width: 1 | 2 | 4): number => {
    const value =
      width === 1 ? view.getUint8(at) : width === 2 ? view.getUint16(at) : view.getUint32(at);
    at += width;
    return value;
  };
  const skip = (count: number) => {
    at += count;
    if (at > bytes.length) throw new RangeError('bytes missing');
  };
  const enter = (count: number) => {
    // Each value takes at least one byte, so a count beyond the rest of the frame is a lie.
    if (count > bytes.length - at) throw new RangeError('length lies');
    if (count === 0) return;
    if (open.length > MAX_DEPTH) throw new RangeError('too deep');
    open.push(count);
  };

  while (open.length > 0) {
    const level = open.length - 1;
    const left = open[level] ?? 0;
    if (left === 0) {
      open.pop();
      continue;
    }
    open[level] = left - 1;
    values += 1;
    if (values > maxValues) throw new RangeError('too many values');
    const head = length(1);
    if (head < 0x80 || head >= 0xe0) continue;
    if (head < 0x90) enter((head & 0x0f) * 2);
    else if (head < 0xa0) enter(head & 0x0f);
    else if (head < 0xc0) skip(head & 0x1f);
    else {
      const counted = COUNTED[head];
      const container = CONTAINERS[head];
      const body = BODY[head];
      if (body !== undefined) skip(body);
      else if (counted) skip(length(counted[0]) + counted[1]);
      else if (container) enter(length(container[0]) * container[1]);
      else throw new RangeError('reserved head byte');
    }
  }
  if (at !== bytes.length) throw new RangeError('bytes left over');
}

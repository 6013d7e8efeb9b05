import { grown } from './vocabulary.ts';

/** Word numbers of segments, end to end, seven bits a byte: frequent words came first and are short. */
export interface Sequences {
  /** Where the next segment will start. */
  readonly length: number;
  readonly bytes: Uint8Array;
  push(numbers: ArrayLike<number>, count: number): void;
  append(packed: Uint8Array): void;
}

export function createSequences(): Sequences {
  let bytes = new Uint8Array(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    get bytes() {
      return bytes;
    },
    push(numbers, count) {
      bytes = grown(bytes, length + 5 * count);
      for (let index = 0; index < count; index += 1) {
        let rest = numbers[index] ?? 0;
        while (rest > 127) {
          bytes[length] = (rest & 127) | 128;
          length += 1;
          rest >>>= 7;
        }
        bytes[length] = rest;
        length += 1;
      }
    },
    append(packed) {
      bytes = grown(bytes, length + packed.length);
      bytes.set(packed, length);
      length += packed.length;
    },
  };
}

/** Reads so many numbers from a place on into `out`; answers with the place after them. */
export function readSequence(
  bytes: Uint8Array,
  start: number,
  count: number,
  out: Uint32Array,
): number {
  let at = start;
  for (let index = 0; index < count; index += 1) {
    let byte = bytes[at] ?? 0;
    at += 1;
    let number = byte & 127;
    let shift = 7;
    while (byte > 127) {
      byte = bytes[at] ?? 0;
      at += 1;
      number |= (byte & 127) << shift;
      shift += 7;
    }
    out[index] = number;
  }
  return at;
}

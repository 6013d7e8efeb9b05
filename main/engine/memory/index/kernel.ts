/** Bits of a signature. */
export const SIGNATURE_BITS = 256;
export const SIGNATURE_BYTES = SIGNATURE_BITS / 8;

/** Where things lie in the memory of the kernel: reciprocals, what was found, counts, signatures. */
const FOUND = 4096;
/** So many signatures are compared in one call. */
export const CHUNK = 8192;
const COUNTS = FOUND + CHUNK * 8;
const PAGE = 65_536;
/** Likenesses are whole numbers up to this: equal signatures. */
export const MOST_ALIKE = 512;

/** Signatures side by side, and the loop that compares one with all of them. */
export interface Kernel {
  /** 32 bytes for each place. Another array after `grow`. */
  readonly signatures: Uint8Array;
  /** How many bits of each signature are set, at most 255. Another array after `grow`. */
  readonly counts: Uint8Array;
  readonly capacity: number;
  /** Makes room for so many places; what is stored stays. */
  grow(capacity: number): void;
  /** Sets what the next scans compare with. */
  ask(signature: Uint8Array, count: number): void;
  /**
   * Compares places `from` to before `to`, at most `CHUNK` of them, and answers with pairs of numbers,
   * place and likeness, in order of place, of all that are at least `least` alike (1 to 512). The array
   * is valid until the next call.
   */
  scan(from: number, to: number, least: number): Int32Array;
}

type Scan = (
  from: number,
  to: number,
  least: number,
  out: number,
  a: bigint,
  b: bigint,
  c: bigint,
  d: bigint,
  counts: number,
  signatures: number,
) => number;

/**
 * The likeness of two signatures with p and q bits, s of them shared, is 1024·s / (p + q): Dice's
 * measure. It is compiled code, because it runs for each segment of a memory at each keystroke's pause.
 */
export function createKernel(capacity: number): Kernel {
  let size = Math.max(1, capacity);
  const memory = new WebAssembly.Memory({ initial: pagesFor(size) });
  const instance = new WebAssembly.Instance(new WebAssembly.Module(PROGRAM), { m: { m: memory } });
  const run = instance.exports['scan'] as Scan;
  let views = viewsOf(memory, size);
  let asked: readonly [bigint, bigint, bigint, bigint] = [0n, 0n, 0n, 0n];

  return {
    get signatures() {
      return views.signatures;
    },
    get counts() {
      return views.counts;
    },
    get capacity() {
      return size;
    },
    grow(wanted) {
      if (wanted <= size) return;
      const bytes = views.signatures.slice();
      memory.grow(Math.max(0, pagesFor(wanted) - memory.buffer.byteLength / PAGE));
      size = wanted;
      // The counts stay in front, so the signatures move up.
      views = viewsOf(memory, size);
      views.signatures.set(bytes);
    },
    ask(signature, count) {
      const words = new BigUint64Array(signature.slice().buffer);
      asked = [words[0] ?? 0n, words[1] ?? 0n, words[2] ?? 0n, words[3] ?? 0n];
      const reciprocals = new Uint32Array(memory.buffer, 0, 256);
      for (let other = 0; other < 256; other += 1) {
        reciprocals[other] = Math.floor((2 * MOST_ALIKE * 65_536) / Math.max(1, count + other));
      }
    },
    scan(from, to, least) {
      const end = run(from, to, least, FOUND, ...asked, COUNTS, views.signatures.byteOffset);
      return new Int32Array(memory.buffer, FOUND, (end - FOUND) / 4);
    },
  };
}

const countsRoom = (capacity: number) => Math.ceil(capacity / 64) * 64;
const pagesFor = (capacity: number) =>
  Math.ceil((COUNTS + countsRoom(capacity) + capacity * SIGNATURE_BYTES) / PAGE);

function viewsOf({ buffer }: WebAssembly.Memory, capacity: number) {
  return {
    counts: new Uint8Array(buffer, COUNTS, capacity),
    signatures: new Uint8Array(buffer, COUNTS + countsRoom(capacity), capacity * SIGNATURE_BYTES),
  };
}

// What follows writes the loop in the binary form of WebAssembly; numbers are its operation codes.

/** Numbers of the locals: the ten parameters in order, then two of its own. */
const [FROM, TO, LEAST, OUT, A, COUNT_BASE, SIGNATURE_BASE, AT, ALIKE] = [
  0, 1, 2, 3, 4, 8, 9, 10, 11,
];

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const tee = (local: number) => [0x22, local];
const constant = (value: number) => [0x41, value];
const [ADD, MULTIPLY, SHIFT_LEFT, SHIFT_RIGHT, BELOW, AT_LEAST] = [
  0x6a, 0x6c, 0x74, 0x76, 0x49, 0x4f,
];

/** Bits that word n of the signature shares with what was asked for. */
const shared = (n: number) => [
  ...get(AT),
  ...[0x29, 3, 8 * n], // i64.load
  ...get(A + n),
  0x83, // i64.and
  0x7b, // i64.popcnt
];

const LOOP = [
  ...[0x02, 0x40], // block
  ...[...get(FROM), ...get(TO), AT_LEAST, 0x0d, 0], // leave it where there is nothing to compare
  ...[0x03, 0x40], // loop
  ...[...get(SIGNATURE_BASE), ...get(FROM), ...constant(5), SHIFT_LEFT, ADD, ...set(AT)],
  ...[...shared(0), ...shared(1), 0x7c, ...shared(2), 0x7c, ...shared(3), 0x7c, 0xa7], // sum as i32
  ...[...get(COUNT_BASE), ...get(FROM), ADD, 0x2d, 0, 0], // i32.load8_u: its count of bits
  ...[...constant(2), SHIFT_LEFT, 0x28, 2, 0, MULTIPLY], // times the reciprocal of the counts
  ...[...constant(16), SHIFT_RIGHT, ...tee(ALIKE)],
  ...[...get(LEAST), AT_LEAST, 0x04, 0x40], // if
  ...[...get(OUT), ...get(FROM), 0x36, 2, 0], // i32.store
  ...[...get(OUT), ...get(ALIKE), 0x36, 2, 4],
  ...[...get(OUT), ...constant(8), ADD, ...set(OUT)],
  0x0b,
  ...[...get(FROM), ...constant(1), ADD, ...tee(FROM), ...get(TO), BELOW, 0x0d, 0], // again
  ...[0x0b, 0x0b],
  ...get(OUT),
  0x0b,
];

const I32 = 0x7f;
const I64 = 0x7e;
const section = (id: number, content: readonly number[]) => [id, ...sized(content)];
const sized = (content: readonly number[]) => [...leb(content.length), ...content];
const name = (text: string) => sized(Array.from(text, (letter) => letter.charCodeAt(0)));

function leb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(value >> 7)];
}

const PROGRAM = new Uint8Array([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [...[1, 0x60, 10, I32, I32, I32, I32, I64, I64, I64, I64, I32, I32], ...[1, I32]]),
  ...section(2, [1, ...name('m'), ...name('m'), 2, 0, 1]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...name('scan'), 0, 0]),
  ...section(10, [1, ...sized([1, 2, I32, ...LOOP])]),
]);

/** Kinds of white space and of delimiters in a content stream (ISO 32000-1, 7.2.2). */
const SPACE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITER = new Set(Buffer.from('()<>[]{}/%', 'latin1'));
const [OPEN, CLOSE, LESS, MORE] = [0x28, 0x29, 0x3c, 0x3e];
const [SLASH, PERCENT, BACKSLASH] = [0x2f, 0x25, 0x5c];

/** One operation of a content stream: its operands and its operator. */
export interface Operation {
  readonly operator: string;
  /** Byte offsets of the whole operation, operands included. */
  readonly start: number;
  readonly end: number;
  /** Offsets of each operand; an array or a dictionary is several. */
  readonly operands: readonly (readonly [start: number, end: number])[];
}

/** Operands beyond this many belong to nothing that is read here. */
const MOST_OPERANDS = 64;

/**
 * Walks over the operations of a decoded content stream. Never fails: what is no syntax is passed
 * over, as viewers do.
 */
export function* readOperations(bytes: Uint8Array): Generator<Operation, void, undefined> {
  let operands: (readonly [number, number])[] = [];
  let start = -1;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (SPACE.has(byte)) {
      at += 1;
      continue;
    }
    if (byte === PERCENT) {
      at = lineEnd(bytes, at);
      continue;
    }
    const from = at;
    at = tokenEnd(bytes, at);
    if (start < 0) start = from;
    if (!isOperator(bytes, from, at)) {
      if (operands.length < MOST_OPERANDS) operands.push([from, at]);
      continue;
    }
    const operator = latin(bytes, from, at);
    if (operator === 'ID') at = inlineImageEnd(bytes, at);
    yield { operator, start, end: at, operands };
    operands = [];
    start = -1;
  }
}

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, Math.min(to, from + 64))).toString('latin1');

/** The name that an operand is, without its slash; null where it is none. */
export function readName(bytes: Uint8Array, operand: readonly [number, number]): string | null {
  if (bytes[operand[0]] !== SLASH) return null;
  return Buffer.from(bytes.subarray(operand[0] + 1, Math.min(operand[1], operand[0] + 1024)))
    .toString('latin1')
    .replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** The numbers that operands are; NaN for one that is none. */
export const readNumbers = (
  bytes: Uint8Array,
  operands: readonly (readonly [number, number])[],
): number[] => operands.map(([from, to]) => Number(latin(bytes, from, to)));

function isOperator(bytes: Uint8Array, from: number, to: number): boolean {
  const first = bytes[from] ?? 0;
  // Letters, and the two operators that are quotes; everything else begins an operand.
  const isLetter = (first >= 65 && first <= 90) || (first >= 97 && first <= 122);
  if (!isLetter) return first === 0x27 || first === 0x22;
  const word = to - from;
  if (word < 4 || word > 5) return true;
  return !['true', 'null', 'false'].includes(latin(bytes, from, to));
}

function tokenEnd(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  if (byte === OPEN) return stringEnd(bytes, at);
  if (byte === LESS && bytes[at + 1] !== LESS) {
    const end = bytes.indexOf(MORE, at);
    return end < 0 ? bytes.length : end + 1;
  }
  if ((byte === LESS || byte === MORE) && bytes[at + 1] === byte) return at + 2;
  if (byte !== SLASH && DELIMITER.has(byte)) return at + 1;
  let end = at + 1;
  for (; end < bytes.length; end += 1) {
    const next = bytes[end] ?? 0;
    if (SPACE.has(next) || DELIMITER.has(next)) break;
  }
  return end;
}

function stringEnd(bytes: Uint8Array, at: number): number {
  let depth = 0;
  for (let end = at; end < bytes.length; end += 1) {
    const byte = bytes[end];
    if (byte === BACKSLASH) end += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE) {
      depth -= 1;
      if (depth === 0) return end + 1;
    }
  }
  return bytes.length;
}

function lineEnd(bytes: Uint8Array, at: number): number {
  let end = at;
  while (end < bytes.length && bytes[end] !== 10 && bytes[end] !== 13) end += 1;
  return end;
}

/** Behind the `EI` of an inline image: between white space, and with text behind it, not data. */
function inlineImageEnd(bytes: Uint8Array, at: number): number {
  for (let i = at + 1; i + 1 < bytes.length; i += 1) {
    if (bytes[i] !== 0x45 || bytes[i + 1] !== 0x49 || !SPACE.has(bytes[i - 1] ?? 0)) continue;
    const behind = bytes.subarray(i + 2, i + 18);
    const isText = behind.every((byte) => (byte >= 32 && byte < 127) || SPACE.has(byte));
    if (behind.length === 0 || (SPACE.has(behind[0] ?? 0) && isText)) return i + 2;
  }
  return bytes.length;
}

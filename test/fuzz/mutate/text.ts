import type { Random } from '../random.ts';
import { BYTE_MUTATIONS, MOST_BYTES, replaced } from './bytes.ts';
import type { Mutation } from './bytes.ts';

/** What a grammar is made of. */
export interface Grammar {
  /** Where pieces of it begin and end. */
  readonly signs: string;
  /** Pieces that mean something, or nearly. */
  readonly tokens: readonly string[];
  /** What can stand inside of itself. */
  readonly nests: readonly (readonly [open: string, close: string])[];
}

const DEPTHS = [3, 40, 257, 600, 1_001, 5_000, 20_000];
const NUMBERS = [
  ...['0', '-1', '00', '1e999', '-0', 'NaN', '1.5', '255', '256', '32768', '65536'],
  ...['2147483647', '2147483648', '4294967295', '9007199254740993', '18446744073709551616'],
  ...['99999999999999999999999999', '0x7fffffff', '1_000', '\u0661\u0662', '-9223372036854775809'],
];
/** Bytes that are no text: cut-off sequences, surrogates in UTF-8, overlong forms, what has no character. */
const NO_TEXT = [
  'c3',
  'e282',
  'eda080',
  'edb080',
  'c080',
  'f0808080',
  'f8',
  'ff',
  'fe',
  'f4908080',
];
const MARKS = ['efbbbf', 'fffe', 'feff', '0000feff', 'fffe0000', '2b2f76'];

/** Damage that follows the grammar: from piece to piece, and of a kind that its readers meet. */
export function textMutations(grammar: Grammar): readonly Mutation[] {
  const { tokens, nests } = grammar;
  const isSign = new Uint8Array(256);
  for (const byte of Buffer.from(grammar.signs, 'latin1')) isSign[byte] = 1;

  /** A place where a piece begins or ends, near a random one. */
  const border = (input: Buffer, random: Random): number => {
    let at = random.below(input.length + 1);
    for (let left = 400; left > 0 && at < input.length; left -= 1, at += 1) {
      if (isSign[input[at] ?? 0] === 1) return random.percent(50) ? at : at + 1;
    }
    return at;
  };
  const range = (input: Buffer, random: Random): readonly [number, number] => {
    const [a, b] = [border(input, random), border(input, random)];
    const [from, to] = a < b ? [a, b] : [b, a];
    return random.percent(70)
      ? [from, Math.min(to, border(input.subarray(0, from + 300), random))]
      : [from, to];
  };
  const near = (input: Buffer, random: Random): readonly [number, number] => {
    const [from, to] = range(input, random);
    return from <= to ? [from, to] : [to, from];
  };

  const putToken: Mutation = (input, random) => {
    const at = border(input, random);
    return replaced(input, at, at, Buffer.from(random.pick(tokens)));
  };
  const repeatToken: Mutation = (input, random) => {
    const at = border(input, random);
    const token = random.pick(tokens);
    const most = Math.floor(MOST_BYTES / (token.length + 1));
    const times = random.percent(70)
      ? 1 + random.below(30)
      : 1 + random.below(Math.min(30_000, most));
    return replaced(input, at, at, Buffer.from(token.repeat(times)));
  };
  const cutPiece: Mutation = (input, random) =>
    replaced(input, ...near(input, random), Buffer.alloc(0));
  const swapPiece: Mutation = (input, random, others) => {
    const other = Buffer.from(others.length === 0 ? input : random.pick(others));
    const [from, to] = near(other, random);
    return replaced(input, ...near(input, random), other.subarray(from, to));
  };
  const doublePiece: Mutation = (input, random) => {
    const [from, to] = near(input, random);
    const piece = input.subarray(from, to);
    const room = Math.floor((MOST_BYTES - input.length) / (piece.length + 1));
    const times = Math.max(
      1,
      Math.min(room, random.percent(80) ? 1 + random.below(4) : random.below(2_000)),
    );
    return replaced(input, to, to, Buffer.concat(new Array<Buffer>(times).fill(piece)));
  };
  const nest: Mutation = (input, random) => {
    const [open, close] = random.pick(nests);
    const depth = Math.min(
      random.pick(DEPTHS),
      Math.floor(MOST_BYTES / (open.length + close.length)),
    );
    const [from, to] = near(input, random);
    const isClosed = random.percent(70);
    return Buffer.concat([
      input.subarray(0, from),
      Buffer.from(open.repeat(depth)),
      input.subarray(from, to),
      Buffer.from(isClosed ? close.repeat(depth) : ''),
      input.subarray(to),
    ]);
  };
  const changeNumber: Mutation = (input, random) => {
    const text = input.toString('latin1');
    const places = [...text.matchAll(/-?\d+/g)];
    if (places.length === 0) return input;
    const { index, 0: number } = random.pick(places);
    return replaced(input, index, index + number.length, Buffer.from(random.pick(NUMBERS)));
  };
  /** One value, quoted or between two signs, becomes very long. */
  const swell: Mutation = (input, random) => {
    const at = border(input, random);
    const unit = random.pick([
      'a',
      ' ',
      '\n',
      '\t',
      '\\',
      '"',
      "'",
      '&amp;',
      '\u00e9',
      '\ud83d\ude00',
      '-',
      ...tokens,
    ]);
    const times = Math.floor(random.pick([300, 5_000, 70_000]) / unit.length) + 1;
    return replaced(input, at, at, Buffer.from(unit.repeat(times)));
  };
  const breakText: Mutation = (input, random) => {
    const at = random.below(input.length + 1);
    return replaced(input, at, at, Buffer.from(random.pick(NO_TEXT), 'hex'));
  };
  const putMark: Mutation = (input, random) =>
    Buffer.concat([Buffer.from(random.pick(MARKS), 'hex'), input]);
  const widen: Mutation = (input, random) => {
    const wide = Buffer.from(input.toString('utf8'), 'utf16le');
    const cut = random.percent(20) ? wide.subarray(0, wide.length - 1) : wide;
    const bytes = random.percent(50) ? cut : Buffer.from(cut.subarray(0, cut.length & ~1)).swap16();
    return random.percent(70) ? Buffer.concat([Buffer.from('\ufeff', 'utf16le'), bytes]) : bytes;
  };
  const changeLines: Mutation = (input, random) =>
    Buffer.from(
      input
        .toString('latin1')
        .replace(/\r?\n/g, random.pick(['\r', '\r\n', '\n\r', '\u0085', '\n\n', ''])),
      'latin1',
    );

  const own = [putToken, repeatToken, cutPiece, swapPiece, doublePiece, changeNumber, swell];
  return [
    ...[...own, ...own, putToken, putToken, swapPiece, cutPiece, changeNumber],
    ...(nests.length > 0 ? [nest, nest] : []),
    ...[breakText, putMark, widen, changeLines],
    ...BYTE_MUTATIONS,
  ];
}

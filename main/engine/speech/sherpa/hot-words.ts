import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SherpaModel } from './folder.ts';

/** How much likelier a spoken term becomes; the runtime's own default is 1.5. */
const SCORE = 2;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Configuration by which a recogniser prefers spoken terms, and what to do once it is open. */
export interface HotWords {
  readonly recogniser: Readonly<Record<string, unknown>>;
  readonly model: Readonly<Record<string, unknown>>;
  release(): void;
}

/** Whether the words of a model are all in capitals, as of many English ones. */
export function isInCapitals(tokens: string): boolean {
  const words = tokens.replace(/<[^>]*>/g, '');
  return /\p{Lu}/u.test(words) && !/\p{Ll}/u.test(words);
}

/**
 * Spoken terms for a model that takes them: a transducer with the list of the pieces of its words.
 * @returns null where there are none, or the model takes none
 */
export function hotWordsFor(
  { folder, model }: SherpaModel,
  terms: readonly string[],
): HotWords | null {
  if (!('transducer' in model)) return null;
  const tokens = readFileSync(String(model['tokens']), 'utf8');
  const own = isInCapitals(tokens) ? terms.map((term) => term.toUpperCase()) : terms;
  // One a line; a colon or slash would begin a score or pieces of its own.
  const written = own.map((term) => term.replace(/[\s:/]+/g, ' ').trim()).filter(Boolean);
  if (written.length === 0) return null;
  const pieces = piecesOf(folder);
  const isCjk = CJK.test(tokens);
  if (pieces === null && !isCjk) return null;
  const list = written.join('\n');
  return {
    recogniser: {
      decodingMethod: 'modified_beam_search',
      hotwordsBuf: list,
      hotwordsBufSize: Buffer.byteLength(list),
      hotwordsScore: SCORE,
    },
    model: {
      modelingUnit: pieces === null ? 'cjkchar' : isCjk ? 'cjkchar+bpe' : 'bpe',
      bpeVocab: pieces?.path ?? '',
    },
    release: () => pieces?.release(),
  };
}

/** The file of pieces that the runtime reads, made from SentencePiece's own where only that is there. */
function piecesOf(folder: string): { readonly path: string; release(): void } | null {
  const path = join(folder, 'bpe.vocab');
  if (existsSync(path)) return { path, release: () => undefined };
  const binary = join(folder, 'bpe.model');
  if (!existsSync(binary)) return null;
  const place = mkdtempSync(join(tmpdir(), 'dragoman-pieces-'));
  const made = join(place, 'bpe.vocab');
  const lines = readPieces(readFileSync(binary)).map(({ text, score }) => `${text}\t${score}\n`);
  writeFileSync(made, lines.join(''), { mode: 0o600 });
  return { path: made, release: () => rmSync(place, { recursive: true, force: true }) };
}

/**
 * The pieces of a SentencePiece model, a protocol buffer whose field 1 is repeated: each piece has its text in
 * field 1 and its score, a float, in field 2.
 * @throws RangeError where it is cut off
 */
export function readPieces(bytes: Buffer): { readonly text: string; readonly score: number }[] {
  const pieces: { text: string; score: number }[] = [];
  for (const { number, value } of fieldsOf(bytes)) {
    if (number !== 1 || !(value instanceof Buffer)) continue;
    const piece = { text: '', score: 0 };
    for (const field of fieldsOf(value)) {
      if (field.number === 1 && field.value instanceof Buffer) {
        piece.text = field.value.toString('utf8');
      }
      if (field.number === 2 && typeof field.value === 'number') piece.score = field.value;
    }
    pieces.push(piece);
  }
  return pieces;
}

function* fieldsOf(
  bytes: Buffer,
): Generator<{ readonly number: number; readonly value: Buffer | number }> {
  let at = 0;
  const whole = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  while (at < bytes.length) {
    const key = whole();
    const [number, kind] = [Math.floor(key / 8), key % 8];
    if (kind === 0) yield { number, value: whole() };
    else if (kind === 5) {
      yield { number, value: bytes.readFloatLE(at) };
      at += 4;
    } else if (kind === 1) at += 8;
    else if (kind === 2) {
      const length = whole();
      if (at + length > bytes.length) throw new RangeError('The list of pieces is cut off.');
      yield { number, value: bytes.subarray(at, at + length) };
      at += length;
    } else throw new RangeError('The list of pieces is damaged.');
  }
}

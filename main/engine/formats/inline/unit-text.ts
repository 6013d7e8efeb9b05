import { readXmlText, writeXmlText } from './xml-text.ts';

/** A stretch of a unit: plain text, or one tag by its number. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close' | 'alone'; readonly tag: number };

/** Writes pieces as the text of a unit: `<g1>…</g1>` for a pair, `<x2/>` for what stands alone. */
export function writePieces(pieces: readonly Piece[]): string {
  const written: string[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'text') written.push(writeXmlText(piece.text));
    else if (piece.kind === 'alone') written.push(`<x${piece.tag}/>`);
    else written.push(piece.kind === 'open' ? `<g${piece.tag}>` : `</g${piece.tag}>`);
  }
  // Joined at once: a text that grows keeps each of its pieces until it is read.
  return written.join('');
}

const TAG = /<(\/?)([gx])([1-9][0-9]{0,6})(\s?\/?)>/g;

/** Reads the text of a unit. What is none of its tags is text. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  const literal = (raw: string) => {
    if (raw !== '') pieces.push({ kind: 'text', text: readXmlText(raw) });
  };
  let at = 0;
  for (const match of text.matchAll(TAG)) {
    literal(text.slice(at, match.index));
    at = match.index + match[0].length;
    const tag = Number(match[3]);
    const empty = match[4]?.endsWith('/') === true;
    if (match[2] === 'x') pieces.push({ kind: 'alone', tag });
    else if (match[1] === '/') pieces.push({ kind: 'close', tag });
    else {
      pieces.push({ kind: 'open', tag });
      if (empty) pieces.push({ kind: 'close', tag });
    }
  }
  literal(text.slice(at));
  return pieces;
}

/** A translation as pieces whose tags can be written. */
export interface FittedPieces {
  readonly pieces: readonly Piece[];
  /** False: the tags of the translation were wrong and stand at the ends now. */
  readonly kept: boolean;
}

/**
 * Reads a translation of a unit. It must hold every tag of the source once, with its pairs nested; if
 * not, its tags are dropped and those of the source are set at the ends: what stands before the first
 * word of the source comes first, everything else last.
 */
export function fitPieces(source: readonly Piece[], translation: string): FittedPieces {
  const pieces = readPieces(translation);
  if (sameTags(source, pieces)) return { pieces, kept: true };
  return { pieces: tagsAtEnds(source, pieces), kept: false };
}

/** The words of a translation between the tags of its source. */
export function tagsAtEnds(source: readonly Piece[], translation: readonly Piece[]): Piece[] {
  const text = translation
    .map((piece) => (piece.kind === 'text' ? piece.text : ''))
    .join('')
    .trim();
  const first = source.findIndex((piece) => piece.kind === 'text' && piece.text.trim() !== '');
  const isTag = (piece: Piece) => piece.kind !== 'text';
  return [
    ...source.slice(0, Math.max(first, 0)).filter(isTag),
    { kind: 'text', text },
    ...source.slice(Math.max(first, 0)).filter(isTag),
  ];
}

/** Whether a translation has the tags of the source, each once, and its pairs do not cross. */
export function sameTags(source: readonly Piece[], translation: readonly Piece[]): boolean {
  const wanted = new Set<string>();
  for (const piece of source) if (piece.kind !== 'text') wanted.add(`${piece.kind}${piece.tag}`);
  const open: number[] = [];
  for (const piece of translation) {
    if (piece.kind === 'text') continue;
    if (!wanted.delete(`${piece.kind}${piece.tag}`)) return false;
    if (piece.kind === 'open') open.push(piece.tag);
    else if (piece.kind === 'close' && open.pop() !== piece.tag) return false;
  }
  return wanted.size === 0;
}

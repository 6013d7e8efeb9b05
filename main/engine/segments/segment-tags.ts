import type { Piece } from '../formats/inline/unit-text.ts';

/** Tags of a segment: name as it is shown (`g1`, `x2`) → name in its unit. */
export type TagNames = Readonly<Record<string, string>>;

/** A segment as people see it: plain characters, and its tags as `<g1>…</g1>` and `<x2/>`. */
export interface ShownSegment {
  readonly text: string;
  readonly tags: TagNames;
}

const TAG = /<(\/?)([gx])([1-9][0-9]{0,6})(\s?\/?)>/g;

/**
 * Shows a stretch of a unit. Its tags are numbered anew from 1, so that equal sentences are equal
 * wherever they stand; numbers that its words use (`<g1>` as text) are left out.
 */
export function showPieces(pieces: readonly Piece[]): ShownSegment {
  const taken = new Set(pieces.flatMap((piece) => (piece.kind === 'text' ? numbers(piece) : [])));
  const shown = new Map<string, string>();
  let number = 0;
  const nameOf = (own: string): string => {
    const known = shown.get(own);
    if (known !== undefined) return known;
    do number += 1;
    while (taken.has(number));
    const name = `${own.charAt(0)}${number}`;
    shown.set(own, name);
    return name;
  };
  const text = pieces.map((piece) => written(piece, nameOf)).join('');
  return { text, tags: Object.fromEntries([...shown].map(([own, name]) => [name, own])) };
}

/** Writes pieces as they are shown. */
export const shownText = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => written(piece, (own) => own)).join('');

/** Reads what is shown, or typed. What is no tag of the segment is text. Numbers are the shown ones. */
export function shownPieces(text: string, tags: TagNames): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const literal = (end: number) => {
    if (end > at) pieces.push({ kind: 'text', text: text.slice(at, end) });
  };
  for (const match of text.matchAll(TAG)) {
    const [whole, slash, letter, digits, end] = match;
    if (!Object.hasOwn(tags, `${letter}${digits}`)) continue;
    literal(match.index);
    at = match.index + whole.length;
    const tag = Number(digits);
    if (letter === 'x') pieces.push({ kind: 'alone', tag });
    else if (slash === '/') pieces.push({ kind: 'close', tag });
    else {
      pieces.push({ kind: 'open', tag });
      if (end?.endsWith('/') === true) pieces.push({ kind: 'close', tag });
    }
  }
  literal(text.length);
  return pieces;
}

/** Pieces with the numbers that their unit uses. */
export function ownPieces(pieces: readonly Piece[], tags: TagNames): Piece[] {
  return pieces.map((piece) => {
    if (piece.kind === 'text') return piece;
    const own = tags[nameOfTag(piece)] ?? nameOfTag(piece);
    return { kind: piece.kind, tag: Number(own.slice(1)) };
  });
}

/** The words of a segment without its tags. */
export const wordsOfSegment = (text: string, tags: TagNames): string =>
  shownPieces(text, tags)
    .map((piece) => (piece.kind === 'text' ? piece.text : ''))
    .join('');

/**
 * A text of another segment, of a memory say, without tags that this segment lacks: they would become
 * words of it. What stands in its source as words may stay.
 */
export function withoutForeignTags(text: string, source: ShownSegment): string {
  return text.replace(TAG, (whole, _slash, letter: string, digits: string) =>
    Object.hasOwn(source.tags, `${letter}${digits}`) || source.text.includes(whole) ? whole : '',
  );
}

/** `g1` of a pair, `x2` of a tag that stands alone. */
export const nameOfTag = (piece: Exclude<Piece, { kind: 'text' }>): string =>
  `${piece.kind === 'alone' ? 'x' : 'g'}${piece.tag}`;

function written(piece: Piece, nameOf: (own: string) => string): string {
  if (piece.kind === 'text') return piece.text;
  const name = nameOf(nameOfTag(piece));
  if (piece.kind === 'alone') return `<${name}/>`;
  return piece.kind === 'open' ? `<${name}>` : `</${name}>`;
}

const numbers = ({ text }: { readonly text: string }): number[] =>
  Array.from(text.matchAll(TAG), (match) => Number(match[3]));

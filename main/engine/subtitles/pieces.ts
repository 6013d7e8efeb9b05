import { textWidth } from './text-width.ts';

/** A part of a text that stays on one line. */
export interface Piece {
  /** Without spaces around it. */
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly from: number;
  readonly width: number;
  /** Columns between the piece before and this one on the same line: 0 or 1. */
  readonly space: number;
  /** How well a line ends behind it. */
  readonly end: 'sentence' | 'clause' | 'word';
}

/** Cuts texts into pieces; keeps the word finder, which is slow to make. */
export type CutPieces = (text: string) => readonly Piece[];

/** Scripts that are written without spaces. */
const DENSE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** What must not begin a line, and what must not end one. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const SENTENCE_END = /[.!?…。！？।؟][)\]}"'”’»」』]*$/u;
const CLAUSE_END = /[,;:–—、，；：،؛][)\]}"'”’»」』]*$/u;

/** @param widest columns; a longer word is cut */
export function createCutPieces(widest: number): CutPieces {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' });
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

  const denseParts = (word: string): readonly string[] => {
    const parts: string[] = [];
    for (const { segment } of words.segment(word)) {
      const last = parts.at(-1);
      if (last !== undefined && (CLOSING.test(segment) || OPENING.test(last))) {
        parts[parts.length - 1] = last + segment;
      } else parts.push(segment);
    }
    return parts;
  };

  const narrowParts = (part: string): readonly string[] => {
    if (textWidth(part) <= widest) return [part];
    const parts: string[] = [];
    let open = '';
    for (const { segment } of letters.segment(part)) {
      if (open !== '' && textWidth(open + segment) > widest) {
        parts.push(open);
        open = '';
      }
      open += segment;
    }
    return [...parts, open];
  };

  return (text) => {
    const pieces: Piece[] = [];
    for (const match of text.matchAll(/\S+/g)) {
      const [word] = match;
      let from = match.index;
      for (const dense of DENSE.test(word) ? denseParts(word) : [word]) {
        for (const part of narrowParts(dense)) {
          pieces.push({
            text: part,
            from,
            width: textWidth(part),
            space: from === match.index && pieces.length > 0 ? 1 : 0,
            end: SENTENCE_END.test(part) ? 'sentence' : CLAUSE_END.test(part) ? 'clause' : 'word',
          });
          from += part.length;
        }
      }
    }
    return pieces;
  };
}

/** Pieces as text again. */
export function piecesText(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, space }, index) => (index > 0 && space > 0 ? ` ${text}` : text))
    .join('');
}

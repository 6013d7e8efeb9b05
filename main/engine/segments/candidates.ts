import type { SegmentMode } from './segment-mode.ts';

/** In Greek alone a semicolon asks a question. */
const GREEK = new Intl.Segmenter('el', { granularity: 'sentence' });
const OTHERS = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Places after these patterns are candidates that the Unicode rules do not see. */
const FURTHER = [
  // The character … followed by a capital; three full stops they do see.
  /…["'”’»)\]]*\s+(?=["'“„«(¿¡]?\p{Lu})/gu,
  // A name such as iPad at the start of a sentence.
  /[.!?]["'”’»)\]]*\s+(?=\p{Ll}\p{Lu}\p{L})/gu,
  // A quotation closed by a mark that stands apart: « Oui ! » Puis …
  /[.!?…]\s+[»”]\s+(?=["'“„«(¿¡]?\p{Lu})/gu,
];

/**
 * Places where a sentence may begin, ascending. With mode `punctuation` newlines count as spaces.
 * @param language base code, or null
 */
export function candidateBreaks(
  text: string,
  language: string | null,
  mode: SegmentMode,
): readonly number[] {
  // One space for each newline unit keeps all offsets.
  const flat = mode === 'punctuation' ? text.replace(/[\n\r\u0085\u2028\u2029]/g, ' ') : text;
  const places: number[] = [];
  for (const sentence of (language === 'el' ? GREEK : OTHERS).segment(flat)) {
    if (sentence.index > 0) places.push(sentence.index);
  }
  const known = places.length;
  for (const pattern of FURTHER) {
    for (const match of flat.matchAll(pattern)) places.push(match.index + match[0].length);
  }
  return places.length === known ? places : places.sort((a, b) => a - b);
}

import { fitPieces, readPieces, writePieces } from '../inline/unit-text.ts';
import type { Piece } from '../inline/unit-text.ts';
import type { Look } from './glyph-run.ts';
import { SIGN } from './glyph-runs.ts';
import { sameLook, textOf } from './line.ts';
import type { Span } from './line.ts';

/** The text of a paragraph for translation, and the way back to letters with looks. */
export interface UnitText {
  readonly text: string;
  readonly base: Look;
  /** Looks of the tags, by number less one. */
  readonly looks: readonly Look[];
}

/** Words, or letters of scripts where one is a word. */
const WORDS =
  /\p{L}\p{M}*\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether there is something to translate: numbers, signs and single letters stay as they are. */
export const hasWords = (spans: readonly Span[]): boolean => WORDS.test(textOf(spans));

/** The look of most letters is the paragraph's; what looks otherwise stands in a pair of tags. */
export function toUnitText(spans: readonly Span[]): UnitText {
  const base = baseLook(spans);
  const looks: Look[] = [];
  const pieces = spacesOut(spans, base).flatMap((span): Piece[] => {
    if (sameLook(span.look, base)) return [{ kind: 'text', text: span.text }];
    const tag = looks.push(span.look);
    if (span.look.sign !== undefined) return [{ kind: 'alone', tag }];
    return [
      { kind: 'open', tag },
      { kind: 'text', text: span.text },
      { kind: 'close', tag },
    ];
  });
  return { text: writePieces(pieces), base, looks };
}

/**
 * Letters with looks out of a translation. Where its tags are wrong the text has the paragraph's look
 * throughout.
 */
export function fromUnitText(
  unit: UnitText,
  translation: string,
): { readonly spans: readonly Span[]; readonly kept: boolean } {
  const { pieces, kept } = fitPieces(readPieces(unit.text), translation);
  const open: Look[] = [];
  const spans: Span[] = [];
  for (const piece of pieces) {
    const look = open.at(-1) ?? unit.base;
    if (piece.kind === 'open') open.push((kept ? unit.looks[piece.tag - 1] : null) ?? unit.base);
    else if (piece.kind === 'close') open.pop();
    else if (piece.kind === 'text') spans.push({ text: piece.text, look });
    else spans.push({ text: SIGN, look: unit.looks[piece.tag - 1] ?? unit.base });
  }
  return { spans, kept };
}

export function baseLook(spans: readonly Span[]): Look {
  const counts: { look: Look; letters: number }[] = [];
  for (const { look, text } of spans) {
    if (look.sign !== undefined) continue;
    const known = counts.find((entry) => sameLook(entry.look, look));
    if (known) known.letters += text.length;
    else counts.push({ look, letters: text.length });
  }
  counts.sort((a, b) => b.letters - a.letters);
  return (
    counts[0]?.look ?? {
      family: 'sans',
      bold: false,
      italic: false,
      color: '#000000',
      scale: 1,
      rise: 0,
    }
  );
}

/** White space at the ends of a span goes outside of its tags, into the text of the paragraph. */
function spacesOut(spans: readonly Span[], base: Look): Span[] {
  const result: Span[] = [];
  const add = (text: string, look: Look) => {
    const last = result.at(-1);
    if (text === '') return;
    if (last && sameLook(last.look, look)) {
      result[result.length - 1] = { look, text: last.text + text };
    } else result.push({ text, look });
  };
  for (const { text, look } of spans) {
    const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
    add(before, base);
    add(middle, middle === '' ? base : look);
    add(after, base);
  }
  return result;
}

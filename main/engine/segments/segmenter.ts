import { baseOf } from '../../../preload/contract/language-code.ts';
import { candidateBreaks } from './candidates.ts';
import { bordersOf, coresOf } from './core.ts';
import { phrasesOf } from './phrases.ts';
import type { BreakRule } from './rules.ts';
import { rulesFor } from './rules.ts';
import type { SegmentMode } from './segment-mode.ts';
import type { Span } from './span.ts';
import { append } from '../../system/long-lists.ts';

export type { Span } from './span.ts';

/** How far the rules look back and ahead; longer than any abbreviation. */
const LOOK_BACK = 48;
const LOOK_AHEAD = 24;
/** White space is skipped so far, which keeps hostile text linear. */
const MOST_GAP = 512;

const NEWLINE = /[\n\r\u0085\u2028\u2029]/;

/**
 * Cuts a text into sentences. Spans are in order and do not overlap; between them, before the first
 * and after the last stands white space only, so that a text is rebuilt exactly from its segments
 * and the gaps. Never cuts inside a character as people see it.
 *
 * Places between sentences come from the Unicode rules (UAX 29) of Intl.Segmenter and are then
 * judged by the ordered rules of `rules.ts`.
 * @param language of the text, in any letter case, variants too; null when unknown
 */
export function segment(text: string, language: string | null, mode: SegmentMode): Span[] {
  const coreOf = coresOf(text);
  const base = language === null ? null : baseOf(language);
  const spans: Span[] = [];
  for (const sentence of sentences(text, base, mode)) {
    const core = coreOf(sentence);
    if (core === null) continue;
    if (mode === 'off') spans.push(core);
    else append(spans, phrasesOf(text, core));
  }
  return spans;
}

function sentences(text: string, language: string | null, mode: SegmentMode): Span[] {
  if (mode === 'off') return [{ start: 0, end: text.length }];
  const rules = rulesFor(language);
  const isBorder = bordersOf(text);
  const found: Span[] = [];
  let start = 0;
  for (const place of candidateBreaks(text, language, mode)) {
    if (place <= start || !breaksAt(text, start, place, rules, mode)) continue;
    // The Unicode rules for sentences do not know that a Lao or Thai vowel belongs to the space before it.
    if (!isBorder(place)) continue;
    found.push({ start, end: place });
    start = place;
  }
  found.push({ start, end: text.length });
  return found;
}

function breaksAt(
  text: string,
  start: number,
  place: number,
  rules: readonly BreakRule[],
  mode: SegmentMode,
): boolean {
  const back = text.slice(Math.max(start, place - MOST_GAP), place);
  const tail = back.trimEnd();
  if (mode === 'all' && NEWLINE.test(back.slice(tail.length))) return true;
  const before = tail.trimStart().slice(-LOOK_BACK) + (tail.length < back.length ? ' ' : '');
  const after = text.slice(place, place + LOOK_AHEAD).trimStart();
  return rules.find((rule) => rule.before.test(before) && rule.after.test(after))?.breaks ?? true;
}

import type { Detection } from '../../../preload/contract/text.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import type { SentLine } from './state.ts';

/** Lines of one run, and UTF-16 units of one line, that main takes. */
export const MOST_LINES = 100_000;
export const LONGEST_LINE = 20_000;
/** Lines of one request to the service. */
export const LINES_PER_REQUEST = 50;

/** The lines of a text that have a language: those that are not blank, with their place in it. */
export function linesOf(text: string): readonly SentLine[] {
  const lines: SentLine[] = [];
  let number = 0;
  for (const line of text.split(/\r\n?|\n/u)) {
    number += 1;
    if (line.trim() !== '') lines.push({ number, text: shortened(line) });
  }
  return lines;
}

const shortened = (line: string) =>
  line.length <= LONGEST_LINE ? line : line.slice(0, LONGEST_LINE).toWellFormed();

/** What a text is, before it is sent. */
export interface LineCount {
  readonly lines: number;
  readonly requests: number;
  /** Lines of which only the beginning is sent. */
  readonly shortened: number;
}

export function countLines(text: string): LineCount {
  let lines = 0;
  let shortened = 0;
  for (const [line] of text.matchAll(/[^\r\n]+/gu)) {
    if (line.trim() === '') continue;
    lines += 1;
    if (line.length > LONGEST_LINE) shortened += 1;
  }
  return { lines, requests: Math.ceil(lines / LINES_PER_REQUEST), shortened };
}

export interface LanguageCount {
  /** Base language; null for lines without one. */
  readonly language: string | null;
  readonly count: number;
}

/** How often each language was found, the most frequent first, lines without one last. */
export function languageCounts(found: readonly Detection[]): readonly LanguageCount[] {
  const counts = new Map<string, number>();
  let without = 0;
  for (const { outcome, language } of found) {
    if (outcome !== 'success' || language === undefined) {
      without += 1;
      continue;
    }
    const base = baseOf(language);
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  const named = [...counts]
    .map(([language, count]) => ({ language, count }))
    .sort((one, other) => other.count - one.count || (one.language < other.language ? -1 : 1));
  return without === 0 ? named : [...named, { language: null, count: without }];
}

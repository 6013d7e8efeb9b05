import type { Span } from './span.ts';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether an offset stands between two characters of a text as people see them. */
export function bordersOf(text: string): (offset: number) => boolean {
  const characters = GRAPHEMES.segment(text);
  return (offset) => offset >= text.length || characters.containing(offset)?.index === offset;
}

/** Takes the outer white space off a range of a text; null when nothing is left. */
export type CoreOf = (range: Span) => Span | null;

/**
 * White space that is part of a character (a space that carries an accent, say) stays, so that no
 * character is torn.
 */
export function coresOf(text: string): CoreOf {
  const whole = bordersOf(text);
  return ({ start, end }) => {
    const range = text.slice(start, end);
    let from = start + range.length - range.trimStart().length;
    let to = start + range.trimEnd().length;
    while (from > start && !whole(from)) from -= 1;
    while (to < end && !whole(to)) to += 1;
    return from < to ? { start: from, end: to } : null;
  };
}

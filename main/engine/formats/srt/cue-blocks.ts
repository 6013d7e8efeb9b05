import type { TextRange } from '../../markup/placeholders.ts';

/** The text of one cue in a SubRip file. */
export interface CueBlock {
  /** As its file numbers it, or its place from 1. */
  readonly number: string;
  /** Lines with text, without white space around them. */
  readonly lines: readonly TextRange[];
}

const LINE = /([^\r\n]*)(\r{0,3}\n|\r|$)/g;
const TIMES =
  /^\s{0,20}\d{1,3}:\d{1,2}:\d{1,2}(?:[,.]\d{1,3})?\s{0,20}-->\s{0,20}\d{1,3}:\d{1,2}:\d{1,2}(?:[,.]\d{1,3})?(?:\s|$)/;

/** The break that a text uses first. */
export const firstBreak = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';

/**
 * Finds the cues by their times. The text of a cue goes on up to an empty line, or to the number and
 * times of the next cue where the empty line is missing.
 */
export function cueBlocks(text: string): CueBlock[] {
  const lines = [...text.matchAll(LINE)].map(({ index, 1: raw = '' }) => {
    const content = raw.trim();
    const start = index + raw.length - raw.trimStart().length;
    return { content, start, end: start + content.length };
  });
  const isTimes = lines.map(({ content }) => TIMES.test(content));
  const isNumber = (at: number) =>
    /^\d{1,9}$/.test(lines[at]?.content ?? '') && isTimes[at + 1] === true;
  const blocks: CueBlock[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (isTimes[at] !== true) continue;
    const own: TextRange[] = [];
    const number = isNumber(at - 1) ? lines[at - 1]?.content : undefined;
    while (at + 1 < lines.length && isTimes[at + 1] !== true && !isNumber(at + 1)) {
      const next = lines[at + 1];
      if (!next || next.content === '') break;
      own.push({ start: next.start, end: next.end });
      at += 1;
    }
    blocks.push({ number: number ?? String(blocks.length + 1), lines: own });
  }
  return blocks;
}

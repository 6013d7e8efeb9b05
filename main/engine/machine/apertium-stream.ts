/** Stands for a line break inside a segment; the last code character, never given to a code. */
const LINE_BREAK = '\u{10FFFD}';
const BREAK = /\r\n|[\r\n\u2028\u2029]/g;
/** What means something in the stream between the stages. */
const SPECIAL = /[\\^$/[\]{}<>@]/g;
/** Ends a text for the grammar even where it has no mark at its end; an added stop goes with it. */
const END = '.[]';

/** A segment with its line breaks as characters that no stage takes for white space. */
export function hideBreaks(segment: string): string {
  return segment.replace(BREAK, LINE_BREAK);
}

/** Puts the breaks of a segment back into its translation. Throws where there are not as many. */
export function showBreaks(result: string, segment: string): string {
  const breaks = segment.match(BREAK) ?? [];
  let next = 0;
  const lines = result.trim().replaceAll(LINE_BREAK, () => breaks[next++] ?? '');
  if (next !== breaks.length) throw new Error('Apertium lost a line break.');
  return / {2}/.test(segment) ? lines : lines.replace(/ {2,}/g, ' ');
}

/** A segment as the stages read it, under a number that they pass on as it is. */
export function writeRecord(number: number, segment: string): string {
  // A zero would end the record; no text has one that matters.
  const text = hideBreaks(segment).replaceAll('\0', '').replace(SPECIAL, '\\$&');
  return `[#${number}]${text}${END}`;
}

/** Reads what the stages made of a record; null where it is none. */
export function readRecord(record: string): { number: number; text: string } | null {
  const found = /^\s*\[#(\d+)\]([^]*)$/.exec(record);
  if (!found) return null;
  const body = (found[2] ?? '').replace(/\.?\[\]\s*$/, '');
  const text = body.replace(
    /\\([^])|\[((?:[^\]\\]|\\[^])*)\]/g,
    (_, escaped?: string, blank?: string) => escaped ?? blank ?? '',
  );
  return { number: Number(found[1]), text };
}

import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

/** Within a line; two behind a sentence are a habit. */
const DOUBLE = /(?<=[^\s.!?])[^\S\r\n]{2,}(?=\S)/gu;
/** Columns are lined up by spaces, as many as their words need. */
const COLUMNS = /\S[^\S\r\n]{3,}\S|\t/u;
/** Scripts without spaces put none around what they are joined to. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh', 'th', 'lo', 'km', 'my']);

/** Spaces side by side that the source has fewer of, and outer ones that it has not. */
export function checkSpaces(source: CheckedText, target: CheckedText): SegmentFinding[] {
  const findings: SegmentFinding[] = [];
  const [ours, theirs] = [doubles(source.text), doubles(target.text)];
  if (theirs > ours && !COLUMNS.test(source.text))
    findings.push({ kind: 'double-space', what: '' });
  const wanted = outer(source.text);
  const isOther = outer(target.text).some(
    (has, index) => has !== wanted[index] && (has || !UNSPACED.has(target.language)),
  );
  if (isOther) findings.push({ kind: 'outer-space', what: '' });
  return findings;
}

const doubles = (text: string) => text.trim().match(DOUBLE)?.length ?? 0;
const outer = (text: string): readonly boolean[] => [/^\s/u.test(text), /\s$/u.test(text)];

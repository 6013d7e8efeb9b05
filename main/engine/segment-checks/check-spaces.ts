import type { CheckedText } from './checked-text.ts';
import type { SegmentFinding } from './finding.ts';

const DOUBLE = /[^\S\r\n]{2,}/gu;

/** Spaces side by side that the source has fewer of, and outer ones that it has not. */
export function checkSpaces(source: CheckedText, target: CheckedText): SegmentFinding[] {
  const findings: SegmentFinding[] = [];
  const [ours, theirs] = [doubles(source.text), doubles(target.text)];
  if (theirs > ours) findings.push({ kind: 'double-space', what: '' });
  const isOther = outer(source.text).some((has, index) => has !== outer(target.text)[index]);
  if (isOther) findings.push({ kind: 'outer-space', what: '' });
  return findings;
}

const doubles = (text: string) => text.trim().match(DOUBLE)?.length ?? 0;
const outer = (text: string): readonly boolean[] => [/^\s/u.test(text), /\s$/u.test(text)];

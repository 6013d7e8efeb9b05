import type { SegmentFinding } from './finding.ts';
import { leftOver } from './left-over.ts';
import type { ReadNumber } from './read-numbers.ts';

/** Numbers that one side alone has. */
export function checkNumbers(
  source: readonly ReadNumber[],
  target: readonly ReadNumber[],
): SegmentFinding[] {
  if (source.length + target.length === 0) return [];
  const valueOf = ({ value }: ReadNumber) => value;
  const other = [...leftOver(source, target, valueOf), ...leftOver(target, source, valueOf)];
  return [...new Set(other.map(({ written }) => written))].map((what) => ({
    kind: 'numbers',
    what,
  }));
}

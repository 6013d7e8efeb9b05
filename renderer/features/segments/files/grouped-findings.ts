import { QA_CHECKS } from '../../../../preload/contract/qa-checks.ts';
import type { FileFinding } from '../../../../preload/contract/segment-projects.ts';

export type Grouping = 'file' | 'check';

/** A finding, and how many its group has where it is the first one of it. */
export interface GroupedFinding {
  readonly finding: FileFinding;
  /** null: it follows others of its group. */
  readonly opens: number | null;
}

/** Findings by file, as they come, or by check in the order of profiles. */
export function groupedFindings(
  findings: readonly FileFinding[],
  grouping: Grouping,
): readonly GroupedFinding[] {
  const keyOf = ({ file, kind }: FileFinding) => (grouping === 'file' ? file : kind);
  const sorted =
    grouping === 'file'
      ? findings
      : findings.toSorted((a, b) => QA_CHECKS.indexOf(a.kind) - QA_CHECKS.indexOf(b.kind));
  const counts = new Map<string, number>();
  for (const one of sorted) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return sorted.map((finding, at) => {
    const before = sorted[at - 1];
    const isFirst = before === undefined || keyOf(before) !== keyOf(finding);
    return { finding, opens: isFirst ? (counts.get(keyOf(finding)) ?? 0) : null };
  });
}

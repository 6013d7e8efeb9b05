import type { Finding } from '../../../../preload/contract/segments.ts';

/**
 * What is told of the segments that go out. Empty ones are counted as such already, unless they keep the file
 * from being exported.
 */
export const exportedFindings = <One extends Finding>(
  findings: readonly One[],
  blocksExport: boolean,
): readonly One[] =>
  findings.filter(
    ({ kind, severity }) => kind !== 'empty' || (blocksExport && severity === 'error'),
  );

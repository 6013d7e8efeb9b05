import type { Finding } from '../../../../preload/contract/segments.ts';

interface ExportRules {
  /** Errors keep the file from being exported. */
  readonly blocksExport: boolean;
  readonly hasUnconfirmed: boolean;
}

/**
 * What is told of the segments that go out: of all, or of confirmed ones alone. Empty ones are counted as such already, unless they keep the file
 * from being exported.
 */
export const exportedFindings = <One extends Finding & { readonly isConfirmed: boolean }>(
  findings: readonly One[],
  { blocksExport, hasUnconfirmed }: ExportRules,
): readonly One[] =>
  findings.filter(
    ({ kind, severity, isConfirmed }) =>
      (hasUnconfirmed || isConfirmed) &&
      (kind !== 'empty' || (blocksExport && severity === 'error')),
  );

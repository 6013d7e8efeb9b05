import { expect, it } from 'vitest';
import type { FileFinding } from '../../../../preload/contract/segment-projects.ts';
import { groupedFindings } from '../../../../renderer/features/segments/files/grouped-findings.ts';

const finding = (file: string, kind: FileFinding['kind'], number: number): FileFinding => ({
  file,
  kind,
  number,
  what: '',
  severity: 'note',
  sourceText: '',
  targetText: '',
  isConfirmed: false,
});
const ALL = [finding('a', 'numbers', 0), finding('a', 'tags', 1), finding('b', 'numbers', 0)];
const shown = (grouping: 'file' | 'check') =>
  groupedFindings(ALL, grouping).map(
    ({ finding: { file, kind, number }, opens }) => `${opens ?? '-'} ${file} ${kind} ${number}`,
  );

it('groups findings by file or by check, and counts each group where it begins', () => {
  expect(shown('file')).toEqual(['2 a numbers 0', '- a tags 1', '1 b numbers 0']);
  expect(shown('check')).toEqual(['1 a tags 1', '2 a numbers 0', '- b numbers 0']);
});

import { expect, it } from 'vitest';
import type { Finding } from '../../../../preload/contract/segments.ts';
import { exportedFindings } from '../../../../renderer/features/segments/project/exported-findings.ts';

const finding = (
  number: number,
  kind: Finding['kind'],
  severity: Finding['severity'],
  isConfirmed = false,
) => ({ number, kind, what: '', severity, isConfirmed });

it('counts empty segments once, and names them where they keep the file from being exported', () => {
  const found = [
    finding(0, 'empty', 'error'),
    finding(1, 'numbers', 'error'),
    finding(2, 'empty', 'warning'),
  ];
  const numbers = (blocksExport: boolean) =>
    exportedFindings(found, { blocksExport, hasUnconfirmed: true }).map((one) => one.number);
  expect(numbers(false)).toEqual([1]);
  expect(numbers(true)).toEqual([0, 1]);
});

it('tells nothing of unconfirmed segments that do not go out', () => {
  const found = [
    finding(0, 'numbers', 'error', true),
    finding(1, 'numbers', 'error'),
    finding(2, 'empty', 'error'),
    finding(3, 'punctuation', 'note', true),
  ];
  const numbers = (hasUnconfirmed: boolean) =>
    exportedFindings(found, { blocksExport: true, hasUnconfirmed }).map((one) => one.number);
  expect(numbers(true)).toEqual([0, 1, 2, 3]);
  expect(numbers(false)).toEqual([0, 3]);
});

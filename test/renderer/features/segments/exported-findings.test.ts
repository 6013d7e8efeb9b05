import { expect, it } from 'vitest';
import type { Finding } from '../../../../preload/contract/segments.ts';
import { exportedFindings } from '../../../../renderer/features/segments/project/exported-findings.ts';

const finding = (
  number: number,
  kind: Finding['kind'],
  severity: Finding['severity'],
): Finding => ({
  number,
  kind,
  what: '',
  severity,
});

it('counts empty segments once, and names them where they keep the file from being exported', () => {
  const found = [
    finding(0, 'empty', 'error'),
    finding(1, 'numbers', 'error'),
    finding(2, 'empty', 'warning'),
  ];
  const numbers = (blocks: boolean) => exportedFindings(found, blocks).map((one) => one.number);
  expect(numbers(false)).toEqual([1]);
  expect(numbers(true)).toEqual([0, 1]);
});

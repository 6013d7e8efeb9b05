import { expect, test } from 'vitest';

interface Read {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly lines: readonly string[];
}

interface ClosingLines {
  readonly readUnitReport: (report: unknown, root: string) => Read;
  readonly readFlowReport: (report: unknown) => Read;
  readonly countLine: (totals: Omit<Read, 'lines'>) => string;
}

const { readUnitReport, readFlowReport, countLine } = (await import(
  new URL('../../scripts/closing-lines.mjs', import.meta.url).href
)) as ClosingLines;

test('a skipped unit test is named with its file and its reason', () => {
  const one = { status: 'passed', fullName: 'a group adds', meta: {} };
  const read = readUnitReport(
    {
      ...{ numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 },
      testResults: [
        {
          name: '/home/me/dragoman/test/a.test.ts',
          assertionResults: [
            one,
            { ...one, status: 'failed' },
            { ...one, status: 'skipped', meta: { skipped: 'not installed: qpdf' } },
            { ...one, status: 'skipped', fullName: 'alone' },
          ],
        },
      ],
    },
    '/home/me/dragoman',
  );
  expect(read).toEqual({
    ...{ passed: 1, failed: 1, skipped: 2 },
    lines: [
      'skipped: test/a.test.ts: a group adds (not installed: qpdf)',
      'skipped: test/a.test.ts: alone (no reason is given)',
    ],
  });
});

test('a flow that passed at its second try is named with project, file and title', () => {
  const spec = (title: string, status: string, annotations: readonly object[] = []) => ({
    ...{ title, file: 'keyboard/writing.spec.ts' },
    tests: [{ status, projectName: 'work', annotations }],
  });
  const read = readFlowReport({
    stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 1 },
    suites: [
      {
        title: 'keyboard/writing.spec.ts',
        specs: [spec('at the top', 'expected')],
        suites: [
          {
            title: 'in ar',
            specs: [
              spec('corrects', 'flaky'),
              spec('speaks', 'skipped', [{ type: 'skip', description: 'no flite' }]),
            ],
          },
        ],
      },
    ],
  });
  expect(read).toEqual({
    ...{ passed: 6, failed: 2, skipped: 1 },
    lines: [
      'passed at its second try: work: keyboard/writing.spec.ts: in ar > corrects',
      'skipped: work: keyboard/writing.spec.ts: in ar > speaks (no flite)',
    ],
  });
});

test('the line of counts is what programs read', () => {
  expect(countLine({ passed: 7, failed: 0, skipped: 1 })).toBe('7 passed, 0 failed, 1 skipped\n');
});

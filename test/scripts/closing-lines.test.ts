import { expect, test } from 'vitest';

interface Read {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly lines: readonly string[];
}

interface ClosingLines {
  readonly readUnitReport: (report: unknown, root: string) => Read;
  readonly readOutsideErrors: (errors: readonly unknown[], root: string) => Read;
  readonly readFlowReport: (report: unknown) => Read;
  readonly countLine: (totals: Omit<Read, 'lines'>) => string;
}

const { readUnitReport, readOutsideErrors, readFlowReport, countLine } = (await import(
  new URL('../../scripts/closing-lines.mjs', import.meta.url).href
)) as ClosingLines;

test('a unit test that is skipped or failed is named with its file and the reason', () => {
  const one = { status: 'passed', fullName: 'a group adds', meta: {}, failureMessages: [] };
  const read = readUnitReport(
    {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        {
          name: '/home/me/dragoman/test/a.test.ts',
          assertionResults: [
            one,
            { ...one, status: 'skipped', meta: { skipped: 'not installed: qpdf' } },
            { ...one, status: 'skipped', fullName: 'alone' },
          ],
        },
        {
          name: '/home/me/dragoman/test/b.test.ts',
          status: 'failed',
          assertionResults: [
            {
              ...one,
              status: 'failed',
              failureMessages: ['AssertionError: \u001b[31m1\u001b[39m is not 2\n    at b.test.ts'],
            },
          ],
        },
      ],
    },
    '/home/me/dragoman',
  );
  expect(read).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    lines: [
      'skipped: test/a.test.ts: a group adds (not installed: qpdf)',
      'skipped: test/a.test.ts: alone (no reason is given)',
      'failed: test/b.test.ts: a group adds (AssertionError: 1 is not 2)',
    ],
  });
});

test('unit tests that did not run since their file or group failed are failures', () => {
  const skipped = { status: 'skipped', fullName: 'a full disk is said', meta: {} };
  const read = readUnitReport(
    {
      numPassedTests: 9,
      numFailedTests: 0,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        {
          name: '/d/test/disk.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            skipped,
            { ...skipped, fullName: 'by hand', meta: { skipped: 'Linux only' } },
          ],
        },
        {
          name: '/d/test/load.test.ts',
          status: 'failed',
          message: 'no such file\nhere',
          assertionResults: [],
        },
      ],
    },
    '/d',
  );
  expect(read).toEqual({
    passed: 9,
    failed: 2,
    skipped: 1,
    lines: [
      'failed: test/disk.test.ts: a full disk is said (it did not run: see its file above)',
      'skipped: test/disk.test.ts: by hand (Linux only)',
      'failed: test/load.test.ts: no such file',
    ],
  });
});

test('what failed outside of the tests is a failure with its file, its message and its place', () => {
  const read = readOutsideErrors(
    [
      {
        file: '/d/test/socket.test.ts',
        test: 'a session ends',
        message: 'write EPIPE',
        stack: 'Error: write EPIPE\n    at send (/d/main/socket.ts:3:1)\n    at close',
      },
      { message: '\u001b[31mWorker exited\u001b[39m unexpectedly\nmore' },
    ],
    '/d',
  );
  expect(read).toEqual({
    passed: 0,
    failed: 2,
    skipped: 0,
    lines: [
      'failed outside of the tests: test/socket.test.ts: a session ends (write EPIPE, at send (/d/main/socket.ts:3:1))',
      'failed outside of the tests: no file: no test (Worker exited unexpectedly)',
    ],
  });
});

test('a flow that failed, or passed at its second try, is named with project, file and title', () => {
  const spec = (title: string, status: string, annotations: readonly object[] = []) => ({
    title,
    file: 'keyboard/writing.spec.ts',
    tests: [{ status, projectName: 'work', annotations }],
  });
  const read = readFlowReport({
    stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 1 },
    errors: [{ message: 'Error: no page\nmore', location: { file: '/d/test/e2e/app.ts' } }],
    suites: [
      {
        title: 'keyboard/writing.spec.ts',
        specs: [spec('at the top', 'expected')],
        suites: [
          {
            title: 'in ar',
            specs: [
              {
                ...spec('fails', 'unexpected'),
                tests: [
                  {
                    status: 'unexpected',
                    projectName: 'work',
                    annotations: [],
                    results: [{}, { error: { message: 'Error: nothing in sight\nat 3' } }],
                  },
                ],
              },
              spec('corrects', 'flaky'),
              spec('speaks', 'skipped', [{ type: 'skip', description: 'no flite' }]),
            ],
          },
        ],
      },
    ],
  });
  expect(read).toEqual({
    passed: 6,
    failed: 3,
    skipped: 1,
    lines: [
      'failed: work: keyboard/writing.spec.ts: in ar > fails (Error: nothing in sight)',
      'passed at its second try: work: keyboard/writing.spec.ts: in ar > corrects',
      'skipped: work: keyboard/writing.spec.ts: in ar > speaks (no flite)',
      'failed outside of the flows: /d/test/e2e/app.ts: Error: no page',
    ],
  });
});

test('the line of counts is what programs read', () => {
  expect(countLine({ passed: 7, failed: 0, skipped: 1 })).toBe('7 passed, 0 failed, 1 skipped\n');
});

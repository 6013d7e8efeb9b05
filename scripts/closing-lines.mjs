// What `npm test` says at its end, from the reports of its runners.
import { relative } from 'node:path';

/** One report that could not be read counts as a failure. */
export const UNREAD = { passed: 0, failed: 1, skipped: 0, lines: [] };

const line = (said, file, title, why) =>
  said + ': ' + file + ': ' + title + (why === undefined ? '' : ' (' + why + ')');
const NO_REASON = 'no reason is given';

/** The first line of what a runner says of a failure, without colours. */
const firstLine = (message) =>
  (message || '')
    // The sequences that colour a terminal begin with ESC.
    .replace(/\u001b\[[\d;]*m/g, '')
    .trim()
    .split('\n')[0]
    .slice(0, 200) || 'no message';

/**
 * Tests that did not run since what a file or a group of it needs failed, count as failed: the report
 * calls them skipped.
 *
 * @param report of vitest's JSON reporter; @param root folder that files are named from
 */
export function readUnitReport(report, root) {
  const lines = [];
  let notRun = 0;
  let unnamed = 0;
  for (const file of report.testResults) {
    const name = relative(root, file.name);
    const before = lines.length;
    for (const { fullName, status, meta, failureMessages } of file.assertionResults) {
      if (status === 'passed') continue;
      const reason = meta?.skipped;
      if (status === 'failed') {
        lines.push(line('failed', name, fullName, firstLine(failureMessages?.[0])));
      } else if (file.status === 'failed' && reason === undefined) {
        notRun += 1;
        lines.push(line('failed', name, fullName, 'it did not run: see its file above'));
      } else lines.push(line('skipped', name, fullName, reason || NO_REASON));
    }
    const isSaid = lines.slice(before).some((said) => said.startsWith('failed'));
    if (file.status === 'failed' && !isSaid) {
      unnamed += 1;
      lines.push('failed: ' + name + ': ' + firstLine(file.message));
    }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notRun + unnamed,
    skipped: report.numPendingTests + report.numTodoTests - notRun,
    lines,
  };
}

/**
 * What failed while no test ran, or beside the one that ran: a promise that nobody awaited, a process of
 * the runner that ended. A run with such an error has failed, whatever its tests say.
 *
 * @param errors of outside-errors.mjs; @param root folder that files are named from
 */
export const readOutsideErrors = (errors, root) => ({
  ...{ passed: 0, failed: errors.length, skipped: 0 },
  lines: errors.map(({ file, test, message, stack }) =>
    line(
      'failed outside of the tests',
      file === undefined ? 'no file' : relative(root, file),
      test || 'no test',
      [firstLine(message), firstPlace(stack)].filter(Boolean).join(', '),
    ),
  ),
});

/** The first line of a stack that is not a message's: where it happened. */
const firstPlace = (stack) => (stack || '').match(/^ +(at .{1,200})/m)?.[1] || '';

/** @param report of Playwright's JSON reporter */
export function readFlowReport(report) {
  const lines = [];
  const walk = (suite, titles) => {
    for (const spec of suite.specs || []) {
      const title = titles.concat(spec.title).join(' > ');
      for (const test of spec.tests) {
        const file = test.projectName + ': ' + spec.file;
        if (test.status === 'unexpected') {
          lines.push(line('failed', file, title, firstLine(lastErrorOf(test))));
        }
        if (test.status === 'flaky') lines.push(line('passed at its second try', file, title));
        if (test.status === 'skipped') {
          const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
          lines.push(line('skipped', file, title, skip?.description || NO_REASON));
        }
      }
    }
    for (const inner of suite.suites || []) walk(inner, titles.concat(inner.title));
  };
  // The outermost suites are the files.
  for (const file of report.suites) walk(file, []);
  // A file that cannot be loaded, or what fails between two flows, has no flow of its own.
  const outside = report.errors || [];
  for (const { message, location } of outside) {
    lines.push(
      line('failed outside of the flows', location?.file || 'no file', firstLine(message)),
    );
  }
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + outside.length, skipped, lines };
}

const lastErrorOf = (test) => test.results?.at(-1)?.error?.message;

/** The line that programs read; nothing may follow it. */
export const countLine = ({ passed, failed, skipped }) =>
  passed + ' passed, ' + failed + ' failed, ' + skipped + ' skipped\n';

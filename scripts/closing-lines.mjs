// What `npm test` says at its end, from the reports of its runners.
import { relative } from 'node:path';

/** One report that could not be read counts as a failure. */
export const UNREAD = { passed: 0, failed: 1, skipped: 0, lines: [] };

const line = (said, file, title, why) =>
  said + ': ' + file + ': ' + title + (why === undefined ? '' : ' (' + why + ')');
const NO_REASON = 'no reason is given';

/** @param report of vitest's JSON reporter; @param root folder that files are named from */
export function readUnitReport(report, root) {
  const lines = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName, meta }) =>
        line('skipped', relative(root, file.name), fullName, meta?.skipped || NO_REASON),
      ),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    lines,
  };
}

/** @param report of Playwright's JSON reporter */
export function readFlowReport(report) {
  const lines = [];
  const walk = (suite, titles) => {
    for (const spec of suite.specs || []) {
      const title = titles.concat(spec.title).join(' > ');
      for (const test of spec.tests) {
        const file = test.projectName + ': ' + spec.file;
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
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, lines };
}

/** The line that programs read; nothing may follow it. */
export const countLine = ({ passed, failed, skipped }) =>
  passed + ' passed, ' + failed + ' failed, ' + skipped + ' skipped\n';

// npm run audit: asks the registry whether faults are known in the packages that Dragoman is made of.
import { spawnSync } from 'node:child_process';
import { fail, root, say } from './ready.mjs';

/** What npm says when it could not ask. */
const UNREACHABLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|audit endpoint/;

const result = spawnSync('npm', ['audit', '--omit=dev', '--json'].concat(process.argv.slice(2)), {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
let report;
try {
  report = JSON.parse(result.stdout);
} catch (error) {
  report = {};
}
const counts = report.metadata && report.metadata.vulnerabilities;
if (!counts) {
  const why = String((report.error && report.error.summary) || report.message || result.stderr);
  fail(
    UNREACHABLE.test(JSON.stringify(report) + result.stderr)
      ? 'The registry could not be asked, so nothing is known of the packages. Run this with a network.'
      : 'The audit did not run: ' + why.trim(),
    2,
  );
}
if (counts.total === 0) {
  say('no faults are known in ' + report.metadata.dependencies.prod + ' packages.');
} else {
  for (const fault of Object.values(report.vulnerabilities)) {
    say(fault.severity + ': ' + fault.name + ' ' + fault.range);
  }
  fail(counts.total + ' packages have known faults; `npm audit` tells more of each.');
}

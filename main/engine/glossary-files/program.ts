import { findParent } from '../../system/parent-port.ts';
import { runJob } from './run-job.ts';
import { inBackground } from '../../system/background.ts';

/** Reads or writes one file of entries, in a process of its own: it may be large, or an attack. */
const parent = findParent(process);
if (parent === null) {
  process.stderr.write('This program is a part of the app and is started by it.\n');
  process.exit(2);
}
parent.onGone(() => process.exit(0));
parent.onMessage((message) => {
  inBackground('program.runJob', () => runJob(message).then((answer) => parent.post(answer)));
});

import { findParent } from '../../system/parent-port.ts';
import { DocumentRefusal } from '../formats/document-filter.ts';
import type { InspectionAnswer } from './job.ts';
import { readJob } from './job.ts';
import { runJob } from './run-job.ts';

/** Looks into documents, in a process of its own: they may be large, and they may be attacks. */
const parent = findParent(process);
if (parent === null) {
  process.stderr.write('This program is a part of the app and is started by it.\n');
  process.exit(2);
}
const answer = (message: InspectionAnswer) => parent.post(message);
parent.onGone(() => process.exit(0));

/** One after the other, so that two large documents are never in memory together. */
let last: Promise<unknown> = Promise.resolve();
parent.onMessage((message) => {
  const read = readJob(message);
  if (read === null) return;
  const { id, job } = read;
  last = last
    .then(() => runJob(job))
    .then(
      (done) => answer({ id, done }),
      (error: unknown) => {
        if (error instanceof DocumentRefusal) answer({ id, refused: { reason: error.reason } });
        else answer({ id, failed: nameOf(error) });
      },
    );
});

/** A code of the system where there is one, since it tells a full disk from a fault of ours. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

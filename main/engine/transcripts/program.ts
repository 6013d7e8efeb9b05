import { findParent } from '../../system/parent-port.ts';
import { readJob } from './job.ts';
import type { TranscriptAnswer } from './job.ts';
import { writeTranscript } from './write-transcript.ts';

/** Writes one transcript: in a process of its own, since a long Word document takes 100 MB and more. */
const parent = findParent(process);
if (parent === null) {
  process.stderr.write('This program is a part of the app and is started by it.\n');
  process.exit(2);
}
const answer = (message: TranscriptAnswer) => parent.post(message);
parent.onGone(() => process.exit(0));
parent.onMessage((message) => {
  const job = readJob(message);
  if (job === null) {
    answer({ failed: { reason: 'The job is not one.' } });
    return;
  }
  writeTranscript(job.write.transcript, job.write.options).then(
    ({ name, type, bytes }) =>
      answer({ written: { name, type, base64: Buffer.from(bytes).toString('base64') } }),
    (error: unknown) =>
      answer({ failed: { reason: error instanceof Error ? error.name : 'unknown' } }),
  );
});

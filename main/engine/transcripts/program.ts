import { findParent } from '../../system/parent-port.ts';
import type { Transcript, TranscriptExport } from './transcript.ts';
import { writeTranscript } from './write-transcript.ts';

/**
 * Writes transcripts in a process of its own, so that a long one holds up nothing. Started by main
 * alone, which has checked what it sends.
 */

interface Wish {
  readonly write: { readonly transcript: Transcript; readonly wish: TranscriptExport };
}

const parent = findParent(process);
if (parent === null) {
  process.stderr.write('This program is a part of the app and is started by it.\n');
  process.exit(2);
}
parent.onGone(() => process.exit(0));
parent.onMessage((message) => {
  const { transcript, wish } = (message as Wish).write;
  writeTranscript(transcript, wish).then(
    (written) => parent.post({ written }),
    (error: unknown) =>
      parent.post({ failed: error instanceof Error ? error.message : 'not written' }),
  );
});

/** Writes a journal as a session does, and says each line once it was written. Killed by the test. */
import { writeSync } from 'node:fs';
import { createJournal } from '../../../main/features/voice/journal/journal.ts';
import { systemSessionClock } from '../../../main/features/voice/session/session-clock.ts';
import { createSessionFolders } from '../../../main/system/session-folder.ts';

const [root = '', id = ''] = process.argv.slice(2);
const journal = createJournal({
  folder: createSessionFolders(root).open(id),
  keepsSound: true,
  clock: systemSessionClock,
  onTrouble: () => undefined,
});
const pcm = new Uint8Array(3_200).fill(1);
for (let line = 0; ; line += 1) {
  const a = line * 100;
  journal.append({ t: 'source', s: [{ x: ` w${line}`, a, b: a + 100, l: 'en' }], w: null });
  journal.sound(line * 1_600, pcm);
  // Told only now, as it would be shown only now.
  writeSync(1, `${line}\n`);
}

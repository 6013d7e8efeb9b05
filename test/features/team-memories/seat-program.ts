/** Confirms one segment after the other into a memory, offline, and says so; ends when it is killed. */
import { DatabaseSync } from 'node:sqlite';
import { openMemories } from '../../../main/engine/memory/store.ts';

const [file = '', memory = ''] = process.argv.slice(2);
const memories = openMemories(new DatabaseSync(file, { timeout: 10_000 }));
for (let number = 0; ; number += 1) {
  memories.confirm(memory, { source: `Kept ${number}`, targets: { de: `Behalten ${number}` } });
  process.stdout.write(`${number}\n`);
}

// A segment editor of its own that confirms 20 segments and says which one is confirmed; a test kills it.
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '../../../preload/contract/api.ts';
import { openRealSegments } from './real-segments.ts';

const [, , folder = '', id = ''] = process.argv;
const { handlers } = openRealSegments(folder);
const { signal } = new AbortController();
for (let number = 0; number < 20; number += 1) {
  const edit = { id, number, target: `Satz ${number}.`, origin: 'typed', confirm: true };
  await handlers['segments.edit'](api['segments.edit'].input.parse(edit), { signal });
  process.stdout.write(`${number}\n`);
  // As long as a person would take who does nothing else.
  await sleep(20);
}

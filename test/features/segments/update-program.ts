// A segment editor of its own that updates the source of a file and says how far it is; a test kills it.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRealSegments } from './real-segments.ts';

const [, , rig = '', id = '', stage = ''] = process.argv;
const folder = join(rig, 'data');
const { handlers } = openRealSegments(folder);
const call = { signal: new AbortController().signal };
const text = Array.from({ length: 3000 }, (_, at) => `Sentence ${at} of the manual.`);
const ticket = join(rig, 'b.txt');
writeFileSync(ticket, ['New.', ...text].join('\n\n'));
const say = () => process.stdout.write('there\n');

const preparing = handlers['segments.prepare-update']({ id, ticket, name: 'b.txt' }, call);
if (stage === 'read') {
  const segments = join(folder, 'segments');
  const isBegun = () =>
    readdirSync(segments).some(
      (name) => name !== id && existsSync(join(segments, name, 'segments.sqlite')),
    );
  while (!isBegun()) await sleep(1);
  say();
}
const { update } = await preparing;
if (stage === 'matched') {
  say();
  await sleep(60_000);
}
// From here on it may end at any place.
if (stage === 'applied') say();
let file = await handlers['segments.apply-update']({ update }, call);
if (stage === 'switched') say();
for (;;) {
  file = await handlers['segments.switch-version']({ id: file.id }, call);
  await sleep(1);
}

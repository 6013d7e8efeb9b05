// Adds documents to a project for as long as it lives and says after each that it is there; a test kills it.
import { openRealSegments } from './real-segments.ts';

const [, , folder = '', id = ''] = process.argv;
const { handlers } = openRealSegments(folder);
const { signal } = new AbortController();
const text = Array.from({ length: 400 }, (_, index) => `Line ${index}.`).join('\n');
for (let number = 0; ; number += 1) {
  const from = { text, name: `Part ${number}` };
  await handlers['segment-projects.add']({ id, from, newMemories: {} }, { signal });
  process.stdout.write(`${number}\n`);
}

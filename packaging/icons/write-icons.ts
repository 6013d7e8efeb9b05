import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawPictures } from './draw-pictures.ts';
import { iconSet } from './icon-set.ts';

/** `npm run icons`: draws every icon again after a change of one of the two drawings. */
const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, 'assets', name), 'utf8');
const files = await iconSet(read('icon.svg'), read('icon-template.svg'), drawPictures);
for (const [path, bytes] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), bytes);
  process.stdout.write(`${path}  ${bytes.length} bytes\n`);
}

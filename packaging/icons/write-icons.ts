import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawPictures } from './draw-pictures.ts';
import { iconSet } from './icon-set.ts';

/** `npm run icons`: draws every icon again after a change of `assets/icon.svg`. */
const root = join(import.meta.dirname, '..', '..');
const svg = readFileSync(join(root, 'assets', 'icon.svg'), 'utf8');
for (const [path, bytes] of await iconSet(svg, drawPictures)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), bytes);
  process.stdout.write(`${path}  ${bytes.length} bytes\n`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiledWorks } from '../../packaging/licences/compiled-works.ts';

const root = join(import.meta.dirname, '..', '..');
const works = compiledWorks(join(root, 'assets'));
const names = works.map(({ name, version }) => `${name} ${version}`);

test('every crate of Rust that the grammar checker names in its file is listed with its version', () => {
  const dist = join(root, 'node_modules', 'harper.js', 'dist');
  const found = new Set<string>();
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.wasm'))) {
    const text = readFileSync(join(dist, file), 'latin1');
    for (const [, crate] of text.matchAll(/index\.crates\.io-[0-9a-f]+\/([\w-]+-\d[\w.]*)/g)) {
      if (crate !== undefined) found.add(crate);
    }
  }
  expect(found.size).toBeGreaterThan(50);
  const listed = new Set(names.map((name) => name.replace(/ \(Rust crate in harper\.js\) /, '-')));
  expect([...found].filter((crate) => !listed.has(crate))).toEqual([]);
});

test.each(['CLD3', 'Emscripten', 'musl', 'word list', 'Rust standard library'])(
  'the notices name %s, with its text',
  (part) => {
    const work = works.find(({ name }) => name.includes(part));
    expect(work?.text.length).toBeGreaterThan(200);
  },
);

test('the recogniser says which compiler made it', () => {
  const origin = readFileSync(join(root, 'assets', 'recogniser', 'ORIGIN'), 'utf8');
  expect(origin).toMatch(/with emcc \d+\.\d+\.\d+/);
});

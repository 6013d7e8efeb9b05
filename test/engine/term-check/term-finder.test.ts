import { expect, it } from 'vitest';
import { createTermIndex } from '../../../main/engine/glossary/apply.ts';
import type { ListedTerm } from '../../../main/engine/term-check/term-finder.ts';
import { createTermFinder } from '../../../main/engine/term-check/term-finder.ts';

const term = (source: string, target: string, glossary = 'a'): ListedTerm => ({
  source,
  target,
  glossary,
});
const found = async (terms: readonly ListedTerm[], text: string) => {
  const finder = await createTermFinder(terms, 'de', () => Promise.resolve());
  return finder
    .find(text)
    .map(({ start, end, term }) => [text.slice(start, end), term.target, term.glossary]);
};

it('finds whole words, the longest first, the first glossary before the others', async () => {
  const terms = [
    term('file', 'Datei'),
    term('file name', 'Dateiname'),
    term('file', 'Akte', 'b'),
    term('folder', 'Ordner', 'b'),
  ];
  expect(await found(terms, 'A file, a FILE NAME, a profile and a Folder.')).toEqual([
    ['file', 'Datei', 'a'],
    ['FILE NAME', 'Dateiname', 'a'],
    ['Folder', 'Ordner', 'b'],
  ]);
});

it('finds what a translation applies, capitals and scripts without spaces too', async () => {
  const terms = [term('IT', 'EDV'), term('it', 'es'), term('契約', 'Vertrag'), term('İ', 'I')];
  const text = 'IT says it: この契約書 and It.';
  const index = createTermIndex('de');
  for (const one of terms) index.add(one);
  const finder = await createTermFinder(terms, 'de', () => Promise.resolve());
  expect(finder.find(text).map(({ start, end }) => [start, end])).toEqual(
    index.find(text).map(({ start, end }) => [start, end]),
  );
  expect(await found(terms, text)).toEqual([
    ['IT', 'EDV', 'a'],
    ['it', 'es', 'a'],
    ['契約', 'Vertrag', 'a'],
    ['It', 'es', 'a'],
  ]);
});

it('lets others work while a large glossary is made ready', async () => {
  let pauses = 0;
  const terms = Array.from({ length: 10_000 }, (_, n) => term(`term ${n}`, `Begriff ${n}`));
  const finder = await createTermFinder(terms, 'de', () => Promise.resolve(void (pauses += 1)));
  expect(pauses).toBeGreaterThanOrEqual(4);
  expect(finder.find('a term 9999 here').map(({ term: { target } }) => target)).toEqual([
    'Begriff 9999',
  ]);
});

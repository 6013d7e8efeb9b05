import { expect, it } from 'vitest';
import { createTermIndexes } from '../../../main/engine/glossary/term-indexes.ts';

const terms = [
  { source: 'window', target: 'Fenster' },
  { source: 'ili', target: 'ili' },
];

it('indexes a list once, also for two who ask at the same time and for variants', async () => {
  let pauses = 0;
  const indexes = createTermIndexes(() => {
    pauses += 1;
    return Promise.resolve();
  });
  const [first, second] = await Promise.all([indexes.of(terms, 'pt-BR'), indexes.of(terms, 'pt')]);
  expect(second).toBe(first);
  expect(await indexes.of(terms, 'pt-PT')).toBe(first);
  expect(pauses).toBe(1);
  expect(first.find('a window').map(({ target }) => target)).toEqual(['Fenster']);
});

it('indexes another list, and another language, anew', async () => {
  const indexes = createTermIndexes(() => Promise.resolve());
  const first = await indexes.of(terms, 'de');
  expect(await indexes.of([...terms], 'de')).not.toBe(first);
  const turkish = await indexes.of(terms, 'tr');
  expect(turkish.find('Ili').map(({ target }) => target)).toEqual(['İli']);
  expect(first.find('Ili').map(({ target }) => target)).toEqual(['Ili']);
});

it('pauses while a long list is indexed', async () => {
  let pauses = 0;
  const indexes = createTermIndexes(() => {
    pauses += 1;
    return Promise.resolve();
  });
  const many = Array.from({ length: 50_000 }, (_, at) => ({ source: `term${at}`, target: 'x' }));
  const index = await indexes.of(many, 'de');
  expect(pauses).toBeGreaterThan(100);
  expect(index.find('term49999')).toHaveLength(1);
});

import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGlossaries } from '../../main/service/customization/glossaries.ts';
import type { DictionaryEntries } from '../../main/service/customization/glossaries.ts';
import { createRecentTerms } from '../../main/service/customization/recent-terms.ts';
import { MIGRATIONS } from '../../main/service/storage/migrations.ts';
import { openDatabase } from '../../main/system/database.ts';
import { temporaryFolder } from './running-service.ts';

const [A, B] = ['a', 'b'].map((letter) => `${letter.repeat(8)}-1111-4111-8111-111111111111`);

function openStore(path: string) {
  const database = openDatabase(path);
  database.migrate(MIGRATIONS);
  // A clock that stands still: a change must be seen without it.
  const glossaries = createGlossaries(database.sqlite, () => new Date(0));
  const create = (id = '', ...targets: string[]) => {
    const entries = targets.map((target, index) => ({ source: `s${index}`, target }));
    glossaries.create({ id, name: 'x', dictionaries: [{ source: 'en', target: 'de', entries }] });
  };
  const terms = (...ids: (string | undefined)[]) =>
    glossaries.terms(
      ids.map((id) => id ?? ''),
      'en',
      'de',
    );
  return { database, create, terms };
}

describe('the terms of glossaries', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let store: ReturnType<typeof openStore>;
  let other: ReturnType<typeof openStore>;
  beforeEach(() => {
    folder = temporaryFolder();
    store = openStore(join(folder.path, 'service.sqlite'));
    other = openStore(join(folder.path, 'service.sqlite'));
  });
  afterEach(() => {
    store.database.close();
    other.database.close();
    folder.remove();
  });

  it('are the same list for each request', () => {
    store.create(A, 'x');
    const list = store.terms(A);
    expect(list).toEqual([{ source: 's0', target: 'x' }]);
    expect(store.terms(A?.toUpperCase())).toBe(list);
  });

  it('stay the same list when another glossary comes', () => {
    store.create(A, 'x');
    const list = store.terms(A);
    store.create(B, 'y');
    expect(store.terms(A)).toBe(list);
    expect(store.terms(B, A).map(({ target }) => target)).toEqual(['y', 'x']);
    expect(store.terms(A, B).map(({ target }) => target)).toEqual(['x', 'y']);
  });

  it('are read anew when the glossary has changed, whoever changed it', () => {
    store.create(A, 'x');
    expect(store.terms(A)).toHaveLength(1);
    other.database.sqlite.prepare('DELETE FROM glossaries WHERE glossary_id = ?').run(A ?? '');
    expect(store.terms(A)).toEqual([]);
    other.create(A, 'y', 'z');
    expect(store.terms(A).map(({ target }) => target)).toEqual(['y', 'z']);
  });
});

describe('recent terms', () => {
  const list = (length: number): DictionaryEntries['entries'] =>
    Array.from({ length }, () => ({ source: 's', target: 't' }));
  const again = () => {
    throw new Error('read again');
  };

  it('are so many lists at most, the ones used last', () => {
    const recent = createRecentTerms(2, 100);
    const first = recent.of('a', () => list(1));
    recent.of('b', () => list(1));
    expect(recent.of('a', again)).toBe(first);
    recent.of('c', () => list(1));
    expect(recent.of('a', again)).toBe(first);
    expect(() => recent.of('b', again)).toThrow('read again');
  });

  it('are so many terms at most, but one list in any case', () => {
    const recent = createRecentTerms(8, 100);
    recent.of('a', () => list(60));
    recent.of('b', () => list(60));
    expect(() => recent.of('a', again)).toThrow('read again');
    const huge = recent.of('c', () => list(1000));
    expect(recent.of('c', again)).toBe(huge);
    expect(() => recent.of('b', again)).toThrow('read again');
  });
});

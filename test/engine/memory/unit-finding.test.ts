import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Memories, UnitFilter } from '../../../main/engine/memory/memories.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';

const ANY: UnitFilter = { author: '', project: '', since: null, until: null };
let memories: Memories;
let id: string;
beforeEach(() => {
  memories = openMemories(new DatabaseSync(':memory:'));
  ({ id } = memories.create({ name: 'Office', source: 'en', targets: ['de'] }));
});
const add = (source: string, author: string, day: string, previous?: string) =>
  memories.insert(id, {
    source,
    targets: { de: `${source} (${author})` },
    author,
    changed: `${day}T12:00:00.000Z`,
    ...(previous !== undefined && { previous }),
  });
const sources = (units: readonly { readonly source: string }[]) =>
  units.map(({ source }) => source);

describe('a filter of units', () => {
  beforeEach(() => {
    add('Open the file', 'Anna Müller', '2026-01-10');
    add('Open the door', 'Ben', '2026-02-10');
    add('Close the file', 'Anna MÜLLER', '2026-03-10');
    memories.insert(id, {
      source: 'Open the box',
      targets: { de: 'x' },
      changed: '2026-03-11T00:00:00.000Z',
    });
  });
  const found = (filter: Partial<UnitFilter>) =>
    memories.filtered(id, { ...ANY, ...filter }, null, 10);

  it('takes authors by a part of their name, in any letter case', () => {
    expect(sources(found({ author: 'müller' }).units)).toEqual(['Open the file', 'Close the file']);
    expect(found({ author: 'nobody' })).toEqual({ units: [], total: 0, next: null });
  });

  it('takes the time of the last change, from its beginning to before its end', () => {
    expect(sources(found({ since: '2026-02-10T12:00:00.000Z' }).units)).toHaveLength(3);
    expect(sources(found({ until: '2026-02-10T12:00:00.000Z' }).units)).toEqual(['Open the file']);
    expect(
      sources(
        found({
          author: 'anna',
          since: '2026-02-01T00:00:00.000Z',
          until: '2026-12-01T00:00:00.000Z',
        }).units,
      ),
    ).toEqual(['Close the file']);
  });

  it('takes projects, clients and subjects by a part of what any program calls them', () => {
    const of = (source: string, ...properties: (readonly [string, string])[]) =>
      memories.insert(id, {
        source,
        targets: { de: 'x' },
        details: { properties: properties.map(([type, text]) => ({ type, text })) },
      });
    of('One', ['project', 'Annual Report 2026'], ['client', 'ACME']);
    of('Two', ['x-Project:SinglePicklist', 'Annual report 2025']);
    of('Three', ['Txt:Domain', 'Reports'], ['prev', 'the annual meeting']);
    of('Four', ['x-projected', 'Annual report']);
    expect(sources(found({ project: 'annual REPORT' }).units)).toEqual(['One', 'Two']);
    expect(sources(found({ project: 'acme' }).units)).toEqual(['One']);
    expect(sources(found({ project: 'report' }).units)).toEqual(['One', 'Two', 'Three']);
    const words = { text: 'o', side: 'source', mode: 'exact', limit: 9, offset: 0 } as const;
    const filter = { ...ANY, project: 'acme' };
    expect(memories.concordance([id], { ...words, text: 'One', filter }).total).toBe(1);
    expect(memories.concordance([id], { ...words, text: 'Two', filter }).total).toBe(0);
    expect(
      memories.matches([id], { segment: 'One', targetLanguage: 'de', threshold: 90, limit: 1 }),
    ).toMatchObject([{ project: 'Annual Report 2026 · ACME' }]);
  });

  it('is read page by page, and counts all', () => {
    const first = memories.filtered(id, { ...ANY, since: '2026-01-01' }, null, 3);
    expect(first).toMatchObject({ total: 4 });
    const rest = memories.filtered(id, { ...ANY, since: '2026-01-01' }, first.next, 3);
    expect(sources([...first.units, ...rest.units])).toHaveLength(4);
    expect(rest.next).toBeNull();
  });

  it('narrows a search for words', () => {
    const search = { text: 'open', side: 'source', mode: 'exact', limit: 10, offset: 0 } as const;
    expect(memories.concordance([id], search).total).toBe(3);
    const narrowed = memories.concordance([id], { ...search, filter: { ...ANY, author: 'ben' } });
    expect(narrowed.total).toBe(1);
    expect(narrowed.hits.map(({ unit }) => unit.source)).toEqual(['Open the door']);
  });
});

describe('units that say the same source', () => {
  it('are together where their neighbours are the same, the newest first', () => {
    const old = add('Party', 'Anna', '2026-01-01');
    add('Alone', 'Anna', '2026-01-01');
    const elsewhere = add('Party', 'Cleo', '2026-03-01', 'Before');
    const newer = add('Party', 'Ben', '2026-02-01');
    const { units, total, next } = memories.repeated(id, 0, 10);
    expect([units.map(({ unit }) => unit), total, next]).toEqual([[newer.unit, old.unit], 2, null]);
    expect(memories.alike(newer.unit)).toEqual([old.unit]);
    expect(memories.alike(elsewhere.unit)).toEqual([]);
    expect(memories.repeated(id, 1, 10).units.map(({ unit }) => unit)).toEqual([old.unit]);
  });

  it('are found across imports', () => {
    add('Party', 'Anna', '2026-01-01');
    const { id: other } = memories.create({ name: 'Other', source: 'en', targets: ['de'] });
    memories.add(other, [
      { source: 'Party', targets: { de: 'x' }, changed: '2026-01-02T00:00:00.000Z' },
    ]);
    memories.merge(other, id);
    expect(memories.repeated(id, 0, 10).total).toBe(2);
  });
});

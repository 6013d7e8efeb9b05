import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../preload/contract/glossaries.ts';
import { failureOfAsking } from '../rig.ts';
import { stored } from './glossary-service.ts';
import { startGlossaries } from './rig.ts';

const PAIR = { source: 'en', target: 'de' };
const ENTRIES: Entry[] = [
  ['file', 'Datei'],
  ['folder', 'Ordner'],
  ['save', 'speichern'],
];
const start = () =>
  startGlossaries(
    new Map([
      ['g1', stored('Terms', { 'en de': ENTRIES, 'en fr': [['file', 'fichier']] })],
      ['g2', stored('Single', { 'en de': [['only', 'einzig']] })],
    ]),
  );

describe('listings', () => {
  it('name glossaries with their dictionaries, and the connection that they are of', async () => {
    await using rig = await start();
    const all = await rig.ask('glossaries.all', undefined);
    expect(all).toMatchObject({
      connection: 'a',
      all: [{ id: 'g1', name: 'Terms' }, { id: 'g2' }],
    });
    expect(await rig.ask('glossaries.list', undefined)).toEqual([
      {
        id: 'g1',
        name: 'Terms',
        pairs: [
          { ...PAIR, entries: 3 },
          { source: 'en', target: 'fr', entries: 1 },
        ],
      },
      { id: 'g2', name: 'Single', pairs: [{ ...PAIR, entries: 1 }] },
    ]);
    expect(rig.changes()).toBe(0);
  });

  it('give the entries of a dictionary, of a variant’s base too', async () => {
    await using rig = await start();
    expect(await rig.ask('glossaries.entries', { id: 'g1', ...PAIR })).toEqual(ENTRIES);
    expect(
      await rig.ask('glossaries.entries', { id: 'g1', source: 'en-GB', target: 'DE' }),
    ).toEqual(ENTRIES);
  });
});

describe('a glossary', () => {
  it('is made, renamed and deleted', async () => {
    await using rig = await start();
    const made = await rig.ask('glossaries.create', {
      name: ' New ',
      dictionaries: [{ source: 'en-US', target: 'de', entries: ENTRIES }],
    });
    expect(made).toMatchObject({ name: 'New', dictionaries: [{ ...PAIR, entries: 3 }] });
    expect(rig.once).toEqual(['glossaries']);
    expect(await rig.ask('glossaries.rename', { id: made.id, name: 'Other' })).toMatchObject({
      name: 'Other',
    });
    expect(await rig.ask('glossaries.remove', { id: made.id })).toBe(null);
    expect(rig.sent()).toEqual([
      'POST /v3/glossaries',
      `PATCH /v3/glossaries/${made.id}`,
      `DELETE /v3/glossaries/${made.id}`,
    ]);
    expect(rig.changes()).toBe(3);
  });

  it('stays without its last dictionary, and takes another one', async () => {
    await using rig = await start();
    const remove = (pair: { source: string; target: string }) =>
      rig.ask('glossaries.remove-dictionary', { id: 'g1', ...pair });
    const left = await remove({ source: 'en', target: 'fr' });
    expect(left.dictionaries).toEqual([{ ...PAIR, entries: 3 }]);
    const pairs = async () =>
      (await rig.ask('glossaries.list', undefined)).find(({ id }) => id === 'g1')?.pairs;
    expect((await remove(PAIR)).dictionaries).toEqual([]);
    await rig.ask('glossaries.add-term', { id: 'g1', ...PAIR, entry: ['pier', 'Kai'] });
    expect(await pairs()).toMatchObject([PAIR]);
    await rig.ask('glossaries.undo-term', { id: 'g1', ...PAIR, term: 'pier', before: null });
    expect(await pairs()).toEqual([]);
  });
});

describe('what would change', () => {
  const given: Entry[] = [
    ['file', 'Datei'],
    ['folder', 'Verzeichnis'],
    ['new', 'neu'],
  ];
  it.each([
    ['replace', { added: 1, changed: 1, removed: 1, same: 1 }],
    ['merge', { added: 1, changed: 1, removed: 0, same: 1 }],
  ] as const)('is counted for a %s; nothing is sent but a reading', async (mode, change) => {
    await using rig = await start();
    const input = { id: 'g1', ...PAIR, entries: given, mode };
    expect(await rig.ask('glossaries.compare', input)).toEqual(change);
    expect(rig.sent()).toEqual(['GET /v3/glossaries/g1/entries?source_lang=en&target_lang=de']);
  });

  it('is all of it where there is no such dictionary yet', async () => {
    await using rig = await start();
    const input = {
      id: 'g2',
      source: 'de',
      target: 'en',
      entries: given,
      mode: 'replace',
    } as const;
    expect(await rig.ask('glossaries.compare', input)).toEqual({
      added: 3,
      changed: 0,
      removed: 0,
      same: 0,
    });
  });

  it('is what then happens: PUT replaces', async () => {
    await using rig = await start();
    const glossary = await rig.ask('glossaries.replace', { id: 'g1', ...PAIR, entries: given });
    expect(glossary.dictionaries[0]).toEqual({ ...PAIR, entries: 3 });
    expect(rig.sent()).toEqual(['PUT /v3/glossaries/g1/dictionaries', 'GET /v3/glossaries/g1']);
    expect(await rig.ask('glossaries.entries', { id: 'g1', ...PAIR })).toEqual(given);
  });

  it('is what then happens: PATCH merges', async () => {
    await using rig = await start();
    const glossary = await rig.ask('glossaries.merge', { id: 'g1', ...PAIR, entries: given });
    expect(glossary.dictionaries[0]).toEqual({ ...PAIR, entries: 4 });
    expect(rig.sent()).toEqual([
      'GET /v3/glossaries/g1/entries?source_lang=en&target_lang=de',
      'PATCH /v3/glossaries/g1',
    ]);
    expect(await rig.ask('glossaries.entries', { id: 'g1', ...PAIR })).toEqual([
      ['file', 'Datei'],
      ['folder', 'Verzeichnis'],
      ['save', 'speichern'],
      ['new', 'neu'],
    ]);
  });
});

describe('a term', () => {
  const add = { id: 'g1', ...PAIR };
  it('that is new is added, and taken back without a trace', async () => {
    await using rig = await start();
    const added = await rig.ask('glossaries.add-term', { ...add, entry: ['open', 'öffnen'] });
    expect(added).toEqual({ before: null });
    expect((await rig.ask('glossaries.entries', add)).at(-1)).toEqual(['open', 'öffnen']);
    await rig.ask('glossaries.undo-term', { ...add, term: 'open', before: added.before });
    expect(await rig.ask('glossaries.entries', add)).toEqual(ENTRIES);
    // Taken back already: nothing is sent.
    rig.sent();
    await rig.ask('glossaries.undo-term', { ...add, term: 'open', before: null });
    expect(rig.sent()).toHaveLength(1);
  });

  it('that was known gets its old target back, at its old place', async () => {
    await using rig = await start();
    const added = await rig.ask('glossaries.add-term', { ...add, entry: ['file', 'Akte'] });
    expect(added).toEqual({ before: 'Datei' });
    expect((await rig.ask('glossaries.entries', add))[0]).toEqual(['file', 'Akte']);
    await rig.ask('glossaries.undo-term', { ...add, term: 'file', before: 'Datei' });
    expect(await rig.ask('glossaries.entries', add)).toEqual(ENTRIES);
  });

  it('that stands there already is not sent', async () => {
    await using rig = await start();
    expect(await rig.ask('glossaries.add-term', { ...add, entry: ['file', 'Datei'] })).toEqual({
      before: 'Datei',
    });
    expect(rig.sent().filter((request) => !request.startsWith('GET'))).toEqual([]);
  });

  it('that made a dictionary takes it along when it goes', async () => {
    await using rig = await start();
    const fresh = { id: 'g2', source: 'de', target: 'en' };
    await rig.ask('glossaries.add-term', { ...fresh, entry: ['Datei', 'file'] });
    await rig.ask('glossaries.undo-term', { ...fresh, term: 'Datei', before: null });
    const { all } = await rig.ask('glossaries.all', undefined);
    expect(all[1]?.dictionaries).toEqual([{ ...PAIR, entries: 1 }]);
  });
});

describe('what breaks a rule is not sent', () => {
  const wrong: readonly (readonly [reason: string, entries: Entry[], line: number | undefined])[] =
    [
      ['none', [], undefined],
      [
        'empty',
        [
          ['a', 'b'],
          ['', 'b'],
        ],
        2,
      ],
      [
        'duplicate',
        [
          ['a', 'b'],
          ['a', 'c'],
        ],
        2,
      ],
      ['control-character', [['a\u0007', 'b']], 1],
      ['outer-space', [['a', 'b ']], 1],
      [
        'too-long',
        [
          ['ü'.repeat(512), 'ü'.repeat(512)],
          ['x', `${'ü'.repeat(512)}x`],
        ],
        2,
      ],
    ];
  it.each(wrong)('%s', async (reason, entries, line) => {
    await using rig = await start();
    const asks = [
      rig.ask('glossaries.replace', { id: 'g1', ...PAIR, entries }),
      rig.ask('glossaries.merge', { id: 'g1', ...PAIR, entries }),
      rig.ask('glossaries.compare', { id: 'g1', ...PAIR, entries, mode: 'merge' }),
      rig.ask('glossaries.create', { name: 'x', dictionaries: [{ ...PAIR, entries }] }),
    ];
    for (const ask of asks) {
      const failure = await failureOfAsking(ask);
      expect(failure.code).toBe('entries-refused');
      expect(failure.params).toMatchObject({
        field: 'entries',
        reason,
        ...(line !== undefined && { line }),
      });
    }
    expect(rig.sent()).toEqual([]);
    expect(rig.changes()).toBe(0);
  });

  it('a name beyond the limit, the same pair twice, one language', async () => {
    await using rig = await start();
    const dictionaries = [{ ...PAIR, entries: ENTRIES }];
    const refused = async (input: Parameters<typeof rig.ask<'glossaries.create'>>[1]) =>
      (await failureOfAsking(rig.ask('glossaries.create', input))).params;
    expect(await refused({ name: '💬'.repeat(257), dictionaries })).toEqual({
      field: 'name',
      reason: 'too-long',
    });
    expect(
      await refused({
        name: 'x',
        dictionaries: [...dictionaries, { source: 'EN', target: 'de-AT', entries: ENTRIES }],
      }),
    ).toEqual({ field: 'dictionaries', reason: 'duplicate' });
    expect(
      await refused({
        name: 'x',
        dictionaries: [{ source: 'en-GB', target: 'en-US', entries: ENTRIES }],
      }),
    ).toEqual({ field: 'dictionaries', reason: 'same-language' });
    expect(rig.sent()).toEqual([]);
  });

  it('more than ten megabytes, whether at once or by what is there already', async () => {
    const most = Array.from({ length: 10_240 }, (_, n): Entry => {
      // 1,024 bytes with the tab and the line end, in letters of two bytes.
      const source = String(n).padStart(6, '0');
      return [source, 'ä'.repeat(508)];
    });
    await using rig = await startGlossaries(new Map([['g1', stored('Full', { 'en de': most })]]));
    // The last line needs no end: one byte is left.
    const input = { id: 'g1', ...PAIR, entries: most };
    expect(await rig.ask('glossaries.compare', { ...input, mode: 'replace' })).toMatchObject({
      same: 10_240,
    });
    const more: Entry[] = [...most.slice(0, -1), [most.at(-1)?.[0] ?? '', `${'ä'.repeat(508)}xx`]];
    rig.sent();
    expect(
      await failureOfAsking(rig.ask('glossaries.replace', { ...input, entries: more })),
    ).toMatchObject({ params: { field: 'entries', reason: 'too-large', limit: 10_485_760 } });
    expect(rig.sent()).toEqual([]);
    expect(
      await failureOfAsking(rig.ask('glossaries.merge', { ...input, entries: [['x', 'y']] })),
    ).toMatchObject({ params: { reason: 'too-large' } });
    expect(rig.sent().filter((request) => !request.startsWith('GET'))).toEqual([]);
  });
});

it('what the service refuses is told as it says it', async () => {
  await using rig = await start();
  rig.service.answer(() => ({
    status: 400,
    json: { message: 'Invalid glossary entries provided', detail: 'Key 1 duplicates key 0' },
  }));
  const failure = await failureOfAsking(
    rig.ask('glossaries.replace', { id: 'g1', ...PAIR, entries: ENTRIES }),
  );
  expect(failure).toMatchObject({
    code: 'bad-request',
    said: 'Invalid glossary entries provided – Key 1 duplicates key 0',
  });
});

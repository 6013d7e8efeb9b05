import { expect, describe, it } from 'vitest';
import { glossaryFileName } from '../../../main/features/glossaries/file-name.ts';
import type { StartHelper } from '../../../main/system/processes.ts';
import type { Entry } from '../../../preload/contract/glossaries.ts';
import { failureOfAsking } from '../rig.ts';
import { stored } from './glossary-service.ts';
import { startGlossaries } from './rig.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (name: string, text: string) => ({ name, bytes: bytes(text) });

const THREE = [
  'file,Datei,en,de',
  '"save, then close","speichern, dann schließen",en,de',
  'file,fichier,en,fr',
  'Datei,bestand,de,nl',
  '',
].join('\n');

const read = async (
  name: string,
  text: string,
  pair: { source: string; target: string } | null,
) => {
  await using rig = await startGlossaries(new Map(), { t: file(name, text) });
  return await rig.ask('glossaries.read-file', { ticket: 't', name, pair });
};

describe('an import', () => {
  it('shows what would come and what is left out, and sends nothing', async () => {
    await using rig = await startGlossaries(new Map(), {
      t: file('a.csv', 'a,b\na,c\n x,y\n,z\nq\n"r,s\nlong,' + 'ü'.repeat(513) + '\nt,u'),
    });
    const preview = await rig.ask('glossaries.read-file', {
      ticket: 't',
      name: 'a.csv',
      pair: { source: 'en-US', target: 'DE' },
    });
    expect(preview).toMatchObject({
      format: 'csv',
      encoding: 'utf-8',
      namesLanguages: false,
      dictionaries: [
        {
          source: 'en',
          target: 'de',
          entries: [
            ['a', 'b'],
            ['t', 'u'],
          ],
        },
      ],
    });
    expect(preview.problems.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
      '2 duplicate',
      '3 outer-space',
      '4 empty',
      '5 columns',
      '6 quotes',
      '7 too-long',
    ]);
    expect(preview.problems[0]?.text).toBe('a · c');
    expect(rig.sent()).toEqual([]);
    expect(rig.discarded).toEqual(['t']);
  });

  it('without languages leaves them open, and takes them from a second look', async () => {
    await using rig = await startGlossaries(new Map(), { t: file('a.tsv', 'a\tb') });
    const input = { ticket: 't', name: 'a.tsv' };
    expect((await rig.ask('glossaries.read-file', input)).dictionaries).toEqual([
      { source: '', target: '', entries: [['a', 'b']] },
    ]);
    const pair = { source: 'en', target: 'de' };
    expect((await rig.ask('glossaries.read-file', { ...input, pair })).dictionaries).toEqual([
      { ...pair, entries: [['a', 'b']] },
    ]);
  });

  it('of the vendor’s own kind becomes three dictionaries and is exported identically', async () => {
    await using rig = await startGlossaries(new Map(), { t: file('a.csv', THREE) });
    const preview = await rig.ask('glossaries.read-file', { ticket: 't', name: 'a.csv' });
    expect(preview).toMatchObject({ format: 'csv-pairs', namesLanguages: true, problems: [] });
    expect(preview.dictionaries).toHaveLength(3);
    const { id } = await rig.ask('glossaries.create', {
      name: 'Three',
      dictionaries: preview.dictionaries.map((dictionary) => ({
        ...dictionary,
        entries: [...dictionary.entries],
      })),
    });
    const exported = await rig.ask('glossaries.export', { id, format: 'csv-pairs' });
    expect(exported).toMatchObject({ name: 'Three.csv', type: 'text/csv' });
    expect(new TextDecoder().decode(exported.bytes)).toBe(THREE);
  });

  it('shows what a file says not to use, and takes it into TBX', async () => {
    const preview = await read('a.csv', 'source,target,status\nkey,Taste,\nkey,Knopf,Forbidden\n', {
      source: 'en',
      target: 'de',
    });
    expect(preview).toMatchObject({
      dictionaries: [{ entries: [['key', 'Taste']] }],
      forbidden: [
        { source: 'en', target: 'de', terms: [{ source: 'key', target: 'Knopf', note: '' }] },
      ],
      problems: [],
    });
    const forbidden = [
      { source: 'key', target: 'Knopf', note: 'No <b>' },
      { source: 'lift', target: 'Lift' },
      { source: '', target: 'Dings' },
    ].map((one) => ({ ...one, from: 'en', to: 'de', isExact: false }));
    await using rig = await startGlossaries(new Map(), {}, undefined, forbidden);
    const { id } = await rig.ask('glossaries.create', {
      name: 'Keys',
      dictionaries: preview.dictionaries.map((one) => ({ ...one, entries: [...one.entries] })),
    });
    const plain = await rig.ask('glossaries.export', { id, format: 'tbx' });
    expect(new TextDecoder().decode(plain.bytes)).not.toMatch(/deprecated|Knopf/);
    const { bytes } = await rig.ask('glossaries.export', {
      id,
      format: 'tbx',
      withForbidden: true,
    });
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain(
      '<termSec><term>Taste</term></termSec><termSec><term>Knopf</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote><note>No &lt;b&gt;</note></termSec>',
    );
    const again = await read('keys.tbx', text, null);
    expect(again.dictionaries[0]?.entries).toEqual([['key', 'Taste']]);
    expect(again.forbidden).toEqual([
      {
        source: 'en',
        target: 'de',
        terms: [
          { source: 'key', target: 'Knopf', note: 'No <b>' },
          { source: 'lift', target: 'Lift', note: '' },
          { source: '', target: 'Dings', note: '' },
        ],
      },
    ]);
  });

  it('knows duplicates of one dictionary only', async () => {
    const preview = await read('a.csv', 'a,b,en,de\na,b,en,fr\na,c,EN,DE', null);
    expect(preview.problems).toEqual([{ line: 3, problem: 'duplicate', text: 'a · c' }]);
  });

  it.each([
    ['table-refused', 'encoding', { name: 'a.csv', bytes: new Uint8Array([65, 0, 0, 0, 1, 0]) }],
    ['table-refused', 'empty', file('a.csv', '')],
    ['table-refused', 'wrong-content', file('a.xlsx', 'a,b')],
    [
      'table-refused',
      'entities',
      file('a.tbx', '<!DOCTYPE martif [<!ENTITY a SYSTEM "b">]><martif/>'),
    ],
  ])('is %s for a file that cannot be read: %s', async (code, reason, bad) => {
    await using rig = await startGlossaries(new Map(), { t: bad });
    const failure = await failureOfAsking(
      rig.ask('glossaries.read-file', { ticket: 't', name: bad.name }),
    );
    expect(failure).toEqual({ code, params: { reason, name: bad.name } });
    expect(rig.discarded).toEqual(['t']);
  });

  it('is refused for a file that is gone, or too large', async () => {
    const large = { name: 'a.csv', bytes: new Uint8Array(32 * 1024 * 1024 + 1) };
    await using rig = await startGlossaries(new Map(), { large });
    const ask = (ticket: string) =>
      failureOfAsking(rig.ask('glossaries.read-file', { ticket, name: 'a.csv' }));
    expect(await ask('gone')).toEqual({ code: 'file-gone' });
    expect(await ask('large')).toMatchObject({ code: 'file-too-large' });
  });

  it('ends with its process when nobody waits for it', async () => {
    let kills = 0;
    const silent: StartHelper = () => {
      let exit: (code: number | null) => void = () => undefined;
      return {
        send: () => undefined,
        onMessage: () => undefined,
        onExit: (listener) => (exit = listener),
        kill() {
          kills += 1;
          exit(null);
        },
      };
    };
    await using rig = await startGlossaries(new Map(), { t: file('a.csv', 'a,b') }, silent);
    const leaving = new AbortController();
    const asked = rig.ask('glossaries.read-file', { ticket: 't', name: 'a.csv' }, leaving.signal);
    setImmediate(() => leaving.abort());
    expect(await failureOfAsking(asked)).toEqual({ code: 'cancelled' });
    expect(kills).toBeGreaterThan(0);
  });
});

describe('an export', () => {
  const ENTRIES: Entry[] = [['=A1', '-b']];
  const start = () =>
    startGlossaries(
      new Map([['g', stored('My: terms/1', { 'en de': ENTRIES, 'de en': [['Datei', 'file']] })]]),
    );
  it('of one dictionary is named after it', async () => {
    await using rig = await start();
    const pair = { source: 'EN', target: 'de-AT' };
    const exported = await rig.ask('glossaries.export', { id: 'g', format: 'tsv', pair });
    expect(exported.name).toBe('My terms 1 en-de.tsv');
    expect(new TextDecoder().decode(exported.bytes)).toBe('=A1\t-b\n');
  });

  it('of several needs a format that names languages', async () => {
    await using rig = await start();
    for (const format of ['tsv', 'csv'] as const) {
      expect(await failureOfAsking(rig.ask('glossaries.export', { id: 'g', format }))).toEqual({
        code: 'entries-refused',
        params: { field: 'pair', reason: 'missing' },
      });
    }
    for (const format of ['csv-pairs', 'xlsx', 'tbx'] as const) {
      const { name } = await rig.ask('glossaries.export', { id: 'g', format });
      expect(name).toBe(`My terms 1.${format === 'csv-pairs' ? 'csv' : format}`);
    }
  });

  it('of a dictionary that is not there is not found', async () => {
    await using rig = await start();
    const pair = { source: 'en', target: 'fr' };
    expect(
      await failureOfAsking(rig.ask('glossaries.export', { id: 'g', format: 'tbx', pair })),
    ).toEqual({ code: 'not-found' });
  });
});

it.each([
  ['..', null, 'glossary.csv'],
  ['a\u0000b / c?', null, 'a b c.csv'],
  ['x'.repeat(200), { source: 'en', target: 'de' }, `${'x'.repeat(80)} en-de.csv`],
])('a file of %j has a name that every system takes', (name, pair, expected) => {
  expect(glossaryFileName(name, pair, 'csv')).toBe(expected);
});

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MemoryImported } from '../../../preload/contract/local-memories.ts';
import { all, failureOfAsking, firstOf } from '../rig.ts';
import type { MemoryRig } from './feature-with-memory.ts';
import { startMemoryRig } from './feature-with-memory.ts';

let rig: MemoryRig;
beforeEach(async () => {
  rig = await startMemoryRig();
});
afterEach(() => rig.close());

const listed = async () =>
  (await firstOf(rig.watch('local-memories.watch', undefined), () => true)).memories;
const unitsOf = async (id: string) =>
  (await rig.ask('local-memories.units', { id })).units.map(({ source, targets }) => ({
    source,
    ...targets,
  }));
const doneOf = (values: readonly MemoryImported[]) => {
  const last = values.at(-1);
  if (last?.state !== 'done') throw new Error('the import is not done');
  return last;
};
const tmx = (body: string) =>
  `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>${body}</body></tmx>`;
const tu = (...sides: readonly (readonly [string, string])[]) =>
  `<tu>${sides.map(([code, text]) => `<tuv xml:lang="${code}"><seg>${text}</seg></tuv>`).join('')}</tu>\n`;

describe('an import', () => {
  it('makes a memory, with languages as the file has them, and reports bad units and repairs', async () => {
    const text = tmx(
      tu(['en', 'Salt & pepper'], ['de', 'Salz und Pfeffer']) +
        tu(['en', 'Only source']) +
        tu(['en', 'Door'], ['de', 'Tür'], ['fr', 'Porte']),
    );
    const values = await rig.take('Old memory.tmx', text, { name: 'New' });
    expect(values[0]).toMatchObject({ state: 'running', units: 0 });
    expect(doneOf(values)).toMatchObject({
      format: 'tmx',
      encoding: 'utf-8',
      added: 2,
      repeated: 0,
      bad: 1,
      memory: { name: 'New', source: 'en', targets: ['de', 'fr'], units: 2 },
      badReasons: [{ reason: 'no-target', count: 1 }],
      badUnits: [{ line: 2, reason: 'no-target', text: 'Only source' }],
      repairs: [{ kind: 'bare-ampersand', count: 1 }],
    });
    expect(rig.tickets.size).toBe(0);
  });

  it('adds to a memory, and languages with it; units that are there can be left out', async () => {
    const id = await rig.memory({ Door: 'Tür' });
    const ticket = rig.file('more.csv', 'en,de,fr\nDoor,Tür,\nGate,Tor,Portail\n');
    const values = await all(
      rig.watch('local-memories.import', {
        ticket,
        name: 'more.csv',
        into: { id },
        skipsRepeated: true,
      }),
    );
    expect(doneOf(values)).toMatchObject({ added: 1, repeated: 1, memory: { units: 2 } });
    expect((await listed())[0]?.targets).toEqual(['de', 'fr']);
  });

  it('asks for the languages of a table with the same ticket, and believes a heading before them', async () => {
    const ticket = rig.file('plain.tsv', 'Door\tTür\n');
    const input = { ticket, name: 'plain.tsv', into: { name: 'Table' } };
    const failure = await failureOfAsking(all(rig.watch('local-memories.import', input)));
    expect(failure).toMatchObject({
      code: 'memory-file-refused',
      params: { name: 'plain.tsv', reason: 'no-languages' },
    });
    expect(rig.tickets.has(ticket)).toBe(true);
    const given = { source: 'en', target: 'de' };
    const { memory } = doneOf(
      await all(rig.watch('local-memories.import', { ...input, ...given })),
    );
    expect(await unitsOf(memory.id)).toEqual([{ source: 'Door', de: 'Tür' }]);
    expect(rig.tickets.size).toBe(0);

    const headed = rig.file('headed.tsv', 'en\tfr\nDoor\tPorte\n');
    const other = doneOf(
      await all(rig.watch('local-memories.import', { ...input, ticket: headed, ...given })),
    );
    expect(await unitsOf(other.memory.id)).toEqual([{ source: 'Door', fr: 'Porte' }]);
  });

  it('turns a TMX file for a memory of another direction, and refuses a table that cannot be turned', async () => {
    const id = await rig.memory();
    const german = tmx(tu(['de', 'Tür'], ['en', 'Door'])).replace('"en"/>', '"de"/>');
    await rig.take('de-en.tmx', german, { id });
    expect(await unitsOf(id)).toEqual([{ source: 'Door', de: 'Tür' }]);
    const failure = await failureOfAsking(rig.take('de-en.csv', 'de,en\nTor,Gate\n', { id }));
    expect(failure.params?.['reason']).toBe('other-source');
    expect(await unitsOf(id)).toHaveLength(1);
  });

  it.each([
    ['pictures.bin', '\0\u0001', 'unknown-format'],
    ['bomb.tmx', '<!DOCTYPE tmx [<!ENTITY a "&a;">]><tmx>&a;</tmx>', 'unreadable-entity'],
    ['empty.tmx', tmx(''), 'no-units'],
  ])('refuses %s with its reason', async (name, text, reason) => {
    const failure = await failureOfAsking(rig.take(name, text, { name: 'New' }));
    expect(failure).toMatchObject({ code: 'memory-file-refused', params: { name, reason } });
    expect(await listed()).toEqual([]);
    expect(rig.tickets.size).toBe(0);
  });

  it('asks which of several variants is the source, and goes on with the same file', async () => {
    const body = tu(['en-GB', 'colour'], ['en-US', 'color']);
    const ticket = rig.file('variants.tmx', tmx(body));
    const taking = (source: string | null) =>
      all(
        rig.watch('local-memories.import', {
          ticket,
          name: 'variants.tmx',
          into: { name: 'Variants' },
          source,
        }),
      );
    const failure = await failureOfAsking(taking(null));
    expect(failure.params).toMatchObject({
      reason: 'several-sources',
      languages: ['en-gb', 'en-us'],
    });
    const { memory } = doneOf(await taking('en-US'));
    expect(memory).toMatchObject({ source: 'en', targets: ['en-gb'] });
    expect(await unitsOf(memory.id)).toEqual([{ source: 'color', 'en-gb': 'colour' }]);
  });

  it('tells why no unit could be used', async () => {
    const failure = await failureOfAsking(
      rig.take('bad.tmx', tmx(tu(['en', 'Door']) + tu(['en', 'Gate'])), { name: 'New' }),
    );
    expect(failure.params).toMatchObject({
      reason: 'all-bad',
      bad: 2,
      reasons: ['no-target 2'],
      examples: ['1 no-target Door', '2 no-target Gate'],
    });
  });

  it('that fails leaves the ticket of an opened file good, and uses it up at last', async () => {
    const asking = (text: string) =>
      all(
        rig.watch('local-memories.import', {
          ticket: rig.file('an opened file.tmx', text),
          name: 'x.tmx',
          into: { name: 'New' },
        }),
      );
    expect((await failureOfAsking(asking(tmx('')))).params?.['reason']).toBe('no-units');
    expect(rig.tickets.size).toBe(1);
    doneOf(await asking(tmx(tu(['en', 'Door'], ['de', 'Tür']))));
    expect(rig.tickets.size).toBe(0);
  });

  it('is given up when nobody watches any more, and leaves the memory as it was', async () => {
    const id = await rig.memory({ Door: 'Tür' });
    const many = Array.from({ length: 60_000 }, (_, n) => `Unit ${n} of very many\tEinheit ${n}`);
    const ticket = rig.file('big.tsv', `en\tde\n${many.join('\n')}\n`);
    const works: number[] = [];
    for await (const value of rig.watch('local-memories.import', {
      ticket,
      name: 'big.tsv',
      into: { id },
    })) {
      works.push((await firstWorks()).length);
      if (value.state === 'running' && value.units > 0) break;
    }
    expect(works[0]).toBe(1);
    expect(await unitsOf(id)).toHaveLength(1);
    expect(await firstWorks()).toEqual([]);
    expect(rig.tickets.size).toBe(0);
  });

  it('says so when the ticket or the file is gone', async () => {
    const input = { ticket: 'none', name: 'x.tmx', into: { name: 'New' } };
    const asking = () => failureOfAsking(all(rig.watch('local-memories.import', input)));
    expect((await asking()).code).toBe('file-gone');
    const failure = await failureOfAsking(rig.take('x.tmx', tmx(''), { id: crypto.randomUUID() }));
    expect(failure.code).toBe('not-found');
  });
});

const firstWorks = async () =>
  (await firstOf(rig.watch('local-memories.watch', undefined), () => true)).works;

describe('an export', () => {
  const out = (name: string) => join(rig.folder, 'out', name);

  it('writes a file of the name of the memory, and never over another one', async () => {
    const id = await rig.memory({ Door: 'Tür' }, 'Mine/and: yours');
    mkdirSync(join(rig.folder, 'out'));
    writeFileSync(out('Mine-and yours.tmx'), 'precious');
    const exported = await rig.ask('local-memories.export', { id, format: 'tmx' });
    expect(exported).toEqual({ name: 'Mine-and yours (2).tmx', units: 1 });
    expect(readFileSync(out('Mine-and yours.tmx'), 'utf8')).toBe('precious');
    expect(readdirSync(join(rig.folder, 'out')).sort()).toEqual([
      'Mine-and yours (2).tmx',
      'Mine-and yours.tmx',
    ]);
  });

  it.each(['tmx', 'csv'] as const)('comes back the same as %s', async (format) => {
    const units = {
      '=1+1 "quoted", and\nmore': '<b>x & y</b>; z',
      'Überall 日本語': ' Ende'.trim(),
    };
    const id = await rig.memory(units);
    const { name } = await rig.ask('local-memories.export', { id, format });
    const { memory } = doneOf(await rig.take(name, readFileSync(out(name), 'utf8'), { name: 'B' }));
    expect(await unitsOf(memory.id)).toEqual(await unitsOf(id));
    expect(await unitsOf(memory.id)).toHaveLength(2);
  });

  it('that cannot be written leaves nothing and says so', async () => {
    const id = await rig.memory({ Door: 'Tür' });
    writeFileSync(join(rig.folder, 'out'), 'a file where the folder should be');
    const failure = await failureOfAsking(rig.ask('local-memories.export', { id, format: 'tmx' }));
    expect(failure).toEqual({ code: 'file-not-written', params: { name: 'Mine' } });
    expect(existsSync(join(rig.folder, '.dragoman'))).toBe(false);
  });
});

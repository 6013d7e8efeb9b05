import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

const terms = [{ source: 'door', target: 'Tür' }];
let asked: string[][] = [];
let rig: SegmentsRig;
beforeEach(() => {
  asked = [];
  rig = startSegmentsRig((glossaries) => {
    asked.push([...glossaries]);
    return Promise.resolve(terms);
  });
});
afterEach(() => rig.close());

const type = (id: string, number: number, target: string, confirm = false) =>
  rig.ask('segments.edit', { id, number, target, origin: 'typed', confirm, propagation: 'none' });
const findings = async (id: string) =>
  (await rig.ask('segments.findings', { id })).map(
    ({ number, kind, what }) => `${number} ${kind} ${what}`,
  );

describe('findings', () => {
  it('are exactly what there is to look at, and follow each change', async () => {
    const { id } = await rig.open('Open the door.\nRoom 25.\nGo on.\nGo on.\nGo on.');
    expect(await findings(id)).toEqual([0, 1, 2, 3, 4].map((number) => `${number} empty `));
    await type(id, 0, 'Öffnen Sie das Tor');
    await type(id, 1, 'Zimmer 52.');
    await type(id, 2, 'Los.');
    await type(id, 3, 'Weiter.');
    await type(id, 4, 'Weiter.');
    expect(await findings(id)).toEqual([
      '0 punctuation .',
      '1 numbers 25',
      '1 numbers 52',
      '2 same-source-differs 4',
    ]);
    expect(asked).toEqual([]);
    await rig.ask('segments.settings', { id, glossaries: ['g1', 'g2'] });
    expect(await findings(id)).toContain('0 term door');
    expect(asked).toEqual([['g1', 'g2']]);
    await type(id, 0, 'Öffnen Sie die Tür.');
    await type(id, 2, 'Weiter.');
    expect(await findings(id)).toEqual(['1 numbers 25', '1 numbers 52']);
    await rig.ask('segments.undo', { id });
    expect(await findings(id)).toContain('2 same-source-differs 4');
  });

  it('know how long a text may be', async () => {
    const { id } = await rig.openFile('a.html', '<p>One <b>day</b></p>');
    await type(id, 0, 'Ein Tag');
    expect(await findings(id)).toEqual(['0 tags <g1>', '0 tags </g1>']);
  });
});

describe('an analysis', () => {
  it('puts each segment into its band and adds up to the project', async () => {
    const memory = await rig.memory([
      ['The old door is open on Sunday.', 'Die alte Tür ist am Sonntag offen.'],
      ['Say it.', 'Sag es.'],
    ]);
    await rig.memories.engine.confirm(memory, [
      {
        segment: 'In context.',
        previous: 'Say it.',
        next: 'Not known at all here.',
        translation: 'Im Kontext.',
        source: 'en',
        target: 'de',
      },
    ]);
    const { id, characters, segments } = await rig.open(
      [
        'Say it.',
        'In context.',
        'Not known at all here.',
        'The old door is open on Monday.',
        'Say it.',
      ].join('\n'),
    );
    const { bands, total } = await rig.ask('segments.analysis', { id });
    const counts = Object.fromEntries(bands.map((row) => [row.band, row.segments]));
    expect(counts).toEqual({
      repeat: 1,
      'cross-repeat': 0,
      '101': 1,
      '100': 1,
      '95-99': 0,
      '85-94': 1,
      '75-84': 0,
      '50-74': 0,
      new: 1,
    });
    expect(total).toEqual({ segments, words: 18, characters });
    expect(bands.reduce((sum, row) => sum + row.characters, 0)).toBe(characters);
  });

  it('is of the memories as they were before the work, and says so', async () => {
    const memory = await rig.memory([['Say it.', 'Sag es.']]);
    const { id } = await rig.open('Say it.\nOpen the old door.\nOpen the old doors.\nGo on.');
    const bands = async () => {
      const { bands: counted, leftOut } = await rig.ask('segments.analysis', { id });
      const filled = counted.filter(({ segments }) => segments > 0);
      return [leftOut, Object.fromEntries(filled.map((row) => [row.band, row.segments]))];
    };
    expect(await bands()).toEqual([0, { 100: 1, new: 3 }]);
    await rig.ask('segments.settings', { id, into: memory });
    for (const [number, target] of ['Sag es!', 'Öffne die alte Tür.'].entries()) {
      await type(id, number, target, true);
    }
    await vi.waitFor(async () => expect((await bands())[0]).toBe(2));
    expect(await bands()).toEqual([2, { 100: 1, new: 3 }]);
  });

  it('is written as CSV that is no formula', async () => {
    const { id } = await rig.ask('segments.open', {
      from: { text: 'One. Two.', name: '=HYPERLINK("x")' },
      source: 'en',
      target: 'de',
    });
    const { name, type: mime, bytes } = await rig.ask('segments.analysis-csv', { id });
    expect([name, mime]).toEqual(['analysis =HYPERLINK(x).csv', 'text/csv; charset=utf-8']);
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
    expect(lines[0]).toBe('\ufeff"project","band (%)","segments","words","characters"');
    expect(lines).toContain(`"'=HYPERLINK(""x"")","new",2,2,8`);
    expect(lines.at(-2)).toBe(`"'=HYPERLINK(""x"")","total",2,2,8`);
    expect(lines).toHaveLength(12);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  MQXLIFF,
  MXLIFF,
  SDLXLIFF,
  XLIFF_1,
  XLIFF_2,
} from '../../engine/formats/xliff/cat-files.ts';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const FILES = [
  ['printer.sdlxliff', SDLXLIFF],
  ['printer.mqxliff', MQXLIFF],
  ['printer.mxliff', MXLIFF],
  ['printer.xlf', XLIFF_1],
  ['printer2.xlf', XLIFF_2],
] as const;

async function exported(id: string, unconfirmed = true): Promise<string> {
  const { name } = await rig.ask('segments.export', { id, unconfirmed });
  return rig.output(name).toString('utf8');
}

describe.each(FILES)('%s', (name, file) => {
  it('opens with its segments, targets and states', async () => {
    const { id } = await rig.openFile(name, file);
    const rows = await rig.rows(id);
    expect(rows.map(({ source }) => source)).toEqual([
      'Open the <g1>paper tray</g1>.',
      'Close it.',
      'Switch it off.',
      'ACME 3000',
    ]);
    expect(rows.map(({ target }) => target)).toEqual([
      'Öffnen Sie das <g1>Papierfach</g1>.',
      'Schließen Sie es.',
      '',
      'ACME 3000',
    ]);
    const statuses = rows.map(({ status }) => status);
    expect(statuses[0]).toBe('confirmed');
    expect(['draft', 'translated']).toContain(statuses[1]);
    expect(statuses[2]).toBe('empty');
    expect(['confirmed', 'reviewed']).toContain(statuses[3]);
  });

  it('goes out byte for byte where nothing was changed', async () => {
    const { id } = await rig.openFile(name, file);
    expect(await exported(id)).toBe(file);
    expect(await exported(id, false)).toBe(file);
  });

  it('changes only the segment that was confirmed', async () => {
    const { id } = await rig.openFile(name, file);
    await rig.ask('segments.edit', {
      id,
      number: 2,
      target: 'Schalten Sie es aus.',
      origin: 'typed',
      confirm: true,
    });
    const written = await exported(id);
    const from = file.indexOf('Switch it off.');
    expect(written.slice(0, from - 120)).toBe(file.slice(0, from - 120));
    expect(written.slice(-120)).toBe(file.slice(-120));
    expect(written).toContain('Schalten Sie es aus.');
    const again = await rig.openFile(name, written);
    const rows = await rig.rows(again.id);
    expect(rows[2]).toMatchObject({ target: 'Schalten Sie es aus.', status: 'confirmed' });
    const before = await rig.rows((await rig.openFile(name, file)).id);
    for (const at of [0, 1, 3]) expect(rows[at]?.status).toBe(before[at]?.status);
  });

  it('takes a changed target with its tags, and an emptied one', async () => {
    const { id } = await rig.openFile(name, file);
    const edit = { id, origin: 'typed' as const };
    await rig.ask('segments.edit', { ...edit, number: 0, target: '<g1>Fach</g1> öffnen.' });
    await rig.ask('segments.edit', { ...edit, number: 1, target: '' });
    const again = await rig.openFile(name, await exported(id));
    const rows = await rig.rows(again.id);
    expect(rows[0]).toMatchObject({ target: '<g1>Fach</g1> öffnen.' });
    expect(['draft', 'translated']).toContain(rows[0]?.status);
    expect(rows[1]).toMatchObject({ target: '', status: 'empty' });
  });
});

describe('what tools know of a segment', () => {
  it.each(FILES.slice(0, 3))('%s: match rates and locks', async (name, file) => {
    const { id } = await rig.openFile(name, file);
    const rows = await rig.rows(id);
    expect(rows.map(({ percent }) => percent)).toEqual([101, 84, null, null]);
    expect(rows.map(({ isLocked }) => isLocked)).toEqual([false, false, false, true]);
    await rig.ask('segments.mark', { id, numbers: [1], mark: 'lock' });
    await rig.ask('segments.mark', { id, numbers: [3], mark: 'unlock' });
    const again = await rig.rows((await rig.openFile(name, await exported(id))).id);
    expect(again.map(({ isLocked }) => isLocked)).toEqual([false, true, false, false]);
  });

  it.each([FILES[1], FILES[3], FILES[4]])('%s: remarks', async (name, file) => {
    const { id } = await rig.openFile(name, file);
    const [first] = await rig.rows(id);
    expect(first?.comments.map(({ text }) => text)).toEqual(['Ask the client.']);
  });

  it('writes texts that stand in a code of a sentence, beside segments that stay', async () => {
    const file = `<xliff version="1.2"><file original="a" source-language="en" target-language="de"><body><trans-unit id="1"><source>See <ph id="6">img <sub>alt text</sub></ph> here. Good.</source><seg-source><mrk mtype="seg" mid="1">See <ph id="6">img <sub>alt text</sub></ph> here.</mrk> <mrk mtype="seg" mid="2">Good.</mrk></seg-source><target><mrk mtype="seg" mid="2">Gut.</mrk></target></trans-unit></body></file></xliff>`;
    const { id } = await rig.openFile('a.xlf', file);
    const rows = await rig.rows(id);
    expect(rows.map(({ source }) => source)).toEqual(['alt text', 'See <x1/> here.', 'Good.']);
    expect(await exported(id)).toBe(file);
    const edit = { id, origin: 'typed' as const, confirm: true };
    await rig.ask('segments.edit', { ...edit, number: 0, target: 'Bildtext' });
    await rig.ask('segments.edit', { ...edit, number: 1, target: 'Siehe <x1/> hier.' });
    // The segment that is left out, too, keeps what the file has.
    expect(await exported(id, false)).toContain(
      '<target><mrk mtype="seg" mid="1">Siehe <ph id="6">img <sub>Bildtext</sub></ph> hier.</mrk> <mrk mtype="seg" mid="2">Gut.</mrk></target>',
    );
  });

  it('keeps a target whose tags its source lacks, until it is changed', async () => {
    const file = XLIFF_1.replace('Schließen Sie es.', 'Schließen <x id="9"/>Sie es.');
    const { id } = await rig.openFile('a.xlf', file);
    expect((await rig.rows(id))[1]?.target).toBe('Schließen Sie es.');
    expect(await exported(id)).toBe(file);
  });

  it('counts what the file has confirmed', async () => {
    expect((await rig.openFile('b.sdlxliff', SDLXLIFF)).confirmed).toBe(2);
  });
});

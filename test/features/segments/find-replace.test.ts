import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SegmentsRig } from './rig.ts';
import { failureOf, startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const type = (id: string, number: number, target: string, confirm = false) =>
  rig.ask('segments.edit', { id, number, target, origin: 'typed', confirm });
const find = (id: string, pattern: string, more: object = {}) =>
  rig.ask('segments.find', { files: [id], pattern, where: 'target', ...more });
const replace = (id: string, pattern: string, replacement: string, more: object = {}) =>
  rig.ask('segments.replace', { files: [id], pattern, replacement, where: 'target', ...more });

async function opened() {
  const { id } = await rig.openFile('a.html', '<p>A <b>red</b> door.</p><p>Red.</p><p>Blue.</p>');
  await type(id, 0, 'Eine <g1>rote</g1> Tür.');
  await type(id, 1, 'Rote rote.', true);
  await type(id, 2, 'g1 rotes 12.5', true);
  return id;
}

describe('find', () => {
  it('shows each segment before and after, by case, whole word and place', async () => {
    const id = await opened();
    expect(await find(id, 'rote', { replacement: 'blaue' })).toEqual({
      total: 3,
      locked: 0,
      found: [
        {
          file: id,
          number: 0,
          before: 'Eine <g1>rote</g1> Tür.',
          after: 'Eine <g1>blaue</g1> Tür.',
          isLocked: false,
        },
        { file: id, number: 1, before: 'Rote rote.', after: 'blaue blaue.', isLocked: false },
        { file: id, number: 2, before: 'g1 rotes 12.5', after: 'g1 blaues 12.5', isLocked: false },
      ],
    });
    const numbers = async (pattern: string, more: object) =>
      (await find(id, pattern, more)).found.map(({ number }) => number);
    expect(await numbers('Rote', { matchCase: true })).toEqual([1]);
    expect(await numbers('rote', { isWholeWord: true })).toEqual([0, 1]);
    expect(await numbers('g1', {})).toEqual([2]);
    expect(await numbers('g1', { withTags: true })).toEqual([0, 2]);
    expect(await numbers('red', { where: 'source' })).toEqual([0, 1]);
    await rig.ask('segments.comment', { id, number: 2, change: 'add', text: 'Why red?' });
    expect(await numbers('why', { where: 'comments' })).toEqual([2]);
    expect(await numbers('', {})).toEqual([]);
  });

  it('rejects invalid expressions and stops one that never finishes', async () => {
    const id = await opened();
    const reason = async (pattern: string) =>
      (await failureOf(find(id, pattern, { isRegex: true }))).params?.['reason'];
    expect(await reason('(')).toBe('pattern');
    expect(await reason('x*')).toBe('pattern');
    await type(id, 0, `${'a'.repeat(60)}b`);
    expect(await reason('(a+)+$')).toBe('slow-pattern');
    const window = { id, from: 0, count: 9 };
    const text = { pattern: '(a+)+$', isRegex: true };
    expect(
      await failureOf(rig.ask('segments.rows', { ...window, filter: { text } })),
    ).toMatchObject({ params: { reason: 'slow-pattern' } });
  });
});

describe('replace', () => {
  it('changes what was not left out, with groups, and one undo puts all back', async () => {
    const id = await opened();
    const before = await rig.rows(id);
    const except = [{ file: id, number: 1 }];
    expect(await replace(id, '(\\d+)\\.(\\d)', '$1,$2', { isRegex: true })).toMatchObject({
      changed: 1,
    });
    expect(await replace(id, 'rote', 'blaue', { except })).toMatchObject({ changed: 2 });
    expect(await rig.targets(id)).toEqual([
      'Eine <g1>blaue</g1> Tür.',
      'Rote rote.',
      'g1 blaues 12,5',
    ]);
    expect((await rig.rows(id)).map(({ status }) => status)).toEqual([
      'draft',
      'confirmed',
      'draft',
    ]);
    await rig.ask('segments.undo', { id });
    await rig.ask('segments.undo', { id });
    expect(await rig.rows(id)).toEqual(before);
  });

  it('takes a replacement without groups as it is, and leaves locked segments alone', async () => {
    const id = await opened();
    await rig.ask('segments.mark', { id, numbers: [1], mark: 'lock' });
    expect((await find(id, 'rote', { replacement: 'x' })).found[1]).toMatchObject({
      after: null,
      isLocked: true,
    });
    expect(await replace(id, 'rote', '$&$1')).toMatchObject({ changed: 2 });
    expect((await rig.targets(id))[0]).toBe('Eine <g1>$&$1</g1> Tür.');
    expect((await rig.targets(id))[1]).toBe('Rote rote.');
  });

  it('goes over several files, one step in each', async () => {
    const files = [await opened(), await opened()];
    const done = await rig.ask('segments.replace', {
      files,
      pattern: 'Tür',
      replacement: 'Pforte',
      where: 'target',
    });
    expect(done).toEqual({ changed: 2, files: 2 });
    await rig.ask('segments.undo', { id: files[0] ?? '' });
    expect((await rig.targets(files[0] ?? ''))[0]).toContain('Tür');
    expect((await rig.targets(files[1] ?? ''))[0]).toContain('Pforte');
  });

  it('over several files is taken back together, but for files that were worked on since', async () => {
    const files = [await opened(), await opened(), await opened()];
    const search = { files, pattern: 'Tür', replacement: 'Pforte', where: 'target' } as const;
    await rig.ask('segments.replace', search);
    const [, worked = ''] = files;
    await rig.ask('segments.edit', { id: worked, number: 1, target: 'Neu.', origin: 'typed' });
    expect(await rig.ask('segments.undo-replace', undefined)).toEqual({ files: 2, left: 1 });
    const firsts = await Promise.all(files.map(async (id) => (await rig.targets(id))[0]));
    expect(firsts.map((text) => text?.includes('Tür'))).toEqual([true, false, true]);
    expect(await rig.ask('segments.undo-replace', undefined)).toEqual({ files: 0, left: 0 });
  });

  it('over several files is taken back together after kill -9, too', async () => {
    const files = [await opened(), await opened()];
    const search = { files, pattern: 'Tür', replacement: 'Pforte', where: 'target' } as const;
    expect(await rig.ask('segments.replaced', undefined)).toEqual({ files: 0 });
    await rig.ask('segments.replace', search);
    rig.killAndStart();
    expect(await rig.ask('segments.replaced', undefined)).toEqual({ files: 2 });
    expect(await rig.ask('segments.undo-replace', undefined)).toEqual({ files: 2, left: 0 });
    const firsts = await Promise.all(files.map(async (id) => (await rig.targets(id))[0]));
    expect(firsts.every((text) => text?.includes('Tür'))).toBe(true);
    rig.killAndStart();
    expect(await rig.ask('segments.replaced', undefined)).toEqual({ files: 0 });
  });

  it('of many segments is one step, too, and undone in parts', async () => {
    const lines = Array.from({ length: 5000 }, (_, at) => `Line ${at}.`).join('\n');
    const { id } = await rig.open(lines);
    await rig.ask('segments.fill', { id, service: true });
    expect(await replace(id, 'de:', 'Deutsch: ')).toMatchObject({ changed: 5000 });
    expect((await rig.targets(id))[499]).toBe('Deutsch: Line 499.');
    await rig.ask('segments.undo', { id });
    expect((await find(id, 'de:')).total).toBe(5000);
    await rig.ask('segments.undo', { id });
    expect((await find(id, 'Line')).total).toBe(0);
    await rig.ask('segments.redo', { id });
    await rig.ask('segments.redo', { id });
    expect((await find(id, 'Deutsch')).total).toBe(5000);
  });
});

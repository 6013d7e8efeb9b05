import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SegmentsRig } from './rig.ts';
import { failureOf, startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const HTML = '<p>Tea, <b>cake</b> and jam. Come in!</p><p>Go on</p><p>with it.</p>';
const sources = async (id: string) => (await rig.rows(id)).map(({ source }) => source);
const split = (id: string, number: number, at: number) =>
  rig.ask('segments.split', { id, number, at });
const merge = (id: string, number: number) => rig.ask('segments.merge', { id, number });
const type = (id: string, number: number, target: string, confirm = false) =>
  rig.ask('segments.edit', { id, number, target, origin: 'typed', confirm });
async function exported(id: string): Promise<string> {
  const { name } = await rig.ask('segments.export', { id });
  return rig.output(name).toString();
}

describe('a split and a merge', () => {
  it('are one step each, and leave the document as it is', async () => {
    const { id } = await rig.openFile('a.html', HTML);
    const before = await rig.rows(id);
    expect(await split(id, 0, 4)).toEqual({ number: 1 });
    expect(await sources(id)).toEqual([
      'Tea,',
      '<g1>cake</g1> and jam.',
      'Come in!',
      'Go on',
      'with it.',
    ]);
    expect(await exported(id)).toBe(HTML);
    await merge(id, 1);
    expect((await sources(id))[1]).toBe('<g1>cake</g1> and jam. Come in!');
    expect(await exported(id)).toBe(HTML);
    await rig.ask('segments.undo', { id });
    await rig.ask('segments.undo', { id });
    expect(await rig.rows(id)).toEqual(before);
    await rig.ask('segments.redo', { id });
    await rig.ask('segments.redo', { id });
    expect(await sources(id)).toHaveLength(4);
  });

  it('are exported with what was translated, in the place of their document', async () => {
    const { id } = await rig.openFile('a.html', HTML);
    await split(id, 0, 4);
    await type(id, 0, 'Tee,');
    await type(id, 1, '<g1>Kuchen</g1> und Marmelade.');
    await merge(id, 1);
    expect((await rig.rows(id))[1]).toMatchObject({
      target: '<g1>Kuchen</g1> und Marmelade.',
      status: 'draft',
    });
    await type(id, 1, '<g1>Kuchen</g1> und Marmelade. Herein!');
    expect(await exported(id)).toBe(
      '<p>Tee, <b>Kuchen</b> und Marmelade. Herein!</p><p>Go on</p><p>with it.</p>',
    );
  });

  it('over paragraphs put all words into the first, and split where they meet', async () => {
    const { id } = await rig.openFile('a.html', HTML);
    await merge(id, 2);
    expect((await rig.rows(id))[2]).toMatchObject({ source: 'Go on with it.', paragraphs: 2 });
    expect(await exported(id)).toBe(HTML);
    await type(id, 2, 'Mach weiter.');
    expect(await exported(id)).toBe(HTML.replace('Go on', 'Mach weiter.').replace('with it.', ''));
    expect(await failureOf(split(id, 2, 2))).toMatchObject({ params: { reason: 'joined' } });
    await split(id, 2, 5);
    expect((await rig.rows(id)).slice(2)).toMatchObject([
      { source: 'Go on', target: 'Mach weiter.', paragraphs: 1 },
      { source: 'with it.', target: '', opensBlock: true },
    ]);
    await rig.ask('segments.undo', { id });
    rig.killAndStart();
    expect((await rig.rows(id))[2]).toMatchObject({ target: 'Mach weiter.', paragraphs: 2 });
  });

  it('say why they cannot be made', async () => {
    const { id } = await rig.openFile('a.html', HTML);
    const reason = async (asking: Promise<unknown>) => (await failureOf(asking)).params?.['reason'];
    expect(await reason(merge(id, 3))).toBe('last');
    expect(await reason(split(id, 0, 0))).toBe('edge');
    expect(await reason(split(id, 0, 11))).toBe('tags');
    await rig.ask('segments.mark', { id, numbers: [1], mark: 'lock' });
    expect(await reason(merge(id, 0))).toBe('locked');
    const { id: subtitles } = await rig.openFile(
      'a.srt',
      '1\n00:00:01,000 --> 00:00:02,000\nGo on\n\n2\n00:00:03,000 --> 00:00:04,000\nwith it.\n',
    );
    expect(await reason(merge(subtitles, 0))).toBe('format');
  });

  it('know repetitions, counts and the next open segment anew', async () => {
    const { id } = await rig.open('Wait. Stop.\nWait.');
    await type(id, 2, 'Warten.', true);
    await merge(id, 0);
    const rows = await rig.rows(id);
    expect(rows.map(({ source, repeats }) => [source, repeats])).toEqual([
      ['Wait. Stop.', 1],
      ['Wait.', 1],
    ]);
    const done = await type(id, 0, 'Warten. Halt.', true);
    expect(done.next).toBeNull();
    await split(id, 0, 5);
    expect((await rig.rows(id)).map(({ repeats }) => repeats)).toEqual([2, 1, 2]);
    await rig.ask('segments.undo', { id });
    await rig.ask('segments.undo', { id });
    expect(await rig.targets(id)).toEqual(['Warten.', 'Warten.']);
  });

  it('in any order, undone, put back every row, and never touch an untranslated document', async () => {
    const change = fc.record({
      how: fc.constantFrom('split', 'merge', 'type', 'undo', 'redo', 'kill'),
      number: fc.nat(6),
      at: fc.nat(30),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 10 }), async (changes) => {
        const { id } = await rig.openFile('a.html', HTML);
        const before = await rig.rows(id);
        let hasText = false;
        for (const { how, number, at } of changes) {
          rig.later(3000);
          if (how === 'split') await split(id, number, at).catch(() => null);
          else if (how === 'merge') await merge(id, number).catch(() => null);
          else if (how === 'kill') rig.killAndStart();
          else if (how !== 'type') await rig.ask(`segments.${how}`, { id });
          else if ((await type(id, number, `Text ${at}`).catch(() => null)) !== null)
            hasText = true;
        }
        if (!hasText) expect(await exported(id)).toBe(HTML);
        while ((await rig.ask('segments.undo', { id })).number !== null);
        expect(await rig.rows(id)).toEqual(before);
        expect(await exported(id)).toBe(HTML);
        await rig.ask('segments.close', { id });
      }),
      { numRuns: 25 },
    );
  });
});

describe('history', () => {
  it('has what was replaced, with its author, and puts it there again', async () => {
    rig.settings.author = 'Ada';
    const { id } = await rig.open('One.\nTwo.');
    await type(id, 0, 'Eins.', true);
    rig.later(5000);
    rig.settings.author = 'Grace';
    await type(id, 0, 'Ein');
    await type(id, 0, 'Einer.');
    const { versions, baseline } = await rig.ask('segments.history', { id, number: 0 });
    expect(versions).toMatchObject([
      { version: null, target: 'Einer.', status: 'draft', author: 'Grace' },
      { target: 'Eins.', status: 'confirmed', author: 'Ada' },
    ]);
    expect(baseline).toEqual(versions[1]);
    const version = versions[1]?.version ?? 0;
    expect(await rig.ask('segments.restore', { id, number: 0, version })).toMatchObject({
      target: 'Eins.',
      status: 'draft',
    });
    await rig.ask('segments.undo', { id });
    expect(await rig.targets(id)).toEqual(['Einer.', '']);
    rig.killAndStart();
    expect((await rig.ask('segments.history', { id, number: 0 })).versions).toHaveLength(3);
  });
});

describe('a comment', () => {
  it('has author and time, is resolved and taken back, and is found by a filter', async () => {
    rig.settings.author = 'Ada';
    const { id } = await rig.open('One.\nTwo.');
    const added = await rig.ask('segments.comment', {
      id,
      number: 1,
      change: 'add',
      text: 'Really?',
    });
    expect(added.comments).toMatchObject([
      { text: 'Really?', author: 'Ada', at: '2030-01-01T00:00:00.000Z', isResolved: false },
    ]);
    const comment = added.comments[0]?.id ?? '';
    const open = async () =>
      (await rig.ask('segments.rows', { id, from: 0, count: 9, filter: { comments: 'open' } }))
        .total;
    expect(await open()).toBe(1);
    await rig.ask('segments.comment', { id, number: 1, change: 'resolve', comment });
    expect(await open()).toBe(0);
    await rig.ask('segments.undo', { id });
    expect(await open()).toBe(1);
    await merge(id, 0);
    expect((await rig.rows(id))[0]?.comments).toHaveLength(1);
  });
});

describe('a lock', () => {
  it('keeps its segment from every change but comments until it is unlocked', async () => {
    const { id } = await rig.open('One.\nOne.\nTwo.');
    await type(id, 2, 'Zwei.');
    await rig.ask('segments.mark', { id, numbers: [1, 2], mark: 'lock' });
    expect(await failureOf(type(id, 2, 'x'))).toMatchObject({ params: { reason: 'locked' } });
    expect((await type(id, 0, 'Eins.', true)).propagated).toEqual([]);
    await rig.ask('segments.fill', { id, service: true, numbers: [1, 2] });
    expect(
      (await rig.ask('segments.mark', { id, numbers: [1, 2], mark: 'clear' })).changed,
    ).toEqual([]);
    await rig.ask('segments.comment', { id, number: 1, change: 'add', text: 'Locked.' });
    expect(await rig.targets(id)).toEqual(['Eins.', '', 'Zwei.']);
    await rig.ask('segments.mark', { id, numbers: [1], mark: 'unlock' });
    await type(id, 1, 'Eins!');
    expect(await rig.targets(id)).toEqual(['Eins.', 'Eins!', 'Zwei.']);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceFailure } from '../../../main/client/failure.ts';
import type { ProjectChange } from '../../../preload/contract/segments.ts';
import type { SegmentsRig } from './rig.ts';
import { failureOf, startSegmentsRig, translated } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const fill = (id: string, more: object = {}, signal?: AbortSignal) =>
  rig.ask('segments.fill', { id, service: true, ...more }, signal);
const look = async (id: string) =>
  (await rig.rows(id)).map(({ target, status, origin, percent, memory }) => [
    target,
    status,
    origin,
    percent,
    memory,
  ]);
const texts = () => rig.calls.flatMap((call) => call.texts);

describe('filling', () => {
  it('asks the memories first, exact before fuzzy, and sends the rest once', async () => {
    await rig.memory([
      ['The door is open today.', 'Die Tür ist heute offen.'],
      ['The window is closed.', 'Das Fenster ist zu.'],
    ]);
    const { id } = await rig.open(
      'The door is open today.\nThe window was closed.\nBread.\nMilk.\nBread.',
    );
    const saving = await fill(id);
    expect(saving).toEqual({
      segments: 2,
      characters: 45,
      sentCharacters: 11,
      unsearched: [],
    });
    expect(await look(id)).toEqual([
      ['Die Tür ist heute offen.', 'translated', 'memory-exact', 100, 'Memory 2'],
      ['Das Fenster ist zu.', 'translated', 'memory-fuzzy', expect.any(Number), 'Memory 2'],
      ['de:Bread.', 'translated', 'not-reported', null, null],
      ['de:Milk.', 'translated', 'not-reported', null, null],
      ['de:Bread.', 'translated', 'propagated', null, null],
    ]);
    expect(texts()).toEqual(['Bread.', 'Milk.']);
    expect(rig.calls[0]).toMatchObject({ source: 'en', target: 'de', splitSentences: '0' });
    expect(rig.bills).toEqual([{ connection: 'service', tag: 'a tag', textCharacters: 11 }]);
  });

  it('is one step to undo and to redo', async () => {
    await rig.memory([['One.', 'Eins.']]);
    const { id } = await rig.open('One.\nTwo.\nThree.');
    await rig.ask('segments.edit', { id, number: 2, target: 'Drei.', origin: 'typed' });
    await fill(id);
    const filled = await rig.rows(id);
    expect(await rig.targets(id)).toEqual(['Eins.', 'de:Two.', 'Drei.']);
    await rig.ask('segments.undo', { id });
    expect(await rig.targets(id)).toEqual(['', '', 'Drei.']);
    await rig.ask('segments.redo', { id });
    expect(await rig.rows(id)).toEqual(filled);
  });

  it('sends nothing where the service is not wanted', async () => {
    await rig.memory([['One.', 'Eins.']]);
    const { id } = await rig.open('One.\nTwo.');
    expect(await fill(id, { service: false })).toEqual({
      segments: 1,
      characters: 4,
      sentCharacters: 0,
      unsearched: [],
    });
    expect(rig.calls).toEqual([]);
  });

  it('keeps to the threshold and the memories of the project', async () => {
    const other = await rig.memory([['The window is closed.', 'Das Fenster ist zu.']]);
    await rig.memory([
      ['The window was closed.', 'Das Fenster war zu.'],
      ['x', 'y'],
    ]);
    const { id } = await rig.open('The window was closed.');
    await rig.ask('segments.settings', { id, memories: [other], threshold: 95 });
    await fill(id, { service: false });
    expect(await rig.targets(id)).toEqual(['']);
    await rig.ask('segments.settings', { id, threshold: 60 });
    await fill(id, { service: false });
    expect(await rig.targets(id)).toEqual(['Das Fenster ist zu.']);
    // Those that are named are filled anew, unless they are confirmed.
    await rig.ask('segments.settings', { id, memories: null });
    await fill(id, { service: false, numbers: [0] });
    expect(await rig.targets(id)).toEqual(['Das Fenster war zu.']);
    await rig.ask('segments.edit', {
      id,
      number: 0,
      target: 'Zu.',
      origin: 'typed',
      confirm: true,
    });
    await fill(id, { numbers: [0] });
    expect(await rig.targets(id)).toEqual(['Zu.']);
  });

  it('sends tags as XML and shows them again, mended where they are wrong', async () => {
    const { id } = await rig.openFile(
      'a.html',
      '<p>Tea &amp; <b>cake</b>.</p><p>A <i>big</i> day.</p><p>Tom &amp; Ann</p>',
    );
    await rig.ask('segments.settings', { id, glossaries: ['g'] });
    rig.answer = ({ texts: given, tagHandling }) =>
      Promise.resolve(
        given.map((text) =>
          translated(
            tagHandling === 'xml'
              ? text.includes('Tea')
                ? 'Tee &amp; <g1>Kuchen</g1>.'
                : 'Ein großer Tag.'
              : 'Tom & Anne',
          ),
        ),
      );
    await fill(id);
    expect(texts()).toEqual(['Tom & Ann', 'Tea &amp; <g1>cake</g1>.', 'A <g1>big</g1> day.']);
    expect(rig.calls[1]).toMatchObject({ tagHandling: 'xml', glossaries: ['g'] });
    expect(await rig.targets(id)).toEqual([
      'Tee & <g1>Kuchen</g1>.',
      'Ein großer Tag.<g1></g1>',
      'Tom & Anne',
    ]);
  });

  it('goes with the memory that was chosen for the connection, at the threshold of the project', async () => {
    const { id } = await rig.open('One.');
    const office = { id: 'm1', name: 'Office' };
    const choose = (connection: string, memory: typeof office | null) =>
      rig.ask('segments.settings', { id, serviceMemory: { connection, memory } });
    await choose('other', { id: 'm2', name: 'Other' });
    await choose('service', office);
    const changed = await rig.ask('segments.settings', { id, threshold: 90 });
    expect(changed.serviceMemories).toEqual({
      other: { id: 'm2', name: 'Other' },
      service: office,
    });
    await fill(id);
    expect(rig.calls[0]?.memory).toEqual({ id: 'm1', threshold: 90 });

    await choose('service', null);
    const again = await rig.open('Two.');
    await fill(again.id);
    await rig.ask('segments.edit', { id, number: 0, target: '', origin: 'typed' });
    await fill(id);
    expect(rig.calls.slice(1).map(({ memory }) => memory)).toEqual([undefined, undefined]);
  });

  it('takes over what the service says of its answers', async () => {
    const { id } = await rig.open('One.\nTwo.');
    rig.answer = (call) =>
      Promise.resolve(
        call.texts.map((text) =>
          translated('x', {
            billed: 7,
            origin: [
              text === 'One.'
                ? { kind: 'engine', source: [0, 4], target: [0, 1], engine: 'E' }
                : {
                    kind: 'memory-fuzzy',
                    source: [0, 4],
                    target: [0, 1],
                    percent: 88.5,
                    memory: 'M',
                  },
            ],
          }),
        ),
      );
    expect((await fill(id)).sentCharacters).toBe(14);
    expect(await look(id)).toEqual([
      ['x', 'translated', 'engine', null, 'E'],
      ['x', 'translated', 'memory-fuzzy', 88, 'M'],
    ]);
  });

  it('leaves empty what no engine translates, and fails where that is all', async () => {
    const { id } = await rig.open('One.\nTwo.');
    let refuses = (text: string): boolean => text === 'One.';
    rig.answer = (call) =>
      Promise.resolve(
        call.texts.map((text) =>
          translated(refuses(text) ? text : 'x', {
            billed: 0,
            origin: [
              {
                kind: refuses(text) ? 'untranslated' : 'engine',
                source: [0, 4],
                target: [0, 1],
                engine: 'E',
              },
            ],
          }),
        ),
      );
    await fill(id);
    expect(await look(id)).toEqual([
      ['', 'empty', null, null, null],
      ['x', 'translated', 'engine', null, 'E'],
    ]);
    refuses = () => true;
    expect(await failureOf(fill(id))).toMatchObject({ code: 'no-engine' });
  });

  it('cuts what it sends into requests, and leaves nothing out', async () => {
    const lines = Array.from({ length: 240 }, (_, index) => `Line ${index} says something.`);
    const { id } = await rig.open(lines.join('\n'));
    await fill(id);
    expect(rig.calls.length).toBe(5);
    expect(texts().toSorted()).toEqual(lines.toSorted());
    const { rows } = await rig.ask('segments.rows', { id, from: 0, count: 500 });
    expect(rows.every(({ source, target }) => target === `de:${source}`)).toBe(true);
  });

  it('keeps what came before a failure, and tells it', async () => {
    const lines = Array.from({ length: 400 }, (_, index) => `Line ${index}.`);
    const { id } = await rig.open(lines.join('\n'));
    rig.answer = (call) =>
      rig.calls.length > 4
        ? Promise.reject(new ServiceFailure({ code: 'quota-exceeded', status: 456 }))
        : Promise.resolve(call.texts.map((text) => translated(`de:${text}`)));
    expect(await failureOf(fill(id))).toMatchObject({ code: 'quota-exceeded' });
    const targets = await rig.targets(id);
    expect(targets.filter((target) => target !== '').length).toBeGreaterThanOrEqual(50);
    const change = await newest(id);
    expect(change).toMatchObject({ filling: null, failure: { code: 'quota-exceeded' } });
    rig.answer = (call) => Promise.resolve(call.texts.map((text) => translated(`de:${text}`)));
    await fill(id);
    expect((await rig.targets(id)).every((target) => target !== '')).toBe(true);
    expect(await newest(id)).toMatchObject({ failure: null });
  });

  it('can be stopped, and can be undone then', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => `Line ${index}.`);
    const { id } = await rig.open(lines.join('\n'));
    const stop = new AbortController();
    rig.answer = (call, signal) => {
      if (rig.calls.length === 1) {
        return Promise.resolve(call.texts.map((text) => translated(`de:${text}`)));
      }
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        setImmediate(() => stop.abort());
      });
    };
    const filling = fill(id, {}, stop.signal);
    expect(await failureOf(filling)).toEqual({ code: 'cancelled' });
    expect((await rig.targets(id)).filter((target) => target !== '')).toHaveLength(50);
    expect(await newest(id)).toMatchObject({ filling: null, failure: null, canUndo: true });
    await rig.ask('segments.undo', { id });
    expect((await rig.targets(id)).every((target) => target === '')).toBe(true);
  });

  it('leaves alone what the person types meanwhile, and is not undone in the middle', async () => {
    const { id } = await rig.open('One.\nTwo.');
    let answer: () => void = () => undefined;
    rig.answer = (call) =>
      new Promise((resolve) => {
        answer = () => resolve(call.texts.map((text) => translated(`de:${text}`)));
      });
    const filling = fill(id);
    await expect.poll(() => rig.calls.length).toBe(1);
    rig.later(10);
    await rig.ask('segments.edit', { id, number: 0, target: 'E', origin: 'typed' });
    rig.later(5000);
    await rig.ask('segments.edit', { id, number: 0, target: '', origin: 'typed' });
    expect(await rig.ask('segments.undo', { id })).toEqual({ number: null, version: null });
    expect(await newest(id)).toMatchObject({ canUndo: false, filling: { done: 0, all: 2 } });
    answer();
    await filling;
    expect(await rig.targets(id)).toEqual(['', 'de:Two.']);
    await rig.ask('segments.undo', { id });
    expect(await rig.targets(id)).toEqual(['', '']);
    await rig.ask('segments.undo', { id });
    expect(await rig.targets(id)).toEqual(['E', '']);
  });

  it('goes on although a thousand other steps came after its first one', async () => {
    // Nothing of it goes to the disk, which takes long over so many steps.
    rig.settings.isPrivate = true;
    const lines = Array.from({ length: 60 }, (_, index) => `Line ${index}.`);
    const { id } = await rig.open(lines.join('\n'));
    const answers: (() => void)[] = [];
    rig.answer = (call) =>
      new Promise((resolve) => {
        answers.push(() => resolve(call.texts.map((text) => translated(`de:${text}`))));
      });
    const filling = fill(id);
    await expect.poll(() => answers.length).toBe(2);
    answers[0]?.();
    await expect.poll(async () => (await rig.targets(id))[0]).toBe('de:Line 0.');
    for (let step = 0; step < 1001; step += 1) {
      rig.later(5000);
      const edit = { id, number: 0, target: `Zeile ${step}`, origin: 'typed' } as const;
      await rig.ask('segments.edit', edit);
    }
    answers[1]?.();
    await filling;
    expect((await rig.targets(id)).slice(58)).toEqual(['de:Line 58.', 'de:Line 59.']);
  });

  it('goes one after the other', async () => {
    const { id } = await rig.open('One.\nTwo.');
    const both = await Promise.all([fill(id, { numbers: [0] }), fill(id)]);
    expect(both.map(({ sentCharacters }) => sentCharacters)).toEqual([4, 4]);
    expect(texts()).toEqual(['One.', 'Two.']);
  });
});

async function newest(id: string): Promise<ProjectChange> {
  const leaving = new AbortController();
  const { signal } = leaving;
  for await (const value of rig.feature.handlers['segments.watch']({ id }, { signal })) {
    leaving.abort();
    return value;
  }
  throw new Error('the watch ended');
}

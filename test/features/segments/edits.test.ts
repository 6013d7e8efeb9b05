import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProjectChange } from '../../../preload/contract/segments.ts';
import { UnitSearch } from '../../../preload/contract/local-memories.ts';
import type { SegmentsRig } from './rig.ts';
import { failureOf, startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const UNCONFIRMED = { statuses: ['empty', 'draft', 'translated', 'rejected'] };
const TEXT = 'Go on.\nStop now. Go on.\nWait.\nGo on. Go on. Go on.';
const type = (id: string, number: number, target: string, more: object = {}) =>
  rig.ask('segments.edit', { id, number, target, origin: 'typed', ...more });
const confirm = (id: string, number: number, target: string, more: object = {}) =>
  type(id, number, target, { confirm: true, ...more });

describe('a text in the segment editor', () => {
  it('is cut into segments that know their repetitions', async () => {
    const project = await rig.open(TEXT);
    expect(project).toMatchObject({
      name: 'Notes',
      format: null,
      segments: 7,
      confirmed: 0,
      characters: 44,
      threshold: 75,
      into: null,
      memories: null,
      glossaries: [],
    });
    const rows = await rig.rows(project.id);
    expect(rows.map(({ source, repeats, opensBlock }) => [source, repeats, opensBlock])).toEqual([
      ['Go on.', 5, true],
      ['Stop now.', 1, true],
      ['Go on.', 5, false],
      ['Wait.', 1, true],
      ['Go on.', 5, true],
      ['Go on.', 5, false],
      ['Go on.', 5, false],
    ]);
    expect(rows[0]).toMatchObject({ target: '', status: 'empty', origin: null, changed: null });
  });

  it('keeps what is typed, and where it came from', async () => {
    const { id } = await rig.open(TEXT);
    const typed = await type(id, 1, 'Halt');
    expect(typed).toMatchObject({ propagated: [], next: 2 });
    expect(typed.segment).toMatchObject({
      number: 1,
      target: 'Halt',
      status: 'draft',
      origin: 'typed',
      changed: '2030-01-01T00:00:00.000Z',
    });
    const taken = await type(id, 3, 'Warten.', {
      origin: 'memory-fuzzy',
      percent: 86,
      memory: 'Mine',
    });
    expect(taken.segment).toMatchObject({
      status: 'translated',
      origin: 'memory-fuzzy',
      percent: 86,
      memory: 'Mine',
    });
    // Confirmed as it is, it keeps its origin; changed, it is the person's.
    expect((await confirm(id, 3, 'Warten.')).segment).toMatchObject({
      status: 'confirmed',
      origin: 'memory-fuzzy',
      percent: 86,
    });
    // Leaving a confirmed segment as it is does not undo the confirmation.
    expect((await type(id, 3, 'Warten.')).segment.status).toBe('confirmed');
    expect((await type(id, 3, 'Warte.')).segment).toMatchObject({
      status: 'draft',
      origin: 'typed',
      // The match that it goes back to is still told.
      percent: 86,
      memory: null,
    });
    expect((await type(id, 3, '')).segment).toMatchObject({ status: 'empty', origin: null });
  });

  it('takes no tags of other segments with a match', async () => {
    const { id } = await rig.open(TEXT);
    const { segment } = await type(id, 1, '<g1>Halt</g1>.', { origin: 'memory-fuzzy' });
    expect(segment.target).toBe('Halt.');
  });

  it('refuses what is not there and confirms nothing', async () => {
    const { id } = await rig.open(TEXT);
    expect(await failureOf(type(id, 99, 'x'))).toEqual({ code: 'not-found' });
    expect(await failureOf(type('nowhere', 0, 'x'))).toEqual({ code: 'not-found' });
    expect(await failureOf(confirm(id, 0, ' '))).toMatchObject({ code: 'invalid-input' });
    expect(await failureOf(rig.open('x', { source: 'de', target: 'DE' }))).toMatchObject({
      code: 'invalid-input',
    });
    expect(await failureOf(rig.open(' \n'))).toMatchObject({
      code: 'document-refused',
      params: { reason: 'empty' },
    });
  });
});

describe('a confirmation', () => {
  it('fills equal segments, and one undo empties them all', async () => {
    const { id } = await rig.open(TEXT);
    await confirm(id, 4, 'Weiter!', { propagation: 'none' });
    const done = await confirm(id, 0, 'Weiter.');
    expect(done).toMatchObject({ propagated: [2, 5, 6], next: 1 });
    expect(await rig.targets(id)).toEqual([
      'Weiter.',
      '',
      'Weiter.',
      '',
      'Weiter!',
      'Weiter.',
      'Weiter.',
    ]);
    const rows = await rig.rows(id);
    expect(rows[2]).toMatchObject({ status: 'translated', origin: 'propagated' });
    expect(rows[4]).toMatchObject({ status: 'confirmed', origin: 'typed' });
    expect(await rig.ask('segments.undo', { id })).toEqual({ number: 0, version: null });
    expect(await rig.targets(id)).toEqual(['', '', '', '', 'Weiter!', '', '']);
    expect(await rig.ask('segments.redo', { id })).toEqual({ number: 0, version: null });
    expect(await rig.rows(id)).toEqual(rows);
  });

  it('leads to the next unconfirmed, around the end', async () => {
    const { id } = await rig.open('One.\nTwo.\nThree.');
    expect((await confirm(id, 1, 'Zwei.')).next).toBe(2);
    expect((await confirm(id, 2, 'Drei.')).next).toBe(0);
    expect((await confirm(id, 0, 'Eins.')).next).toBeNull();
  });

  it('stores the pair with its neighbours in the chosen memory', async () => {
    const memory = await rig.memory();
    const { id, into } = await rig.open('One.\nTwo.\nThree.');
    expect(into).toBe(memory);
    await confirm(id, 1, 'Zwei.');
    await expect
      .poll(() =>
        rig.memories.engine.bestFor({
          segments: [{ segment: 'Two.', previous: 'One.', next: 'Three.' }, { segment: 'One.' }],
          source: 'en',
          target: 'de',
          threshold: 100,
          memories: null,
        }),
      )
      .toMatchObject([{ target: 'Zwei.', context: 'both' }, null]);
  });

  it('is stored in a new memory where none holds the pair, save in private mode', async () => {
    const open = (text: string) =>
      rig.ask('segments.open', {
        from: { text, name: 'A text' },
        source: 'en',
        target: 'de',
        newMemory: 'My translations',
      });
    rig.settings.isPrivate = true;
    expect((await open('One.')).into).toBeNull();
    rig.settings.isPrivate = false;
    const { id, into } = await open('One.\nTwo.');
    await confirm(id, 0, 'Eins.');
    await expect.poll(() => stored('One.')).toBe('Eins.');
    expect(await rig.memories.engine.memory(into ?? '')).toMatchObject({ name: 'My translations' });
    expect((await open('Two.')).into).toBe(into);
  });

  it('says the name of its project in the memory', async () => {
    const memory = await rig.memory();
    const { id, project } = await rig.open('One.\nTwo.');
    await rig.ask('segment-projects.rename', { id: project, name: 'Annual report' });
    await rig.ask('segments.settings', { id, into: memory });
    await confirm(id, 0, 'Eins.');
    await expect.poll(() => stored('One.')).toBe('Eins.');
    const call = { signal: new AbortController().signal };
    const { units } = await rig.memories.handlers['local-memories.units'](
      UnitSearch.parse({ id: memory }),
      call,
    );
    expect(units).toMatchObject([{ source: 'One.', project: 'Annual report' }]);
  });

  it('is stored nowhere where no memory is chosen, or in private mode', async () => {
    const memory = await rig.memory();
    const { id } = await rig.open('One.\nTwo.');
    await rig.ask('segments.settings', { id, into: null });
    await confirm(id, 0, 'Eins.');
    await rig.ask('segments.settings', { id, into: memory });
    rig.settings.isPrivate = true;
    await confirm(id, 1, 'Zwei.');
    await rig.feature.close();
    expect(await rig.memories.engine.memory(memory)).toMatchObject({ units: 0 });
  });

  it('of what is confirmed already stores the pair in a memory that was chosen since', async () => {
    const memory = await rig.memory();
    const { id } = await rig.open('One.\nTwo.');
    await rig.ask('segments.settings', { id, into: null });
    await confirm(id, 0, 'Eins.');
    await rig.ask('segments.settings', { id, into: memory });
    await confirm(id, 0, 'Eins.');
    await expect.poll(() => stored('One.')).toBe('Eins.');
  });

  it('that comes back by undo or redo comes back in the memory', async () => {
    await rig.memory();
    const { id } = await rig.open('One.\nTwo.');
    await confirm(id, 0, 'Eins.');
    await expect.poll(() => stored('One.')).toBe('Eins.');
    await confirm(id, 0, 'Einer.');
    await expect.poll(() => stored('One.')).toBe('Einer.');
    await rig.ask('segments.undo', { id });
    await expect.poll(() => stored('One.')).toBe('Eins.');
    await rig.ask('segments.redo', { id });
    await expect.poll(() => stored('One.')).toBe('Einer.');
  });

  it('that a memory never takes does not hold the next ones up', async () => {
    const { id } = await rig.open('One.\nTwo.');
    const call = { signal: new AbortController().signal };
    const french = await rig.memories.handlers['local-memories.create'](
      { name: 'French', source: 'fr', targets: ['de'] },
      call,
    );
    await rig.ask('segments.settings', { id, into: french.id });
    await confirm(id, 0, 'Eins.');
    await expect
      .poll(async () => (await newest(id)).failure)
      .toMatchObject({ code: 'invalid-input' });
    const memory = await rig.memory();
    await rig.ask('segments.settings', { id, into: memory });
    await confirm(id, 1, 'Zwei.');
    await expect.poll(() => stored('Two.')).toBe('Zwei.');
  });

  it('tells of a memory that is gone, and goes on', async () => {
    const { id } = await rig.open('One.\nTwo.');
    await rig.ask('segments.settings', { id, into: crypto.randomUUID() });
    await confirm(id, 0, 'Eins.');
    await expect.poll(async () => (await newest(id)).failure).toMatchObject({ code: 'not-found' });
    expect(await rig.targets(id)).toEqual(['Eins.', '']);
  });
});

/** What the memories of the pair have for a segment. */
async function stored(segment: string): Promise<string | undefined> {
  const [best] = await rig.memories.engine.bestFor({
    segments: [{ segment }],
    source: 'en',
    target: 'de',
    threshold: 100,
    memories: null,
  });
  return best?.target;
}

async function newest(id: string): Promise<ProjectChange> {
  const leaving = new AbortController();
  try {
    const { signal } = leaving;
    for await (const value of rig.feature.handlers['segments.watch']({ id }, { signal }))
      return value;
    throw new Error('the watch ended');
  } finally {
    leaving.abort();
  }
}

describe('undo', () => {
  it('takes a change of its own back alone, however soon it followed typing', async () => {
    const { id } = await rig.open('Wait.');
    await type(id, 0, "Don't");
    await type(id, 0, 'Do not', { ownStep: true });
    await type(id, 0, 'Do not go');
    const targets: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await rig.ask('segments.undo', { id });
      targets.push(...(await rig.targets(id)));
    }
    expect(targets).toEqual(['Do not', "Don't", '']);
  });

  it('takes typing in one segment back as one, and after a pause as several', async () => {
    const { id } = await rig.open('One.\nTwo.');
    await type(id, 0, 'E');
    rig.later(500);
    await type(id, 0, 'Ei');
    rig.later(5000);
    await type(id, 0, 'Eins');
    await rig.ask('segments.undo', { id });
    expect(await rig.targets(id)).toEqual(['Ei', '']);
    await rig.ask('segments.undo', { id });
    expect(await rig.targets(id)).toEqual(['', '']);
    expect(await rig.ask('segments.undo', { id })).toEqual({ number: null, version: null });
    await rig.ask('segments.redo', { id });
    await rig.ask('segments.redo', { id });
    expect(await rig.targets(id)).toEqual(['Eins', '']);
    expect(await rig.ask('segments.redo', { id })).toEqual({ number: null, version: null });
  });

  it('forgets what could be redone once something else is done', async () => {
    const { id } = await rig.open('One.\nTwo.');
    await type(id, 0, 'E');
    await rig.ask('segments.undo', { id });
    expect(await newest(id)).toMatchObject({ canUndo: false, canRedo: true });
    await type(id, 1, 'Z');
    expect(await newest(id)).toMatchObject({ canUndo: true, canRedo: false });
  });

  it('restores exactly what was there, whatever was done', async () => {
    const { id } = await rig.open(TEXT);
    const edit = fc.record({
      number: fc.integer({ min: 0, max: 6 }),
      target: fc.constantFrom('', 'a', 'b', 'a b'),
      origin: fc.constantFrom('typed', 'source-copy', 'memory-exact', 'memory-fuzzy'),
      percent: fc.constantFrom(null, 80, 100),
      memory: fc.constantFrom(null, 'M'),
      confirm: fc.boolean(),
      propagation: fc.constantFrom('identical' as const, 'context' as const, 'none' as const),
      pause: fc.constantFrom(100, 5000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
        rig.later(60_000);
        // States after each step: one that goes on typing takes the place of the one before.
        const before = await rig.rows(id);
        let undos = 0;
        for (const { pause, ...one } of edits) {
          rig.later(pause);
          await rig.ask('segments.edit', { id, ...one }).catch(() => null);
        }
        const after = await rig.rows(id);
        for (;;) {
          if (JSON.stringify(await rig.rows(id)) === JSON.stringify(before)) break;
          const { number } = await rig.ask('segments.undo', { id });
          if (number === null) throw new Error('undo did not restore');
          undos += 1;
          if (undos > edits.length) throw new Error('undo went further');
        }
        while (undos > 0) {
          await rig.ask('segments.redo', { id });
          undos -= 1;
        }
        expect(await rig.rows(id)).toEqual(after);
        const isConfirmed = after.filter(({ status }) => status === 'confirmed');
        expect((await newest(id)).project.confirmed).toBe(isConfirmed.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('rows', () => {
  it('come in windows that fit a filter', async () => {
    const { id } = await rig.open(TEXT);
    const ask = (more: object) => rig.ask('segments.rows', { id, from: 0, count: 2, ...more });
    const numbers = async (more: object) => {
      const { total, rows } = await ask(more);
      return [total, ...rows.map(({ number }) => number)];
    };
    expect(await numbers({})).toEqual([7, 0, 1]);
    expect(await numbers({ from: 5 })).toEqual([7, 5, 6]);
    await confirm(id, 1, 'Halte jetzt.');
    expect(await numbers({ filter: UNCONFIRMED })).toEqual([6, 0, 2]);
    expect(await numbers({ filter: UNCONFIRMED, from: 1 })).toEqual([6, 2, 3]);
    expect(await numbers({ filter: { text: { pattern: 'GO on' } }, from: 3 })).toEqual([5, 5, 6]);
    expect(await numbers({ filter: { text: { pattern: 'jetzt' } } })).toEqual([1, 1]);
    expect(await numbers({ filter: { ...UNCONFIRMED, text: { pattern: 'jetzt' } } })).toEqual([0]);
    expect(await numbers({ filter: { findings: true }, from: 5 })).toEqual([6, 6]);
    await type(id, 3, 'Jetzt warten.');
    expect(await numbers({ filter: { text: { pattern: 'jetzt' } } })).toEqual([2, 1, 3]);
  });
});

describe('a filter', () => {
  it('counts what it shows, sorts it, and keeps the place', async () => {
    const { id } = await rig.open(TEXT);
    await type(id, 3, 'Warten.', { origin: 'memory-fuzzy', percent: 86 });
    await type(id, 1, 'Halt.', { origin: 'memory-exact', percent: 101, confirm: true });
    const ask = (more: object) => rig.ask('segments.rows', { id, from: 0, count: 20, ...more });
    const numbers = async (more: object) => (await ask(more)).rows.map(({ number }) => number);
    const counts = await rig.ask('segments.counts', { id, filter: { matches: ['fuzzy'] } });
    for (const [status, count] of Object.entries(counts.statuses)) {
      const filter = { matches: ['fuzzy'], statuses: [status] };
      expect([status, (await ask({ filter })).total]).toEqual([status, count]);
    }
    for (const [match, count] of Object.entries(counts.matches)) {
      expect([match, (await ask({ filter: { matches: [match] } })).total]).toEqual([match, count]);
    }
    expect(await numbers({ filter: { repeated: 'first' } })).toEqual([0]);
    expect(await numbers({ filter: { origins: ['memory'] } })).toEqual([1, 3]);
    expect(await numbers({ sort: 'length' })).toEqual([1, 0, 2, 4, 5, 6, 3]);
    expect(await numbers({ sort: 'frequency' })).toEqual([0, 2, 4, 5, 6, 1, 3]);
    expect((await numbers({ sort: 'match' })).slice(0, 2)).toEqual([1, 3]);
    // Where the view has not the segment, the next one of the text stands for it.
    const { place } = await ask({ filter: { origins: ['memory'] }, placeOf: 2 });
    expect(place).toEqual({ number: 3, place: 1 });
    rig.later(60_000);
    const changedSince = '2030-01-01T00:00:30.000Z';
    await type(id, 6, 'Weiter');
    expect(await numbers({ filter: { changedSince } })).toEqual([6]);
  });
});

describe('a watch', () => {
  it('tells what changed, to each who watches', async () => {
    const { id } = await rig.open(TEXT);
    const leaving = new AbortController();
    const { signal } = leaving;
    const seen: ProjectChange[] = [];
    const watching = (async () => {
      for await (const value of rig.feature.handlers['segments.watch']({ id }, { signal })) {
        seen.push(value);
      }
    })();
    await expect.poll(() => seen.length).toBe(1);
    expect(seen[0]).toMatchObject({ changed: null, canUndo: false, filling: null, failure: null });
    await confirm(id, 0, 'Weiter.');
    await expect.poll(() => seen.at(-1)?.changed).toEqual([0, 2, 4, 5, 6]);
    expect(seen.at(-1)).toMatchObject({ canUndo: true, project: { confirmed: 1 } });
    await rig.ask('segments.close', { id });
    await watching;
    leaving.abort();
  });

  it('ends when the project is closed, and the project is gone', async () => {
    const first = await rig.open('One.');
    rig.later(1000);
    const second = await rig.open('Two.');
    const names = async () => {
      const leaving = new AbortController();
      const { signal } = leaving;
      const lists = rig.feature.handlers['segment-projects.watch'](undefined, { signal });
      for await (const list of lists) {
        leaving.abort();
        return list.flatMap(({ files }) => files).map(({ id }) => id);
      }
      return null;
    };
    expect(await names()).toEqual([second.id, first.id]);
    await rig.ask('segments.close', { id: first.id });
    expect(await names()).toEqual([second.id]);
    expect(await failureOf(rig.rows(first.id))).toEqual({ code: 'not-found' });
    expect(rig.onDisk()).not.toContain('One.');
  });
});

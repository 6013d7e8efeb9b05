import { describe, expect, it, vi } from 'vitest';
import type { Input } from '../../../../preload/contract/api.ts';
import type { MemoryImported } from '../../../../preload/contract/local-memories.ts';
import { createLocalMemoriesStore } from '../../../../renderer/features/local-memories/store.ts';
import { memoriesRpc, memory, unit } from './memories-rpc.ts';

const found = (...numbers: number[]) =>
  numbers.map((number) => ({ ...unit(number), ranges: [], percent: null }));

function open(answers: Parameters<typeof memoriesRpc>[0] = {}) {
  const fake = memoriesRpc(answers);
  const handed: string[] = [];
  const store = createLocalMemoriesStore(fake.rpc, {
    hand: (file) => {
      handed.push(file.name);
      return Promise.resolve(`ticket-${handed.length}`);
    },
  });
  const life = new AbortController();
  void store.follow(life.signal);
  const now = store.state.getState;
  const told = async (...memories: Parameters<typeof fake.tell>) => {
    fake.tell(...memories);
    await vi.waitFor(() => expect(now().memories).toEqual(memories));
  };
  return { ...fake, store, handed, now, told };
}

const DONE: MemoryImported = {
  state: 'done',
  memory: memory('b'),
  format: 'tmx',
  encoding: 'utf-8',
  added: 3,
  repeated: 0,
  bad: 1,
  badReasons: [{ reason: 'no-target', count: 1 }],
  badUnits: [{ line: 7, reason: 'no-target', text: 'Door' }],
  repairs: [],
};

describe('the chosen memory', () => {
  it('is the first one, stays while it is there, and gives way when it goes', async () => {
    const { store, told, now } = open();
    await told(memory('a'), memory('b'));
    expect(now().chosen).toBe('a');
    store.choose('b');
    await told(memory('b', { name: 'Other' }), memory('a'));
    expect(now().chosen).toBe('b');
    await told(memory('a'));
    expect(now().chosen).toBe('a');
    await told();
    expect(now().chosen).toBeNull();
  });

  it('is the new one, also before main has told of it', async () => {
    const { store, told, now } = open({ 'local-memories.create': () => memory('new') });
    await told(memory('a'));
    await store.create({ name: 'New', source: 'en', targets: ['de'] });
    await told(memory('a', { units: 4 }));
    expect(now().chosen).toBe('new');
  });
});

describe('units', () => {
  const pages = ({ from }: Input<'local-memories.units'>) =>
    from === null || from === undefined
      ? { units: found(1, 2), total: 3, next: 2 }
      : { units: found(2, 3), total: 3, next: null };

  it('come page by page, none twice, and end', async () => {
    const { store, told, now, inputs } = open({ 'local-memories.units': pages });
    await told(memory('a'));
    store.open();
    await vi.waitFor(() => expect(now().units.total).toBe(3));
    await store.readMore();
    expect(now().units.rows.map((row) => row.unit)).toEqual([1, 2, 3]);
    await store.readMore();
    expect(inputs('local-memories.units')).toHaveLength(2);
  });

  it('of another memory are not those of the one before', async () => {
    const { store, told, now } = open({ 'local-memories.units': pages });
    await told(memory('a'), memory('b'));
    store.open();
    await vi.waitFor(() => expect(now().units.rows).toHaveLength(2));
    store.choose('b');
    expect(now().units).toMatchObject({ rows: [], total: null });
  });

  it('of an overtaken search are dropped', async () => {
    const answers = new Map<string, ReturnType<typeof Promise.withResolvers<unknown>>>();
    const { store, told, now } = open({
      'local-memories.units': ({ query = '' }: Input<'local-memories.units'>) => {
        const answer = Promise.withResolvers<unknown>();
        answers.set(query, answer);
        return answer.promise;
      },
    });
    await told(memory('a'));
    store.search({ query: 'slow' });
    store.search({ query: 'fast' });
    await vi.waitFor(() => expect(answers.size).toBe(2));
    answers.get('fast')?.resolve({ units: found(2), total: 1, next: null });
    answers.get('slow')?.resolve({ units: found(9), total: 1, next: null });
    await vi.waitFor(() => expect(now().units.rows.map((row) => row.unit)).toEqual([2]));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(now().units.rows.map((row) => row.unit)).toEqual([2]);
  });

  it('are changed in place, added before the others, and taken away', async () => {
    const { store, told, now, inputs } = open({
      'local-memories.units': () => ({ units: found(1, 2), total: 2, next: null }),
      'local-memories.change-unit': (input: Input<'local-memories.change-unit'>) => ({
        ...unit(input.unit ?? 50, input.source),
        targets: input.targets,
      }),
    });
    await told(memory('a'));
    store.open();
    await vi.waitFor(() => expect(now().units.total).toBe(2));

    store.write({ unit: 2, source: 'Better', targets: { de: 'Besser' } });
    await store.save();
    store.write({ unit: null, source: ' New ', targets: { de: 'Neu' } });
    await store.save();
    const shown = () => now().units.rows.map((row) => [row.unit, row.source]);
    expect(shown()).toEqual([
      [50, 'New'],
      [1, 'Source 1'],
      [2, 'Better'],
    ]);
    expect(now().units).toMatchObject({ total: 3, draft: null });

    await store.removeUnit(1);
    expect(shown()).toEqual([
      [50, 'New'],
      [2, 'Better'],
    ]);
    expect(now().units.total).toBe(2);
    expect(inputs('local-memories.remove-units')).toEqual([{ id: 'a', units: [1] }]);
  });

  it('without a source or a translation are not sent', async () => {
    const { store, told, inputs } = open();
    await told(memory('a'));
    store.write({ unit: null, source: 'Only a source', targets: { de: '  ' } });
    await store.save();
    expect(inputs('local-memories.change-unit')).toEqual([]);
  });
});

describe('an import', () => {
  const file = new File(['x'], 'bank.tmx');

  it('goes into a new memory that is called what the file is, and shows its units anew', async () => {
    const { store, told, now, imports } = open({
      'local-memories.units': () => ({ units: found(1), total: 1, next: null }),
    });
    await told(memory('a'), memory('b'));
    store.offer(file, null);
    expect(now().importing).toMatchObject({ step: 'asking', draft: { name: 'bank', into: null } });
    void store.startImport();
    await vi.waitFor(() => expect(imports).toHaveLength(1));
    expect(imports[0]?.input).toMatchObject({ ticket: 'ticket-1', into: { name: 'bank' } });
    imports[0]?.put({ state: 'running', work: 'w', progress: 0.5, units: 2 });
    await vi.waitFor(() =>
      expect(now().importing).toMatchObject({ step: 'running', progress: 0.5, units: 2 }),
    );
    imports[0]?.put(DONE);
    await vi.waitFor(() => expect(now().importing?.step).toBe('done'));
    expect(now()).toMatchObject({ chosen: 'b', view: 'units', units: { total: null } });
  });

  it('that is cancelled is stopped, and what comes later is not shown', async () => {
    const { store, told, now, imports } = open();
    await told(memory('a'));
    store.offer(file, 'a');
    void store.startImport();
    await vi.waitFor(() => expect(imports).toHaveLength(1));
    store.cancelImport();
    expect(imports[0]?.signal?.aborted).toBe(true);
    imports[0]?.put(DONE);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(now().importing?.step).toBe('cancelled');
    expect(now().chosen).toBe('a');
  });

  it('of a file without languages is tried again with the same ticket', async () => {
    const { store, told, now, imports, handed } = open();
    await told(memory('a'));
    store.offer(file, null);
    void store.startImport();
    await vi.waitFor(() => expect(imports).toHaveLength(1));
    imports[0]?.put({ code: 'memory-file-refused', params: { reason: 'no-languages', line: 1 } });
    await vi.waitFor(() => expect(now().importing?.step).toBe('asking'));
    store.changeDraft({ source: 'en', target: 'de' });
    void store.startImport();
    await vi.waitFor(() => expect(imports).toHaveLength(2));
    expect(handed).toEqual(['bank.tmx']);
    expect(imports[1]?.input).toMatchObject({ ticket: 'ticket-1', source: 'en', target: 'de' });
  });

  it('that is refused for another reason hands its file over again', async () => {
    const { store, told, now, imports, handed } = open();
    await told(memory('a'));
    store.offer(file, null);
    void store.startImport();
    await vi.waitFor(() => expect(imports).toHaveLength(1));
    imports[0]?.put({ code: 'disk-full' });
    await vi.waitFor(() =>
      expect(now().importing).toMatchObject({ failure: { code: 'disk-full' } }),
    );
    void store.startImport();
    await vi.waitFor(() => expect(imports).toHaveLength(2));
    expect(handed).toHaveLength(2);
  });

  it('that runs is not put away by another file', async () => {
    const { store, told, now, imports } = open();
    await told(memory('a'));
    store.offer(file, null);
    void store.startImport();
    await vi.waitFor(() => expect(imports).toHaveLength(1));
    imports[0]?.put({ state: 'running', work: 'w', progress: null, units: 1 });
    await vi.waitFor(() => expect(now().importing?.step).toBe('running'));
    store.offer(new File(['y'], 'other.tmx'), null);
    expect(now().importing).toMatchObject({ step: 'running', draft: { file: 'bank.tmx' } });
  });
});

describe('verbs on a memory', () => {
  it('say what came of them, and renew what was read of the memory', async () => {
    const { store, told, now } = open({
      'local-memories.units': () => ({ units: found(1), total: 1, next: null }),
      'local-memories.deduplicate': () => ({ removed: 4 }),
    });
    await told(memory('a'), memory('b'));
    store.open();
    await vi.waitFor(() => expect(now().units.total).toBe(1));
    await store.deduplicate('a');
    expect(now().doing).toEqual({
      state: 'done',
      value: { what: 'deduplicated', name: 'A', removed: 4 },
    });
    expect(now().units.total).toBeNull();
    await store.merge('b', 'a');
    expect(now().doing).toMatchObject({ value: { what: 'merged', from: 'B', name: 'A' } });
  });

  it('keep the failure for the screen', async () => {
    const { store, told, now } = open({
      'local-memories.export': () => {
        // A failure is a value.
        throw { code: 'disk-full' } as unknown as Error;
      },
    });
    await told(memory('a'));
    await store.exportAs('a', 'tmx');
    expect(now().doing).toEqual({ state: 'failed', failure: { code: 'disk-full' } });
  });
});

describe('files that were opened with the program', () => {
  const opened = (...names: string[]) =>
    names.map((name) => ({
      ticket: `ticket of ${name}`,
      name,
      size: 1,
      screen: 'memories' as const,
    }));
  const asked = (now: ReturnType<typeof open>['now']) => {
    const { importing } = now();
    return importing?.step === 'asking' ? importing.draft.file : importing?.step;
  };

  it('are asked about one after the other, and imported by their tickets', async () => {
    const { store, now, imports, handed } = open();
    store.openTab('service');
    store.offerOpened(opened('a.tmx', 'b.tmx'));
    expect([asked(now), now().waiting, now().tab]).toEqual(['a.tmx', 1, 'local']);
    store.offerOpened(opened('c.tmx'));
    expect([asked(now), now().waiting]).toEqual(['a.tmx', 2]);
    void store.startImport();
    await vi.waitFor(() => expect(imports).toHaveLength(1));
    expect(imports[0]?.input).toMatchObject({ ticket: 'ticket of a.tmx', into: { name: 'a' } });
    imports[0]?.put(DONE);
    await vi.waitFor(() => expect(asked(now)).toBe('done'));
    store.closeImport();
    expect([asked(now), now().waiting]).toEqual(['b.tmx', 1]);
    store.closeImport();
    store.closeImport();
    expect([now().importing, now().waiting]).toEqual([null, 0]);
    expect(handed).toEqual([]);
  });

  it('wait for a question or an import that is there, and take the place of a report', async () => {
    const { store, now, imports } = open();
    store.offer(new File(['x'], 'bank.tmx'), null);
    store.offerOpened(opened('a.tmx'));
    expect([asked(now), now().waiting]).toEqual(['bank.tmx', 1]);
    void store.startImport();
    await vi.waitFor(() => expect(imports).toHaveLength(1));
    imports[0]?.put(DONE);
    await vi.waitFor(() => expect(asked(now)).toBe('done'));
    store.closeImport();
    expect(asked(now)).toBe('a.tmx');
    void store.startImport();
    store.cancelImport();
    expect(asked(now)).toBe('cancelled');
    store.offerOpened(opened('b.tmx'));
    expect([asked(now), now().waiting]).toEqual(['b.tmx', 0]);
  });

  it('can be tried again after a failure with the same ticket', async () => {
    const { store, now, imports } = open();
    store.offerOpened(opened('a.tmx'));
    for (const tries of [1, 2]) {
      void store.startImport();
      await vi.waitFor(() => expect(imports).toHaveLength(tries));
      expect(imports.at(-1)?.input).toMatchObject({ ticket: 'ticket of a.tmx' });
      imports.at(-1)?.put({ code: 'disk-full' });
      await vi.waitFor(() => expect(now().importing).toMatchObject({ failure: {} }));
      await vi.waitFor(() => expect(asked(now)).toBe('a.tmx'));
    }
  });
});

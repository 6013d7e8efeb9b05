import { expect, it } from 'vitest';
import type {
  ConfirmedPair,
  LocalMemoryEngine,
} from '../../../main/features/local-memory-engine.ts';
import { FeatureFailure } from '../../../main/features/feature-failure.ts';
import { createOutgoingPairs } from '../../../main/features/segments/outgoing-pairs.ts';
import type { EditedProject } from '../../../main/features/segments/edited-project.ts';
import { PROJECT_TABLES } from '../../../main/features/segments/project-tables.ts';
import { sendOutgoing } from '../../../main/features/segments/send-outgoing.ts';
import { createStoredUnits } from '../../../main/features/segments/stored-units.ts';
import { openDatabase } from '../../../main/system/database.ts';

/** A project of which only what is sent matters: segment `n` says `Source n`, those from 1,000 on are gone. */
function projectWithPairs() {
  const database = openDatabase(':memory:');
  database.migrate(PROJECT_TABLES);
  const { sqlite } = database;
  const outgoing = createOutgoingPairs(sqlite);
  const stored = createStoredUnits(sqlite);
  const failures: unknown[] = [];
  const rows = {
    withId: (id: number) => (id < 1000 ? { id, number: id, source: `Source ${id}` } : null),
    neighbours: () => ({}),
  };
  const project = {
    ending: new AbortController().signal,
    store: { sqlite, outgoing, stored, rows },
    facts: () => ({ source: 'en', target: 'de' }),
    setTransient: ({ failure }: { readonly failure: unknown }) => failures.push(failure),
  } as unknown as EditedProject;
  return { project, outgoing, stored, failures };
}

/** A memory that keeps what comes, numbered, all or none of a call. */
function memoryThat(refuses: (pair: ConfirmedPair, memory: string) => FeatureFailure | null) {
  const kept: string[] = [];
  const calls: number[] = [];
  const confirm: LocalMemoryEngine['confirm'] = (memory, pairs) => {
    calls.push(pairs.length);
    for (const pair of pairs) {
      const failure = refuses(pair, memory);
      if (failure !== null) return Promise.reject(failure);
    }
    const first = kept.length;
    kept.push(...pairs.map(({ segment }) => `${memory}: ${segment}`));
    return Promise.resolve(pairs.map((_, at) => ({ unit: first + at, isNew: true })));
  };
  return { kept, calls, confirm };
}

it('stores many pairs by few calls, each in its memory, and leaves out merged segments', async () => {
  const { project, outgoing, stored } = projectWithPairs();
  for (let segment = 0; segment < 500; segment += 1) {
    const memory = segment < 300 ? 'one' : 'two';
    outgoing.put({ segment, memory, translation: `Ziel ${segment}` });
  }
  outgoing.put({ segment: 1000, memory: 'two', translation: 'Weg' });
  const memory = memoryThat(() => null);
  await sendOutgoing(project, memory, () => null);
  expect(memory.kept).toEqual(
    Array.from({ length: 500 }, (_, at) => `${at < 300 ? 'one' : 'two'}: Source ${at}`),
  );
  expect(memory.calls.length).toBeLessThan(20);
  expect(outgoing.next(1)).toEqual([]);
  expect(stored.all().size).toBe(500);
});

it('stores the others where one is refused for good', async () => {
  const { project, outgoing, failures } = projectWithPairs();
  for (let segment = 0; segment < 120; segment += 1) {
    outgoing.put({ segment, memory: 'one', translation: `Ziel ${segment}` });
  }
  const memory = memoryThat(({ segment }) =>
    segment === 'Source 7' ? new FeatureFailure({ code: 'invalid-input' }) : null,
  );
  await sendOutgoing(project, memory, () => null);
  expect(memory.kept).toHaveLength(119);
  expect(memory.kept).not.toContain('one: Source 7');
  expect(outgoing.next(1)).toEqual([]);
  expect(failures).toEqual([{ code: 'invalid-input' }]);
});

it('keeps what fails for a passing reason', async () => {
  const { project, outgoing } = projectWithPairs();
  for (let segment = 0; segment < 120; segment += 1) {
    outgoing.put({ segment, memory: 'one', translation: `Ziel ${segment}` });
  }
  const memory = memoryThat(({ segment }) =>
    segment === 'Source 70' ? new FeatureFailure({ code: 'local-memories-down' }) : null,
  );
  await sendOutgoing(project, memory, () => null);
  expect(memory.kept).toHaveLength(50);
  expect(outgoing.next(1000)).toHaveLength(70);
});

it('leaves a pair that was confirmed anew while the first one was stored', async () => {
  const { project, outgoing } = projectWithPairs();
  outgoing.put({ segment: 1, memory: 'one', translation: 'Alt' });
  const translations: string[] = [];
  await sendOutgoing(
    project,
    {
      confirm(_, pairs) {
        for (const { translation } of pairs) translations.push(translation);
        if (translations.length === 1) {
          outgoing.put({ segment: 1, memory: 'one', translation: 'Neu' });
        }
        return Promise.resolve(pairs.map(() => ({ unit: 1, isNew: false })));
      },
    },
    () => null,
  );
  expect(translations).toEqual(['Alt', 'Neu']);
});

import type {
  LocalMemories,
  LocalMemory,
  MemoryWork,
} from '../../../preload/contract/local-memories.ts';
import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { MemoryFact } from '../../engine/memory/memories.ts';
import type { ReplicaState } from '../../engine/memory/replica/replicas.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Assignments } from './assignments.ts';
import type { KeptThread } from './kept-thread.ts';
import type { Works } from './works.ts';
import { createWorks } from './works.ts';

/** What memories there are; read from the thread when somebody asks after a change. */
export interface Library {
  readonly works: Works;
  /** Counts changes of memories and of their assignments. */
  readonly changes: Observable<number>;
  list(): Promise<readonly LocalMemory[]>;
  /** null where there is none (any more). */
  find(id: string): Promise<LocalMemory | null>;
  /** @throws FeatureFailure not-found */
  get(id: string): Promise<LocalMemory>;
  /** An empty memory, assigned to its pairs behind those that are asked already. */
  create(draft: CheckedInput<'local-memories.create'>): Promise<LocalMemory>;
  /** To be called when memories or their assignments were changed. */
  changed(): void;
  watch(signal: AbortSignal): AsyncGenerator<LocalMemories, void, undefined>;
}

/** More memories than anybody has. */
const ALL = 10_000;

/** A memory with what it follows of a team. */
type Listed = readonly [memory: MemoryFact, replica: ReplicaState | null];

export interface LibraryPorts {
  readonly thread: KeptThread;
  readonly assignments: Assignments;
  readonly now: () => number;
}

export function createLibrary({ thread, assignments, now }: LibraryPorts): Library {
  const changes = createObservable(0);
  /** Set anew when memories change, too. */
  const running = createObservable<readonly MemoryWork[]>([]);
  const works = createWorks(() => running.set(works.running), now);
  let listed: Promise<readonly Listed[]> | null = null;

  const facts = (): Promise<readonly Listed[]> => {
    if (listed !== null) return listed;
    const reading = thread.read(async ({ memories }) => {
      const [{ memories: all }, replicas] = await Promise.all([
        memories.list(0, ALL),
        memories.replicas(),
      ]);
      const byId = new Map(replicas.map((replica) => [replica.memory, replica]));
      return all.map((memory): Listed => [memory, byId.get(memory.id) ?? null]);
    });
    listed = reading;
    reading.catch(() => {
      if (listed === reading) listed = null;
    });
    return reading;
  };
  const shown = ([memory, replica]: Listed): LocalMemory => {
    const { id, name, source, targets, segments, created, updated } = memory;
    const assigned = assignments.of(id);
    const units = segments + (replica?.searched ?? 0);
    const fact = { id, name, source, targets, units, created, updated, assigned };
    if (replica === null) return fact;
    const { team, searched } = replica;
    return { ...fact, team, ...(searched !== null && { isSearched: true }) };
  };
  const list = async () => (await facts()).map(shown);
  const find = async (id: string) => {
    const wanted = id.toLowerCase();
    const found = (await facts()).find(([memory]) => memory.id === wanted);
    return found === undefined ? null : shown(found);
  };

  const get = async (id: string) => {
    const memory = await find(id);
    if (memory === null) throw new FeatureFailure({ code: 'not-found' });
    return memory;
  };
  const changed = () => {
    listed = null;
    changes.set(changes.value + 1);
    running.set(works.running);
  };

  return {
    works,
    changes,
    list,
    find,
    get,
    async create(draft) {
      const { id } = await thread.change(({ memories }) => memories.create(draft));
      assignments.begin(id, draft.source, draft.targets);
      changed();
      return get(id);
    },
    changed,
    async *watch(signal) {
      for await (const shown of running.watch(signal)) {
        yield { memories: await list(), works: shown };
      }
    },
  };
}

import type { Handlers } from '../../../preload/contract/api.ts';
import type { LocalMemory } from '../../../preload/contract/local-memories.ts';
import { baseOf, servesPair } from '../../../preload/contract/language-code.ts';
import type { Database } from '../../system/database.ts';
import type { FileTickets } from '../../system/files.ts';
import type { Log } from '../../system/log.ts';
import type { OutputFolder } from '../../system/output-folder.ts';
import type { Troubles } from '../troubles.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import type { SharedMemories } from '../shared-memories.ts';
import { createAssignments } from './assignments.ts';
import { exportMemory, sweepExports } from './export-memory.ts';
import { importMemory } from './import-file.ts';
import type { KeptThread, OpenMemories } from './kept-thread.ts';
import { createKeptThread } from './kept-thread.ts';
import { createLibrary } from './library.ts';
import { createLocalEngine } from './local-engine.ts';
import type { MemorySearcher } from './memory-searcher.ts';
import { createMemorySearcher } from './memory-searcher.ts';
import { readSamples, sampleIds } from '../../engine/memory/sample-memory.ts';
import { createUnits } from './units.ts';

export interface LocalMemoriesPorts {
  /** Opens the memories in threads of their own. */
  readonly open: OpenMemories;
  /** Keeps which memories are asked for which pairs. */
  readonly database: Database;
  readonly files: FileTickets;
  readonly output: OutputFolder;
  /** Folder of what ships with the program. */
  readonly assets: string;
  /** Milliseconds. */
  readonly now: () => number;
  /** The memories of teams among them; asked when they are needed. */
  readonly shared: () => SharedMemories;
  readonly log: Log;
  readonly tell: Troubles['tell'];
}

export interface LocalMemoriesFeature {
  readonly handlers: Pick<Handlers, Extract<keyof Handlers, `local-memories.${string}`>>;
  readonly engine: LocalMemoryEngine;
  readonly searcher: MemorySearcher;
  /** For memories that come from elsewhere and are kept here. */
  readonly keeping: {
    readonly thread: KeptThread;
    changed(): void;
    begin(memory: string, source: string, targets: readonly string[]): void;
    end(memory: string): void;
  };
  close(): Promise<void>;
}

/**
 * The memories of the person. They are made on purpose, as documents are, and no history: private mode
 * and a wipe of texts leave them.
 */
export function createLocalMemories(ports: LocalMemoriesPorts): LocalMemoriesFeature {
  const { open, database, files, output, now, shared, log, tell } = ports;
  const thread = createKeptThread(open, { log, tell });
  const assignments = createAssignments(database);
  const library = createLibrary({ thread, assignments, now });
  const engine = createLocalEngine({
    thread,
    library,
    assignments,
    shared,
    samples: () => sampleIds(ports.assets),
  });
  const swept = sweepExports(output).catch(() => log.write('local-memories.not-swept'));

  return {
    engine,
    searcher: createMemorySearcher(thread, library),
    keeping: {
      thread,
      changed: () => library.changed(),
      begin: (memory, source, targets) => assignments.begin(memory, source, targets),
      end: (memory) => assignments.remove(memory),
    },
    close: () => thread.close(),
    handlers: {
      'local-memories.watch': (_, { signal }) => library.watch(signal),
      'local-memories.create': (draft) => library.create(draft),
      'local-memories.add-samples': async (input) => {
        const samples = (await readSamples(ports.assets)).filter(
          (sample) =>
            'which' in input ||
            ('id' in input
              ? sample.id === input.id
              : servesPair(sample, input.source, input.target)),
        );
        if (samples.length === 0) throw new FeatureFailure({ code: 'not-found' });
        const known = new Set((await library.list()).map(({ id }) => id));
        for (const { units, ...draft } of samples) {
          // One that was added before keeps what a person has made of it.
          if (!known.has(draft.id))
            await thread.change(({ memories }) => memories.replace(draft, units));
          assignments.begin(draft.id, draft.source, draft.targets);
        }
        library.changed();
        return Promise.all(samples.map(({ id }) => library.get(id)));
      },
      'local-memories.rename': async ({ id, name }) => {
        const memory = await library.get(id);
        if (memory.team !== undefined) await shared().rename(memory.id, name);
        else await thread.change(({ memories }) => memories.rename(id, name));
        library.changed();
        return null;
      },
      'local-memories.assign': async ({ id, assigned }) => {
        const memory = await library.get(id);
        if (!assigned.every(({ source, target }) => servesPair(memory, source, target)))
          throw refused('assigned', 'languages');
        assignments.set(memory.id, assigned);
        library.changed();
        return null;
      },
      'local-memories.remove': async ({ id }) => {
        const memory = await library.get(id);
        await thread.change(({ memories }) => memories.remove(memory.id));
        assignments.remove(memory.id);
        library.changed();
        return null;
      },
      'local-memories.import': (input, { signal }) =>
        importMemory(input, signal, { thread, library, assignments, files, shared }),
      'local-memories.export': async (input, { signal }) => {
        await swept;
        keptHere(await library.get(input.id));
        return exportMemory(input, signal, { thread, library, output, log });
      },
      'local-memories.merge': async ({ from, into }) => {
        const [gone, home] = await Promise.all([library.get(from), library.get(into)]);
        if (gone.id === home.id) throw refused('into', 'same');
        if (baseOf(gone.source) !== baseOf(home.source)) throw refused('into', 'source-differs');
        const work = library.works.begin('merge', gone.name);
        try {
          await thread.change(({ memories }) => memories.merge(gone.id, home.id));
          assignments.handOver(gone.id, home.id);
          library.changed();
          return null;
        } finally {
          work.end();
        }
      },
      'local-memories.deduplicate': async ({ id }) => {
        const memory = await library.get(id);
        const work = library.works.begin('deduplicate', memory.name);
        try {
          const removed = await thread.change(({ memories }) => memories.deduplicate(memory.id));
          library.changed();
          return { removed };
        } finally {
          work.end();
        }
      },
      'local-memories.statistics': async ({ id }) => {
        const memory = keptHere(await library.get(id));
        const counted = await thread.read(({ memories }) => memories.statistics(memory.id));
        const { units, sides, repeatedSources, authors, changed, years } = counted;
        return { units, sides, repeatedSources, authors, changed, years };
      },
      ...createUnits({ thread, library, shared }),
      'local-memories.matches': (input, { signal }) => engine.matches(input, signal),
      'local-memories.server-matches': (input, { signal }) => engine.serverMatches(input, signal),
      'local-memories.fragments': (input, { signal }) => engine.fragments(input, signal),
      'local-memories.concordance': (input, { signal }) => engine.concordance(input, signal),
    },
  };
}

/** What reads a memory wholly needs it on this computer. */
function keptHere(memory: LocalMemory): LocalMemory {
  if (memory.isSearched !== true) return memory;
  throw new FeatureFailure({ code: 'team-failed', params: { reason: 'not-kept' } });
}

const refused = (field: string, reason: string) =>
  new FeatureFailure({ code: 'invalid-input', params: { field, reason } });

import { baseOf } from '../../../preload/contract/language-code.ts';
import type { z } from 'zod';
import type { MemoryImport, MemoryImported } from '../../../preload/contract/local-memories.ts';
import type { MemoryThread } from '../../engine/memory/thread/open-memory-thread.ts';
import { ImportRefusal } from '../../engine/memory/exchange/import-refusal.ts';
import type { ImportPlan, ImportProgress } from '../../engine/memory/exchange/import-file.ts';
import { createObservable } from '../../system/observable.ts';
import type { FileTickets, HandedFile } from '../../system/files.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { SharedMemories } from '../shared-memories.ts';
import type { Assignments } from './assignments.ts';
import type { KeptThread } from './kept-thread.ts';
import type { Library } from './library.ts';
import { threadFailure } from './thread-failure.ts';

type Input = z.output<typeof MemoryImport>;

export interface ImportPorts {
  readonly thread: KeptThread;
  readonly library: Library;
  readonly assignments: Pick<Assignments, 'begin'>;
  readonly files: FileTickets;
  readonly shared: () => SharedMemories;
}

/** Bad units that the page gets; the rest are counted. */
const MOST_NAMED = 1000;
const NO_LANGUAGES: unknown = 'no-languages';
const SEVERAL_SOURCES: unknown = 'several-sources';

type State = MemoryImported | { readonly state: 'failed'; readonly error: unknown };

const isUnnamed = (error: unknown) =>
  error instanceof FeatureFailure &&
  [NO_LANGUAGES, SEVERAL_SOURCES].includes(error.failure.params?.['reason']);

/**
 * Imports a file that the page handed over. Its ticket is used up, but where the file does not
 * say its languages (the page may ask for them and try again with the same one) and where a file fails that
 * was opened with the program. Leaving the loop, or the
 * signal, stops the import, which leaves the memory as it was.
 */
export async function* importMemory(
  input: Input,
  signal: AbortSignal,
  { thread, library, assignments, files, shared }: ImportPorts,
): AsyncGenerator<MemoryImported, void, undefined> {
  const file = files.take(input.ticket);
  if (file === null) throw new FeatureFailure({ code: 'file-gone' });
  const leaving = new AbortController();
  const either = AbortSignal.any([signal, leaving.signal]);
  const work = library.works.begin('import', file.name);
  const state = createObservable<State>({
    state: 'running',
    work: work.id,
    progress: 0,
    units: 0,
  });
  const onProgress = ({ read, size, units }: ImportProgress) => {
    const progress = size === 0 ? null : read / size;
    work.report(progress, units);
    state.set({ state: 'running', work: work.id, progress, units });
  };
  const running = run(
    input,
    file,
    { thread, library, assignments, shared },
    onProgress,
    either,
  ).then(
    (done) => state.set(done),
    (error: unknown) => state.set({ state: 'failed', error }),
  );
  let keepsTicket = false;
  try {
    for await (const value of state.watch(either)) {
      if (value.state === 'failed') {
        keepsTicket = file.isOpened === true || isUnnamed(value.error);
        throw value.error;
      }
      yield value;
      if (value.state === 'done') return;
    }
  } finally {
    leaving.abort();
    await running;
    work.end();
    if (!keepsTicket) await file.discard();
  }
}

async function run(
  input: Input,
  file: HandedFile,
  { thread, library, assignments, shared }: Omit<ImportPorts, 'files'>,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<MemoryImported> {
  if (file.path === undefined) throw unreadable(file);
  const into = 'id' in input.into ? await library.get(input.into.id) : null;
  const plan: ImportPlan = {
    file: file.path,
    name: file.name,
    format: null,
    // A team's memory gets the units from one that is made for this import alone.
    memory:
      'id' in input.into && into?.team === undefined
        ? { id: input.into.id }
        : { name: 'name' in input.into ? input.into.name : file.name },
    // A variant of the memory's own source may be asked for.
    source:
      into !== null && baseOf(into.source) !== baseOf(input.source ?? '')
        ? into.source
        : input.source,
    targets: null,
    skipsRepeated: input.skipsRepeated,
    ...(into?.team !== undefined && { bound: into.id }),
  };
  try {
    const report = await thread.change((open) => attempt(open, plan, input, onProgress, signal));
    const { id, source, targets } = report.memory;
    if (into?.team !== undefined) await handOver(id, into.id);
    // One that was there already is asked for the pairs that its owner chose.
    if (into === null) assignments.begin(id, source, targets);
    library.changed();
    const { memory, format, encoding, added, repeated, leftOut, repairs } = report;
    return {
      state: 'done',
      format,
      encoding,
      added,
      repeated,
      bad: leftOut.bad,
      memory: await library.get(into?.id ?? memory.id),
      badReasons: Object.entries(leftOut.reasons).map(([reason, count]) => ({ reason, count })),
      badUnits: leftOut.badUnits.slice(0, MOST_NAMED),
      repairs: Object.entries(repairs).map(([kind, count]) => ({ kind, count })),
    };
  } catch (error) {
    throw withName(error, file);
  }

  async function handOver(from: string, team: string): Promise<void> {
    try {
      await shared().addUnits(from, team);
    } finally {
      await thread.change(({ memories }) => memories.remove(from));
    }
  }
}

/** What the file says of its languages counts; a table that says nothing is read as it was told. */
async function attempt(
  thread: MemoryThread,
  plan: ImportPlan,
  { source, target }: Input,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
) {
  try {
    return await thread.import(plan, onProgress, signal);
  } catch (error) {
    const hasNone = error instanceof ImportRefusal && error.reason === NO_LANGUAGES;
    if (!hasNone || target === null || (plan.source ?? source) === null) throw error;
    return thread.import({ ...plan, targets: [target] }, onProgress, signal);
  }
}

function withName(error: unknown, file: HandedFile): unknown {
  if (error instanceof Error && 'code' in error && READING.has(error.code)) return unreadable(file);
  const failure = threadFailure(error);
  if (failure instanceof FeatureFailure) {
    const { code, params } = failure.failure;
    if (code !== 'memory-file-refused') return failure;
    return new FeatureFailure({ code, params: { ...params, name: file.name } });
  }
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'ENOENT') return new FeatureFailure({ code: 'file-gone' });
  return error;
}

/** What a system answers of a file that cannot be read. */
const READING: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EISDIR', 'EIO', 'EBUSY']);

const unreadable = ({ name }: HandedFile) =>
  new FeatureFailure({ code: 'file-unreadable', params: { name } });

import type { CheckedInput } from '../../../preload/contract/api.ts';
import { DEFAULT_THRESHOLD } from '../../../preload/contract/limits.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import type { Clock } from '../../client/clock.ts';
import { unpackUnits } from '../../engine/inspection/packed-units.ts';
import type { InspectionAnswer } from '../../engine/inspection/routes.ts';
import type { FileTickets } from '../../system/files.ts';
import type { SegmentFolders } from '../../system/segment-folders.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Examiner } from '../examiner.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import { readingFailure } from '../reading-failure.ts';
import { goingOn } from './going-on.ts';
import { beginLong, commitLong } from './long-transaction.ts';
import { nextTurn } from './next-turn.ts';
import { orCancelled } from './or-cancelled.ts';
import { PROJECT_TABLES } from './project-tables.ts';
import { createProjectFacts } from './project-facts.ts';
import type { KeptProject } from './project-list.ts';
import { emptyProject } from './project-list.ts';
import type { SegmentProjects } from './projects.ts';
import type { Taken } from './taken-original.ts';
import { originalFor, takeOriginal } from './taken-original.ts';
import { putTargetsOfFile } from './targets-of-file.ts';
import { writeUnits } from './units.ts';

/** A document of the queue whose original is still kept. */
export interface KeptOriginal {
  readonly name: string;
  readonly path: string;
}

/** What the helper process needs to take documents apart. */
export interface ExtractionPorts {
  readonly examiner: Pick<Examiner, 'ask'>;
  /** Folder of what ships with the program. */
  readonly assets: string;
  /** Folder of tesseract's language data that the person chose; null: the installed one. */
  readonly ocrData: string | null;
  /** Folders of installed packs. */
  readonly packFolders: readonly string[];
}

export interface OpenProjectPorts extends ExtractionPorts {
  readonly projects: SegmentProjects;
  readonly folders: SegmentFolders;
  readonly files: FileTickets;
  /** null where a document of the queue has no original any more. */
  readonly originalOf: (document: string) => Promise<KeptOriginal | null>;
  readonly memories: Pick<LocalMemoryEngine, 'workingMemory' | 'assignedTo'>;
  readonly isPrivate: () => boolean;
  readonly clock: Pick<Clock, 'date'>;
}

type From = CheckedInput<'segments.open'>['from'];

/** Makes a project of a text, of a file, or of a document of the queue, in one language. */
export async function openProject(
  { from, source, target, newMemory }: CheckedInput<'segments.open'>,
  signal: AbortSignal,
  ports: OpenProjectPorts,
): Promise<SegmentProject> {
  requirePair(source, target);
  const { projects, isPrivate, clock } = ports;
  const requireGoingOn = goingOn(projects, signal);
  await projects.ready();
  requireGoingOn();
  const id = crypto.randomUUID();
  const opened = new Date(clock.date()).toISOString();
  projects.list.put(
    emptyProject(id, { name: nameOf(from), source, targets: [target], opened }, isPrivate()),
  );
  try {
    const newMemories = newMemory === undefined ? {} : { [target]: newMemory };
    const [file] = await addDocument({ id, from, newMemories }, signal, ports);
    if (file === undefined) throw new FeatureFailure({ code: 'internal' });
    projects.keep({ ...kept(projects, id), name: file.name });
    return (await projects.get(file.id)).facts();
  } catch (error) {
    projects.list.remove(id);
    throw error;
  }
}

/**
 * Adds a document to a project, in each of its targets. A document that cannot be added leaves nothing
 * behind; of one that the program was killed over, whole targets stay.
 */
export async function addDocument(
  { id, from, newMemories }: CheckedInput<'segment-projects.add'>,
  signal: AbortSignal,
  ports: OpenProjectPorts,
): Promise<readonly SegmentProject[]> {
  const { projects, folders } = ports;
  const requireGoingOn = goingOn(projects, signal);
  await projects.ready();
  requireGoingOn();
  const { targets } = kept(projects, id);
  const document = crypto.randomUUID();
  const files = targets.map((target, index) => ({
    id: index === 0 ? document : crypto.randomUUID(),
    target,
  }));
  const added: SegmentProject[] = [];
  let name = '';
  try {
    const taken = await takeOriginal(document, from, ports);
    ({ name } = taken);
    for (const file of files) {
      const here = await originalFor(file.id, document, taken, ports);
      const newMemory = newMemories[file.target];
      requireGoingOn();
      added.push(await addFile({ ...file, project: id, document, here, newMemory }, signal, ports));
    }
    return added;
  } catch (error) {
    for (const file of added) await projects.remove(file.id).catch(() => undefined);
    for (const file of files) folders.remove(file.id);
    withoutFiles(projects, id, new Set(files.map((file) => file.id)));
    throw readingFailure(error, name);
  }
}

/** Adds a target to a project, and every document that lacks it. */
export async function addTarget(
  { id, target }: CheckedInput<'segment-projects.add-target'>,
  signal: AbortSignal,
  ports: OpenProjectPorts,
): Promise<readonly SegmentProject[]> {
  const { projects, folders } = ports;
  await projects.ready();
  const project = kept(projects, id);
  requirePair(project.source, target);
  const { targets } = project;
  if (!targets.includes(target)) projects.keep({ ...project, targets: [...targets, target] });
  const { files } = projects.project(id);
  const lacking = files.filter(
    (one, index) =>
      files.findIndex(({ document }) => document === one.document) === index &&
      !files.some((other) => other.document === one.document && other.target === target),
  );
  const added: SegmentProject[] = [];
  try {
    for (const [index, { id: like, document, name }] of lacking.entries()) {
      projects.setWork(id, { kind: 'adding', done: index, all: lacking.length });
      const text = await projects.use(like, (file) => Promise.resolve(file.store.facts.original()));
      const taken: Taken = {
        name,
        from: text === null ? { name, path: folders.originalPath(like) } : { text },
      };
      const file = crypto.randomUUID();
      try {
        const here = await originalFor(file, like, taken, ports);
        added.push(
          await addFile(
            { id: file, project: id, document, target, here, newMemory: undefined },
            signal,
            ports,
          ),
        );
      } catch (error) {
        folders.remove(file);
        withoutFiles(projects, id, new Set([file]));
        throw readingFailure(error, name);
      }
    }
    return added;
  } finally {
    projects.setWork(id, null);
  }
}

const kept = (projects: SegmentProjects, id: string): KeptProject => {
  const project = projects.list.get(id);
  if (project === null) throw new FeatureFailure({ code: 'not-found' });
  return project;
};

function withoutFiles(projects: SegmentProjects, id: string, gone: ReadonlySet<string>): void {
  const project = projects.list.get(id);
  if (project === null) return;
  projects.keep({ ...project, files: project.files.filter((file) => !gone.has(file.id)) });
}

function requirePair(source: string, target: string): void {
  if (source.toLowerCase() === target.toLowerCase()) {
    throw new FeatureFailure({ code: 'invalid-input', params: { field: 'target' } });
  }
}

/** A document in one target that is about to be a file of a project. */
interface NewFile {
  readonly id: string;
  readonly project: string;
  readonly document: string;
  readonly target: string;
  readonly here: Taken;
  readonly newMemory: string | undefined;
}

async function addFile(
  { id, project, document, target, here, newMemory }: NewFile,
  signal: AbortSignal,
  ports: OpenProjectPorts,
): Promise<SegmentProject> {
  const { projects, memories } = ports;
  const requireGoingOn = goingOn(projects, signal);
  const { source, isHeld } = kept(projects, project);
  const { assets, ocrData } = ports;
  const packFolders = [...ports.packFolders];
  const job = { from: here.from, source, target, assets, ocrData, packFolders };
  const segmented = await orCancelled(ports.examiner.ask('segments', job), signal);
  requireGoingOn();
  const into = await intoMemory().catch(() => null);
  requireGoingOn();
  enlist();
  await write(segmented);
  return (await projects.get(id)).facts();

  /** It belongs to its project before it is written: a crash leaves none without one. */
  function enlist() {
    const now = kept(projects, project);
    const { shared, files } = now;
    const intoNow = shared.into[target];
    projects.list.put({
      ...now,
      shared:
        intoNow === undefined
          ? { ...shared, into: { ...shared.into, [target]: into?.id ?? null } }
          : shared,
      files: [...files, { id, document, target, own: {} }],
    });
  }

  async function intoMemory() {
    // Private work leaves nothing behind.
    if (newMemory !== undefined && !isHeld) {
      return memories.workingMemory(source, target, newMemory);
    }
    const [first] = await memories.assignedTo(source, target);
    return first ?? null;
  }

  async function write({ units: packed, format }: InspectionAnswer<'segments'>): Promise<void> {
    const units = await unpackUnits(packed, nextTurn);
    requireGoingOn();
    const database = projects.create(id, isHeld);
    try {
      database.migrate(PROJECT_TABLES);
      const { sqlite } = database;
      // One transaction: a crash leaves no half of a file.
      beginLong(database);
      const counts = await writeUnits(sqlite, units);
      requireGoingOn();
      createProjectFacts(sqlite, id).write({
        name: here.name,
        source,
        target,
        format: 'text' in here.from ? null : format,
        original: 'text' in here.from ? here.from.text : null,
        opened: new Date(ports.clock.date()).toISOString(),
        into: into?.id ?? null,
        ...counts,
        threshold: DEFAULT_THRESHOLD,
        memories: null,
      });
      await putTargetsOfFile(sqlite, units, new Date(ports.clock.date()).toISOString());
      await commitLong(database);
      requireGoingOn();
    } catch (error) {
      database.close();
      throw error;
    }
    projects.add(id, database, isHeld);
  }
}

const nameOf = (from: From): string => ('name' in from ? from.name : '') || DOCUMENT;
/** Before the name of a document of the queue is known. */
const DOCUMENT = '…';

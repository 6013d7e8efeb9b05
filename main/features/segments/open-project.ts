import type { CheckedInput } from '../../../preload/contract/api.ts';
import { DEFAULT_THRESHOLD } from '../../../preload/contract/limits.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import type { Clock } from '../../client/clock.ts';
import type { InspectionAnswer, InspectionInput } from '../../engine/inspection/routes.ts';
import { isDiskFull } from '../../system/disk-full.ts';
import { storageFailure } from '../../system/storage-failure.ts';
import type { FileTickets } from '../../system/files.ts';
import type { OriginalFile, SegmentFolders } from '../../system/segment-folders.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Examiner } from '../examiner.ts';
import { ExaminerFailed, Refused } from '../examiner.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import { orCancelled } from './or-cancelled.ts';
import { PROJECT_TABLES } from './project-tables.ts';
import { createProjectFacts } from './project-facts.ts';
import type { SegmentProjects } from './projects.ts';
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
type JobFrom = InspectionInput<'segments'>['from'];

/** Makes a project of a text, of a file, or of a document of the queue. */
export async function openProject(
  { from, source, target, newMemory }: CheckedInput<'segments.open'>,
  signal: AbortSignal,
  ports: OpenProjectPorts,
): Promise<SegmentProject> {
  const { projects, folders, memories, isPrivate } = ports;
  if (source.toLowerCase() === target.toLowerCase()) {
    throw new FeatureFailure({ code: 'invalid-input', params: { field: 'target' } });
  }
  const { generation } = projects;
  await projects.ready();
  const isHeld = isPrivate();
  const id = crypto.randomUUID();
  const requireGoingOn = () => {
    if (signal.aborted || generation !== projects.generation) {
      throw new FeatureFailure({ code: 'cancelled' });
    }
  };
  let name = '';
  try {
    const taken = await takeOriginal(id, from, ports);
    ({ name } = taken);
    const { assets, ocrData } = ports;
    const job = { from: taken.from, source, target, assets, ocrData };
    const segmented = await orCancelled(ports.examiner.ask('segments', job), signal);
    requireGoingOn();
    const into = await intoMemory().catch(() => null);
    requireGoingOn();
    await write(id, isHeld, segmented, {
      name,
      source,
      target,
      format: 'text' in from ? null : segmented.format,
      original: 'text' in from ? from.text : null,
      opened: new Date(ports.clock.date()).toISOString(),
      into: into?.id ?? null,
    });
    return (await projects.get(id)).facts();
  } catch (error) {
    folders.remove(id);
    throw openingFailure(error, name);
  }

  async function intoMemory() {
    // Private work leaves nothing behind.
    if (newMemory !== undefined && !isHeld) {
      return memories.workingMemory(source, target, newMemory);
    }
    const [first] = await memories.assignedTo(source, target);
    return first ?? null;
  }

  async function write(
    at: string,
    held: boolean,
    { units }: InspectionAnswer<'segments'>,
    facts: Pick<SegmentProject, 'name' | 'source' | 'target' | 'format' | 'opened' | 'into'> & {
      readonly original: string | null;
    },
  ): Promise<void> {
    const database = projects.create(at, held);
    try {
      database.migrate(PROJECT_TABLES);
      const { sqlite } = database;
      // One transaction: a crash leaves no half of a project.
      sqlite.exec('BEGIN IMMEDIATE');
      const counts = await writeUnits(sqlite, units);
      requireGoingOn();
      createProjectFacts(sqlite, at).write({
        ...facts,
        ...counts,
        threshold: DEFAULT_THRESHOLD,
        memories: null,
      });
      sqlite.exec('COMMIT');
    } catch (error) {
      database.close();
      throw error;
    }
    projects.add(at, database, held);
  }
}

/** Keeps the document that a project is made of; a ticket is used up, whatever comes of it. */
async function takeOriginal(
  id: string,
  from: From,
  { folders, files, originalOf }: OpenProjectPorts,
): Promise<{ readonly name: string; readonly from: JobFrom }> {
  if ('text' in from) return { name: from.name, from: { text: from.text } };
  if ('document' in from) {
    const kept = await originalOf(from.document);
    if (kept === null) throw new FeatureFailure({ code: 'file-gone', params: { name: '' } });
    const { name, path } = kept;
    return { name, from: { name, path: await keep(name, { path }) } };
  }
  const { ticket, name } = from;
  const file = files.take(ticket);
  if (file === null) throw new FeatureFailure({ code: 'file-gone', params: { name } });
  try {
    return { name, from: { name, path: await keep(name, file) } };
  } finally {
    await file.discard();
  }

  async function keep(called: string, file: OriginalFile) {
    try {
      return await folders.keepOriginal(id, file);
    } catch (error) {
      if (isDiskFull(error)) throw error;
      throw new FeatureFailure({ code: 'file-unreadable', params: { name: called } });
    }
  }
}

function openingFailure(error: unknown, name: string): unknown {
  if (error instanceof Refused) {
    return new FeatureFailure({ code: 'document-refused', params: { reason: error.reason, name } });
  }
  const storage = storageFailure(error);
  if (storage !== null) return new FeatureFailure(storage);
  if (!(error instanceof ExaminerFailed)) return error;
  if (error.reason === 'closed') return new FeatureFailure({ code: 'cancelled' });
  return new FeatureFailure({ code: 'file-unreadable', params: { name } });
}

import type { CheckedInput, Handlers } from '../../../preload/contract/api.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import { unpackUnits } from '../../engine/inspection/packed-units.ts';
import type { InspectionAnswer } from '../../engine/inspection/routes.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { readingFailure } from '../reading-failure.ts';
import { carryOver } from './carry-over.ts';
import type { DocumentVersions } from './document-versions.ts';
import type { EditedProject } from './edited-project.ts';
import { goingOn } from './going-on.ts';
import { withKeptCuts } from './kept-cuts.ts';
import { beginLong, commitLong } from './long-transaction.ts';
import { nextTurn } from './next-turn.ts';
import type { OpenProjectPorts } from './open-project.ts';
import { orCancelled } from './or-cancelled.ts';
import { createProjectFacts } from './project-facts.ts';
import type { KeptFile } from './project-list.ts';
import { PROJECT_TABLES } from './project-tables.ts';
import type { Database } from '../../system/database.ts';
import type { Taken } from './taken-original.ts';
import { originalFor, takeOriginal } from './taken-original.ts';
import { putTargetsOfFile } from './targets-of-file.ts';
import { writeUnits } from './units.ts';
import { readUpdate, updateFile } from './update-report.ts';

export interface UpdateSourcePorts extends OpenProjectPorts {
  readonly versions: DocumentVersions;
}

/** A file that an update puts in the place of another one. */
interface ComingFile {
  readonly earlier: string;
  readonly id: string;
  readonly here: Taken;
  readonly segmented: InspectionAnswer<'segments'>;
  /** State of the earlier one that this one was made from. */
  mark: string;
  /** In memory alone, where the project is; else it is opened when it takes its place. */
  held: Database | null;
}

interface Prepared {
  readonly id: string;
  readonly project: string;
  /** The file that the person asked for. */
  readonly file: string;
  readonly generation: number;
  readonly files: readonly ComingFile[];
}

type UpdateHandlers = Pick<
  Handlers,
  | 'segments.prepare-update'
  | 'segments.apply-update'
  | 'segments.drop-update'
  | 'segments.update-report'
  | 'segments.update-report-file'
  | 'segments.switch-version'
>;

/** A new version of a document in the place of the old one. */
export function createUpdateHandlers(ports: UpdateSourcePorts): UpdateHandlers {
  const { projects, folders, clock } = ports;
  let prepared: Prepared | null = null;

  const { projectOf, ofDocument, quiet } = ports.versions;

  /** Gives up what was prepared: the project is as it was. */
  const give = () => {
    const given = prepared;
    prepared = null;
    if (given === null) return;
    for (const { held } of given.files) held?.close();
    if (given.generation === projects.generation) {
      remove(
        given.project,
        given.files.map(({ id }) => id),
      );
    }
  };
  const remove = (project: string, ids: readonly string[]) => {
    for (const id of ids) folders.remove(id);
    const now = projects.list.get(project);
    if (now === null) return;
    projects.list.put({ ...now, coming: now.coming.filter((id) => !ids.includes(id)) });
  };

  /** Writes a new version with all that the old one, as it is now, has of it; in one transaction. */
  async function write(
    coming: Pick<ComingFile, 'earlier' | 'id' | 'here' | 'segmented'>,
    isHeld: boolean,
    signal: AbortSignal,
  ): Promise<Pick<ComingFile, 'mark' | 'held'>> {
    const { id, earlier, here, segmented } = coming;
    const requireGoingOn = goingOn(projects, signal);
    return projects.use(earlier, async (before) => {
      const facts = before.facts();
      const pause = async () => {
        await nextTurn();
        requireGoingOn();
        if (before.ending.aborted) throw new FeatureFailure({ code: 'cancelled' });
      };
      const mark = markOf(before);
      if (!isHeld) folders.removeDatabase(id);
      const database = projects.create(id, isHeld);
      try {
        database.migrate(PROJECT_TABLES);
        const { sqlite } = database;
        const now = clock.date();
        const opened = new Date(now).toISOString();
        const fresh = await unpackUnits(segmented.units, pause);
        beginLong(database);
        const units = await withKeptCuts(fresh, before.store, pause);
        const counts = await writeUnits(sqlite, units);
        requireGoingOn();
        createProjectFacts(sqlite, id).write({
          name: here.name,
          source: facts.source,
          target: facts.target,
          format: segmented.format,
          original: null,
          opened,
          into: facts.into,
          ...counts,
          threshold: facts.threshold,
          memories: facts.memories,
        });
        await putTargetsOfFile(sqlite, units, opened);
        await carryOver({ ...before.store, facts }, sqlite, here.name, now, pause);
        await commitLong(database);
        if (isHeld) return { mark, held: database };
      } catch (error) {
        database.close();
        throw error;
      }
      database.close();
      return { mark, held: null };
    });
  }

  async function prepare(
    { id: file, ticket, name }: CheckedInput<'segments.prepare-update'>,
    signal: AbortSignal,
  ): Promise<Prepared> {
    await projects.ready();
    give();
    const requireGoingOn = goingOn(projects, signal);
    const project = projectOf(file);
    const earlier = ofDocument(project, file);
    const ids = earlier.map(() => crypto.randomUUID());
    const [first] = ids;
    if (first === undefined) throw new FeatureFailure({ code: 'not-found' });
    // Known before it is written: a crash leaves nothing of it.
    projects.list.put({ ...project, coming: [...project.coming, ...ids] });
    const files: ComingFile[] = [];
    try {
      const taken = await takeOriginal(first, { ticket, name }, ports);
      for (const [index, old] of earlier.entries()) {
        const id = ids[index] ?? first;
        const here = await originalFor(id, first, taken, ports);
        requireGoingOn();
        const { assets, ocrData } = ports;
        const languages = { source: project.source, target: old.target };
        const packFolders = [...ports.packFolders];
        const job = { from: here.from, ...languages, assets, ocrData, packFolders };
        const segmented = await orCancelled(ports.examiner.ask('segments', job), signal);
        requireGoingOn();
        await requireFormat(old.id, segmented.format, name);
        const coming = { earlier: old.id, id, here, segmented };
        files.push({ ...coming, ...(await write(coming, project.isHeld, signal)) });
      }
      requireGoingOn();
    } catch (error) {
      for (const { held } of files) held?.close();
      remove(project.id, ids);
      throw readingFailure(error, name);
    }
    const { generation } = projects;
    return { id: crypto.randomUUID(), project: project.id, file, generation, files };
  }

  async function requireFormat(file: string, format: string | null, name: string): Promise<void> {
    const kept = await projects.use(file, (old) => Promise.resolve(old.facts().format));
    if ((kept ?? 'txt') === (format ?? 'txt')) return;
    const params = { reason: 'format', name, format: kept ?? 'txt' };
    throw new FeatureFailure({ code: 'update-refused', params });
  }

  async function apply(update: Prepared, signal: AbortSignal): Promise<SegmentProject> {
    for (const file of update.files) {
      // What was written since the report is taken over, too.
      while (markOf(await quiet(file.earlier)) !== file.mark) {
        file.held?.close();
        const project = projectOf(file.earlier);
        Object.assign(file, await write(file, project.isHeld, signal));
      }
    }
    const marks = await Promise.all(update.files.map(({ earlier }) => quiet(earlier)));
    if (marks.some((file, at) => markOf(file) !== update.files[at]?.mark)) {
      return apply(update, signal);
    }
    goingOn(projects, signal)();
    const project = projectOf(update.file);
    const place = new Map(update.files.map((file) => [file.earlier, file]));
    const files = project.files.map((kept): KeptFile => {
      const coming = place.get(kept.id);
      if (coming === undefined) return kept;
      return { ...kept, id: coming.id, other: { id: kept.id, isNewer: false } };
    });
    const ids = new Set(update.files.map(({ id }) => id));
    const coming = project.coming.filter((id) => !ids.has(id));
    // All targets at once, in one write: a crash leaves the old version or the new one.
    projects.list.put({ ...project, files, coming });
    prepared = null;
    for (const { id, held, earlier } of update.files) {
      projects.add(id, held ?? projects.create(id, false), held !== null);
      projects.release(earlier);
      const { other } = project.files.find((file) => file.id === earlier) ?? {};
      if (other !== undefined) projects.discard(other.id);
    }
    const file = place.get(update.file)?.id ?? '';
    return (await projects.get(file)).facts();
  }

  const waiting = (id: string): Prepared => {
    if (prepared?.id !== id || prepared.generation !== projects.generation) {
      throw new FeatureFailure({ code: 'not-found' });
    }
    return prepared;
  };
  /** Reads the database of a file, or of the update that waits under this id. */
  const reading = async <T>(id: string, read: (sqlite: Database['sqlite']) => T): Promise<T> => {
    if (prepared?.id !== id)
      return projects.use(id, (file) => Promise.resolve(read(file.store.sqlite)));
    const { files, file } = waiting(id);
    const coming = files.find(({ earlier }) => earlier === file);
    if (coming === undefined) throw new FeatureFailure({ code: 'not-found' });
    if (coming.held !== null) return read(coming.held.sqlite);
    const database = folders.open(coming.id);
    try {
      return read(database.sqlite);
    } finally {
      database.close();
    }
  };

  return {
    'segments.prepare-update': async (input, { signal }) => {
      const made = await prepare(input, signal);
      prepared = made;
      const report = await reading(made.id, readUpdate);
      if (report === null) throw new FeatureFailure({ code: 'internal' });
      return { update: made.id, report };
    },
    'segments.apply-update': async ({ update }, { signal }) => apply(waiting(update), signal),
    'segments.drop-update': ({ update }) => {
      if (prepared?.id === update) give();
      return null;
    },
    'segments.update-report': ({ id }) => reading(id, readUpdate),
    'segments.update-report-file': async ({ id, format, words }) => {
      const file = await reading(id, (sqlite) => updateFile(sqlite, format, words));
      if (file === null) throw new FeatureFailure({ code: 'not-found' });
      return file;
    },
    'segments.switch-version': ({ id }) => ports.versions.change(id),
  };
}

/** Says whether a file is still as it was: whatever writes into it makes or marks a step. */
function markOf({ store: { sqlite } }: EditedProject): string {
  return JSON.stringify(
    sqlite
      .prepare(
        `SELECT (SELECT max(number) FROM step) AS last, (SELECT max(at) FROM step) AS at,
           (SELECT sum(undone) FROM step) AS undone, (SELECT max(turning) FROM step) AS turning,
           (SELECT max(number) FROM version) AS version,
           (SELECT count(*) FROM ignored_finding) AS ignored,
           (SELECT propagation || glossaries || coalesce(memories, '') FROM project) AS settings`,
      )
      .get(),
  );
}

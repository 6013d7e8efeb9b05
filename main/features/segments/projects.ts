import type {
  ProjectWork,
  TranslationProject,
} from '../../../preload/contract/segment-projects.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import type { Clock } from '../../client/clock.ts';
import type { Database } from '../../system/database.ts';
import { NewerDatabase, openDatabase } from '../../system/database.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import type { Log } from '../../system/log.ts';
import type { SegmentFolders } from '../../system/segment-folders.ts';
import type { Troubles } from '../troubles.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { EditedProject, FileInProject } from './edited-project.ts';
import { createEditedProject } from './edited-project.ts';
import { holdInMemory } from './hold-in-memory.ts';
import type { KeptProject, ProjectList } from './project-list.ts';
import { openProjectList, projectOfOne, versionsIn } from './project-list.ts';
import { salvageProject } from './salvage-project.ts';
import { nextTurn } from './next-turn.ts';

/** All projects of the segment editor, and their files. */
export interface SegmentProjects {
  readonly list: ProjectList;
  /** The newest first. */
  watch(signal: AbortSignal): AsyncGenerator<readonly TranslationProject[], void, undefined>;
  /** One of them with its files. Throws not-found. */
  project(id: string): TranslationProject;
  /** What is kept is known. */
  ready(): Promise<void>;
  /** Opens a file where it is not. Rejects with not-found. */
  get(id: string): Promise<EditedProject>;
  /** Works on a file, which is closed again afterwards where nobody else has opened it. */
  use<T>(id: string, work: (file: EditedProject) => Promise<T>): Promise<T>;
  /** Changes what a project keeps; its open files hear of it. */
  keep(project: KeptProject): void;
  /** Tells what is done to a project; null: nothing any more. */
  setWork(id: string, work: ProjectWork | null): void;
  /** Counts wipes and the beginnings of private mode: what began before one must not go on. */
  readonly generation: number;
  /** Where a new file is written; `isHeld` keeps it in memory alone. */
  create(id: string, isHeld: boolean): Database;
  /** Takes a new file in, once it is written. */
  add(id: string, database: Database, isHeld: boolean): EditedProject;
  /** Closes a version of a file that another one has replaced. */
  release(id: string): void;
  /** Deletes a version of a file that its project does not name any more. */
  discard(id: string): void;
  /** Deletes a file, and its project with the last one. */
  remove(id: string): Promise<void>;
  /** Deletes a project with all its files. */
  removeProject(id: string): Promise<void>;
  /** Deletes all of them. */
  forget(): void;
  /** Takes all of them off the disk and goes on in memory. */
  purgeFromDisk(): void;
  close(): void;
}

export interface SegmentProjectsPorts {
  readonly folders: SegmentFolders;
  readonly clock: Pick<Clock, 'sleep'>;
  /** Told of each project that is opened. */
  readonly onOpen: (project: EditedProject) => void;
  readonly log: Log;
  readonly tell: Troubles['tell'];
}

/** How often those who watch the list hear of changes at most. */
const PAUSE_MS = 100;

export function createSegmentProjects(ports: SegmentProjectsPorts): SegmentProjects {
  const { folders, clock, log } = ports;
  const known = new Map<string, SegmentProject>();
  const open = new Map<string, EditedProject>();
  const list = openProjectList(folders);
  const works = new Map<string, ProjectWork>();
  /** Files that are open for a work alone. */
  const borrowed = new Set<string>();
  const changes: Observable<number> = createObservable(0);
  let loading: Promise<void> | null = null;
  let generation = 0;

  const tell = () => changes.set(changes.value + 1);
  const inProject = (id: string): FileInProject => {
    const [project, settings] = [list.projectOf(id), list.settingsOf(id)];
    const kept = project?.files.find((file) => versionsIn([file]).includes(id));
    if (project === null || settings === null || kept === undefined) {
      throw new FeatureFailure({ code: 'not-found' });
    }
    const { document, other } = kept;
    const isOtherNewer = other?.isNewer === (id === kept.id);
    const otherVersion = other === undefined ? null : isOtherNewer ? 'later' : 'earlier';
    return { ...settings, project: project.id, document, own: list.ownOf(id), otherVersion };
  };
  const viewOf = ({ id, name, earlierName, opened, source, targets, files }: KeptProject) => ({
    id,
    name,
    ...(earlierName !== undefined && { earlierName }),
    opened,
    source,
    targets,
    files: files.flatMap((file) => {
      const facts = known.get(file.id);
      return facts === undefined ? [] : [{ ...facts, ...inProject(file.id) }];
    }),
    work: works.get(id) ?? null,
  });
  const views = (): readonly TranslationProject[] =>
    list
      .all()
      .map(viewOf)
      .sort((a, b) => (a.opened < b.opened ? 1 : -1));
  const take = (id: string, database: Database, isHeld: boolean): EditedProject => {
    const project = createEditedProject({
      id,
      database,
      isHeld,
      clock,
      inProject: () => inProject(id),
      onChange() {
        known.set(id, project.facts());
        tell();
      },
    });
    open.set(id, project);
    ports.onOpen(project);
    return project;
  };
  /** Reads what is kept, with pauses: there may be many projects. */
  const load = async () => {
    const mine = generation;
    readList();
    removeComing();
    for (const id of folders.list()) {
      await nextTurn();
      if (mine !== generation) return;
      if (!known.has(id)) readKept(id);
    }
    // What was being added when the program was killed never came to be.
    for (const project of list.all()) {
      const files = project.files
        .filter(({ id }) => known.has(id))
        .map(({ other, ...file }) =>
          other === undefined || !known.has(other.id) ? file : { ...file, other },
        );
      if (versionsIn(files).length < versionsIn(project.files).length) {
        list.put({ ...project, files });
      }
    }
    tell();
  };
  /** What an update was about to put in is made anew by the next one. */
  const removeComing = () => {
    for (const project of list.all()) {
      if (project.coming.length === 0) continue;
      for (const id of project.coming) folders.remove(id);
      list.put({ ...project, coming: [] });
    }
  };
  const readList = () => {
    try {
      list.read();
    } catch (error) {
      if (error instanceof NewerDatabase) {
        ports.tell({ kind: 'newer', what: 'project', file: 'segments/projects.sqlite' });
      }
      log.write('segments.unreadable', { error: error instanceof Error ? error.name : 'unknown' });
    }
  };
  const salvaged = (id: string, backup: string, database: Database): number => {
    try {
      return salvageProject(folders.salvage(id, backup), database.sqlite);
    } catch (error) {
      log.write('segments.not-salvaged', { error: error instanceof Error ? error.name : '' });
      return 0;
    }
  };
  const readKept = (id: string) => {
    try {
      // An original without a project was left behind by a crash.
      if (!folders.has(id)) {
        folders.remove(id);
        return;
      }
      const database = folders.open(id);
      const project = createEditedProject({
        id,
        database,
        isHeld: false,
        clock,
        inProject: () => inProject(id),
        onChange: () => undefined,
      });
      const { setAside } = database;
      const saved = setAside === null ? 0 : salvaged(id, setAside.backup, database);
      const stored = project.store.facts.read();
      // One of an earlier version, or one whose project is lost, is a project of its own.
      if (stored !== null && list.projectOf(id) === null) {
        list.put(projectOfOne(crypto.randomUUID(), stored, false));
      }
      const facts = stored === null ? null : project.facts();
      const isOwing = facts !== null && project.store.outgoing.next(1).length > 0;
      project.close();
      // What was confirmed before the end of the program is still to be stored.
      if (isOwing) take(id, folders.open(id), false);
      if (facts !== null) known.set(id, facts);
      else if (setAside === null) folders.remove(id);
      if (setAside !== null) {
        log.write('segments.set-aside', { ...setAside });
        const { backup } = setAside;
        ports.tell({
          kind: 'set-aside',
          what: 'project',
          backup: `segments/${id}/${backup}`,
          saved,
        });
      }
    } catch (error) {
      if (error instanceof NewerDatabase) {
        ports.tell({ kind: 'newer', what: 'project', file: `segments/${id}` });
      }
      log.write('segments.unreadable', { error: error instanceof Error ? error.name : 'unknown' });
    }
  };
  const loaded = () => (loading ??= load());

  const get = async (id: string): Promise<EditedProject> => {
    await loaded();
    borrowed.delete(id);
    const file = open.get(id);
    if (file !== undefined) return file;
    if (!known.has(id)) throw new FeatureFailure({ code: 'not-found' });
    return take(id, folders.open(id), false);
  };
  const drop = (id: string) => {
    if (!known.delete(id)) throw new FeatureFailure({ code: 'not-found' });
    open.get(id)?.close();
    open.delete(id);
    folders.remove(id);
  };

  return {
    list,
    get generation() {
      return generation;
    },
    ready: loaded,
    async *watch(signal) {
      await loaded();
      for await (const _ of changes.watch(signal)) {
        yield views();
        // Quick work in a project of many files is told now and then.
        await clock.sleep(PAUSE_MS, signal).catch(() => undefined);
      }
    },
    project(id) {
      const kept = list.get(id);
      if (kept === null) throw new FeatureFailure({ code: 'not-found' });
      return viewOf(kept);
    },
    get,
    async use(id, work) {
      await loaded();
      const isOurs = !open.has(id);
      const file = await get(id);
      if (isOurs) borrowed.add(id);
      try {
        return await work(file);
      } finally {
        // One that is held in memory lives by being open.
        if (borrowed.delete(id) && open.get(id) === file && !file.isHeld) {
          file.close();
          open.delete(id);
        }
      }
    },
    keep(project) {
      list.put(project);
      for (const { id } of project.files) open.get(id)?.changed([]);
      tell();
    },
    setWork(id, work) {
      if (work === null) works.delete(id);
      else works.set(id, work);
      tell();
    },
    create: (id, isHeld) => (isHeld ? openDatabase(':memory:') : folders.open(id)),
    add(id, database, isHeld) {
      const project = take(id, database, isHeld);
      project.changed(null);
      return project;
    },
    release(id) {
      const file = open.get(id);
      // One that is held in memory lives by being open.
      if (file === undefined || file.isHeld) return;
      file.close();
      open.delete(id);
    },
    discard: drop,
    async remove(id) {
      await loaded();
      const project = list.projectOf(id);
      const other = project?.files.find((file) => file.id === id)?.other;
      drop(id);
      if (other !== undefined && known.has(other.id)) drop(other.id);
      const files = project?.files.filter((file) => file.id !== id) ?? [];
      if (project !== null && files.length === 0) list.remove(project.id);
      else if (project !== null) list.put({ ...project, files });
      tell();
    },
    async removeProject(id) {
      await loaded();
      const project = list.get(id);
      if (project === null) throw new FeatureFailure({ code: 'not-found' });
      for (const file of versionsIn(project.files)) if (known.has(file)) drop(file);
      list.remove(id);
      tell();
    },
    forget() {
      generation += 1;
      for (const project of open.values()) project.close();
      open.clear();
      known.clear();
      works.clear();
      borrowed.clear();
      list.forget();
      for (const id of folders.list()) folders.remove(id);
      tell();
    },
    purgeFromDisk() {
      generation += 1;
      if (loading === null) readList();
      removeComing();
      for (const id of folders.list()) {
        if (!folders.has(id)) continue;
        if (!known.has(id)) readKept(id);
        if (!known.has(id)) continue;
        const project = open.get(id) ?? take(id, folders.open(id), false);
        if (project.isHeld) continue;
        project.moveTo(holdInMemory(project.store.sqlite));
        folders.removeDatabase(id);
      }
      list.purgeFromDisk();
      loading = Promise.resolve();
      tell();
    },
    close() {
      const held = [...open.values()].filter((project) => project.isHeld);
      for (const project of open.values()) project.close();
      // Nothing on the disk says any more what these originals are.
      for (const { id } of held) folders.remove(id);
      list.close();
    },
  };
}

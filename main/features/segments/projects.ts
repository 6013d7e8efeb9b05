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
import type { EditedProject } from './edited-project.ts';
import { createEditedProject } from './edited-project.ts';
import { holdInMemory } from './hold-in-memory.ts';
import { salvageProject } from './salvage-project.ts';
import { nextTurn } from './next-turn.ts';

/** All projects of the segment editor. */
export interface SegmentProjects {
  /** The newest first. */
  watch(signal: AbortSignal): AsyncGenerator<readonly SegmentProject[], void, undefined>;
  /** What is kept is known. */
  ready(): Promise<void>;
  /** Opens a project where it is not. Rejects with not-found. */
  get(id: string): Promise<EditedProject>;
  /** Counts wipes and the beginnings of private mode: what began before one must not go on. */
  readonly generation: number;
  /** Where a new project is written; `isHeld` keeps it in memory alone. */
  create(id: string, isHeld: boolean): Database;
  /** Takes a new project in, once it is written. */
  add(id: string, database: Database, isHeld: boolean): EditedProject;
  /** Deletes a project. */
  remove(id: string): Promise<void>;
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

export function createSegmentProjects(ports: SegmentProjectsPorts): SegmentProjects {
  const { folders, clock, log } = ports;
  const known = new Map<string, SegmentProject>();
  const open = new Map<string, EditedProject>();
  const list: Observable<readonly SegmentProject[]> = createObservable([]);
  let loading: Promise<void> | null = null;
  let generation = 0;

  const tell = () => list.set([...known.values()].sort((a, b) => (a.opened < b.opened ? 1 : -1)));
  const take = (id: string, database: Database, isHeld: boolean): EditedProject => {
    const project = createEditedProject({
      id,
      database,
      isHeld,
      clock,
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
    for (const id of folders.list()) {
      await nextTurn();
      if (mine !== generation) return;
      if (!known.has(id)) readKept(id);
    }
    tell();
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
        onChange: () => undefined,
      });
      const { setAside } = database;
      const saved = setAside === null ? 0 : salvaged(id, setAside.backup, database);
      const facts = project.store.facts.read();
      const isOwing = facts !== null && project.store.outgoing.next() !== null;
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

  return {
    get generation() {
      return generation;
    },
    ready: loaded,
    async *watch(signal) {
      await loaded();
      yield* list.watch(signal);
    },
    async get(id) {
      await loaded();
      const project = open.get(id);
      if (project !== undefined) return project;
      if (!known.has(id)) throw new FeatureFailure({ code: 'not-found' });
      return take(id, folders.open(id), false);
    },
    create: (id, isHeld) => (isHeld ? openDatabase(':memory:') : folders.open(id)),
    add(id, database, isHeld) {
      const project = take(id, database, isHeld);
      project.changed(null);
      return project;
    },
    async remove(id) {
      await loaded();
      if (!known.delete(id)) throw new FeatureFailure({ code: 'not-found' });
      open.get(id)?.close();
      open.delete(id);
      folders.remove(id);
      tell();
    },
    forget() {
      generation += 1;
      for (const project of open.values()) project.close();
      open.clear();
      known.clear();
      for (const id of folders.list()) folders.remove(id);
      tell();
    },
    purgeFromDisk() {
      generation += 1;
      for (const id of folders.list()) {
        if (!folders.has(id)) continue;
        if (!known.has(id)) readKept(id);
        if (!known.has(id)) continue;
        const project = open.get(id) ?? take(id, folders.open(id), false);
        if (project.isHeld) continue;
        project.moveTo(holdInMemory(project.store.sqlite));
        folders.removeDatabase(id);
      }
      loading = Promise.resolve();
      tell();
    },
    close() {
      const held = [...open.values()].filter((project) => project.isHeld);
      for (const project of open.values()) project.close();
      // Nothing on the disk says any more what these originals are.
      for (const { id } of held) folders.remove(id);
    },
  };
}

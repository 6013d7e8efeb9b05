import { z } from 'zod';
import type { CheckedInput } from '../../../preload/contract/api.ts';
import { DEFAULT_THRESHOLD } from '../../../preload/contract/limits.ts';
import { DEFAULT_QA_PROFILE } from '../../../preload/contract/qa-checks.ts';
import type { SharedSetting } from '../../../preload/contract/segments.ts';
import { ServiceMemory } from '../../../preload/contract/segments.ts';
import type { Database } from '../../system/database.ts';
import type { SegmentFolders } from '../../system/segment-folders.ts';
import type { StoredFile } from './project-facts.ts';

const Ids = z.array(z.string()).readonly();
const Settings = z.object({
  into: z.string().nullable(),
  threshold: z.int().min(0).max(100),
  memories: Ids.nullable(),
  glossaries: Ids,
  styleRule: z.string().nullable(),
  instructions: Ids,
  qaProfile: z.string(),
  blocksExport: z.boolean().default(false),
});
/** By connection. */
const ServiceMemories = z.record(z.string(), ServiceMemory);
/** Settings as one file uses them. */
export interface FileSettings extends z.output<typeof Settings> {
  /** Without it the file's own store says. */
  readonly serviceMemories?: z.output<typeof ServiceMemories>;
}

/** Settings of a project. Memories and style rules are for one language, so they are chosen by target. */
const Shared = Settings.omit({ into: true, styleRule: true, memories: true }).extend({
  into: z.record(z.string(), z.string().nullable()),
  styleRule: z.record(z.string(), z.string().nullable()),
  memories: z.record(z.string(), Ids.nullable()),
  serviceMemories: z.record(z.string(), ServiceMemories).default({}),
});
/** Only what is a file's own. */
const Own = z.object({
  into: Settings.shape.into.exactOptional(),
  threshold: Settings.shape.threshold.exactOptional(),
  memories: Settings.shape.memories.exactOptional(),
  glossaries: Settings.shape.glossaries.exactOptional(),
  styleRule: Settings.shape.styleRule.exactOptional(),
  instructions: Settings.shape.instructions.exactOptional(),
  qaProfile: Settings.shape.qaProfile.exactOptional(),
  blocksExport: z.boolean().exactOptional(),
  serviceMemories: ServiceMemories.exactOptional(),
});
const KeptFile = z.object({
  id: z.string(),
  document: z.string(),
  target: z.string(),
  own: Own,
  /** The version of the document that an update replaced, or that was put back for an earlier one. */
  other: z
    .object({
      id: z.string(),
      isNewer: z.boolean(),
      /** Steps that had been made in this one when it took the place of the other. */
      made: z.int().exactOptional(),
    })
    .exactOptional(),
});
/** Projects of the first version had the same memories for all targets. */
const KeptAtFirst = z.looseObject({
  targets: z.array(z.string()),
  shared: z.looseObject({ memories: Ids.nullable() }),
});
const Kept = z.object({
  name: z.string(),
  /** Before the last renaming. */
  earlierName: z.string().exactOptional(),
  source: z.string(),
  targets: z.array(z.string()),
  opened: z.string(),
  shared: Shared,
  files: z.array(KeptFile),
  /** Ids of files that an update is about to put in; after a crash they never came to be. */
  coming: z.array(z.string()).default([]),
});

export type KeptFile = z.output<typeof KeptFile>;
/** A project without what its files say of themselves. */
export interface KeptProject extends z.output<typeof Kept> {
  readonly id: string;
  /** Only in memory. */
  readonly isHeld: boolean;
}

/** Which files belong to which project, and the settings that they share. */
export interface ProjectList {
  /** Reads what is kept. Throws where it cannot be read; then projects are kept in memory alone. */
  read(): void;
  all(): readonly KeptProject[];
  get(id: string): KeptProject | null;
  /** By a file, or the other version of one. */
  projectOf(file: string): KeptProject | null;
  /** Whether it is a file of a project, and no other version of one. */
  isCurrent(file: string): boolean;
  /** Adds or replaces one; it is on the disk when this returns, unless it is held in memory. */
  put(project: KeptProject): void;
  remove(id: string): void;
  settingsOf(file: string): FileSettings | null;
  /** Names of the settings that a file has for itself. */
  ownOf(file: string): readonly SharedSetting[];
  /** Steps of the last replacement, by file: they are undone together, after a restart, too. */
  replaced(): ReadonlyMap<string, number>;
  addReplaced(file: string, step: number): void;
  forgetReplaced(): void;
  /** Goes on in memory alone. */
  purgeFromDisk(): void;
  /** Deletes all. */
  forget(): void;
  close(): void;
}

const TABLES = [
  `CREATE TABLE project (id TEXT PRIMARY KEY, kept TEXT NOT NULL) STRICT`,
  `-- Steps of the last replacement.
   CREATE TABLE replaced (file TEXT PRIMARY KEY, step INTEGER NOT NULL) STRICT`,
];

export function openProjectList(
  folders: Pick<SegmentFolders, 'hasList' | 'openList' | 'removeList'>,
): ProjectList {
  const projects = new Map<string, KeptProject>();
  /** Project by file. */
  const homes = new Map<string, string>();
  const replaced = new Map<string, number>();
  let database: Database | null = null;
  let isReadable = true;
  const opened = () => {
    if (database !== null) return database.sqlite;
    database = folders.openList();
    database.migrate(TABLES);
    return database.sqlite;
  };
  const take = (project: KeptProject) => {
    for (const id of versionsIn(projects.get(project.id)?.files ?? [])) homes.delete(id);
    projects.set(project.id, project);
    for (const id of versionsIn(project.files)) homes.set(id, project.id);
  };
  const projectOf = (file: string) => projects.get(homes.get(file) ?? '') ?? null;
  const fileOf = (file: string) =>
    projectOf(file)?.files.find(({ id, other }) => id === file || other?.id === file) ?? null;
  const closeDatabase = () => {
    database?.close();
    database = null;
  };

  return {
    read() {
      if (!folders.hasList()) return;
      try {
        for (const { id, kept } of opened().prepare('SELECT id, kept FROM project').all()) {
          const read = readKept(kept);
          // Files of a damaged one become projects of one file each.
          if (read !== null) take({ ...read, id: String(id), isHeld: false });
        }
        for (const { file, step } of opened().prepare('SELECT * FROM replaced').all()) {
          replaced.set(String(file), Number(step));
        }
      } catch (error) {
        isReadable = false;
        throw error;
      }
    },
    all: () => [...projects.values()],
    get: (id) => projects.get(id) ?? null,
    projectOf,
    isCurrent: (file) => fileOf(file)?.id === file,
    put(project) {
      take(project);
      if (project.isHeld || !isReadable) return;
      const { id, isHeld: _, ...kept } = project;
      opened()
        .prepare('INSERT OR REPLACE INTO project (id, kept) VALUES (?, ?)')
        .run(id, JSON.stringify(kept));
    },
    remove(id) {
      const project = projects.get(id);
      if (project === undefined) return;
      for (const file of versionsIn(project.files)) homes.delete(file);
      projects.delete(id);
      if (!project.isHeld && isReadable)
        opened().prepare('DELETE FROM project WHERE id = ?').run(id);
    },
    settingsOf(file) {
      const [project, kept] = [projectOf(file), fileOf(file)];
      if (project === null || kept === null) return null;
      const { into, styleRule, memories, serviceMemories, ...shared } = project.shared;
      const ofService = serviceMemories[kept.target];
      return {
        ...shared,
        into: into[kept.target] ?? null,
        styleRule: styleRule[kept.target] ?? null,
        memories: memories[kept.target] ?? null,
        ...(ofService !== undefined && { serviceMemories: ofService }),
        ...kept.own,
      };
    },
    ownOf: (file) => Object.keys(fileOf(file)?.own ?? {}) as SharedSetting[],
    replaced: () => replaced,
    addReplaced(file, step) {
      replaced.set(file, step);
      if (projectOf(file)?.isHeld !== false || !isReadable) return;
      opened()
        .prepare('INSERT OR REPLACE INTO replaced (file, step) VALUES (?, ?)')
        .run(file, step);
    },
    forgetReplaced() {
      replaced.clear();
      if (isReadable && folders.hasList()) opened().exec('DELETE FROM replaced');
    },
    purgeFromDisk() {
      for (const [id, project] of projects) projects.set(id, { ...project, isHeld: true });
      closeDatabase();
      isReadable = true;
      folders.removeList();
    },
    forget() {
      projects.clear();
      homes.clear();
      replaced.clear();
      closeDatabase();
      isReadable = true;
      folders.removeList();
    },
    close: closeDatabase,
  };
}

/** Ids of files with their other versions. */
export const versionsIn = (files: readonly KeptFile[]): readonly string[] =>
  files.flatMap(({ id, other }) => (other === undefined ? [id] : [id, other.id]));

/** A project around one file. */
export function projectOfOne(
  id: string,
  { id: file, name, source, target, opened, ...settings }: StoredFile,
  isHeld: boolean,
): KeptProject {
  const { into, threshold, memories, glossaries } = settings;
  return {
    ...emptyProject(id, { name, source, targets: [target], opened }, isHeld),
    shared: {
      ...NO_SETTINGS,
      threshold,
      glossaries,
      into: { [target]: into },
      memories: { [target]: memories },
    },
    files: [{ id: file, document: file, target, own: {} }],
  };
}

const NO_SETTINGS: KeptProject['shared'] = {
  into: {},
  threshold: DEFAULT_THRESHOLD,
  memories: {},
  serviceMemories: {},
  glossaries: [],
  styleRule: {},
  instructions: [],
  qaProfile: DEFAULT_QA_PROFILE,
  blocksExport: false,
};

/** A project without files. */
export const emptyProject = (
  id: string,
  facts: Pick<KeptProject, 'name' | 'source' | 'targets' | 'opened'>,
  isHeld: boolean,
): KeptProject => ({ id, ...facts, shared: NO_SETTINGS, files: [], coming: [], isHeld });

/** A project with settings changed: for one file, or for all that have none of their own. */
export function withSettings(
  project: KeptProject,
  file: string,
  settings: Readonly<Record<string, unknown>>,
  scope: 'file' | 'project',
): KeptProject {
  // Others are the file's alone.
  const change = Own.parse(settings);
  const target = project.files.find(({ id }) => id === file)?.target ?? '';
  // Of a single file everything is the project's.
  if (scope === 'file' && project.files.length > 1) {
    return withFile(project, file, (kept) => ({ ...kept, own: { ...kept.own, ...change } }));
  }
  const { into, styleRule, memories, serviceMemories, ...rest } = change;
  const before = project.shared;
  const shared: KeptProject['shared'] = {
    ...before,
    ...rest,
    ...(into !== undefined && { into: { ...before.into, [target]: into } }),
    ...(styleRule !== undefined && { styleRule: { ...before.styleRule, [target]: styleRule } }),
    ...(memories !== undefined && { memories: { ...before.memories, [target]: memories } }),
    ...(serviceMemories !== undefined && {
      serviceMemories: { ...before.serviceMemories, [target]: serviceMemories },
    }),
  };
  return withFile({ ...project, shared }, file, (kept) => withoutOwn(kept, Object.keys(change)));
}

/** The memories of services that a file uses after one of them was chosen, or none for a connection. */
export function withServiceMemory(
  { serviceMemories }: Pick<FileSettings, 'serviceMemories'>,
  { connection, memory }: NonNullable<CheckedInput<'segments.settings'>['serviceMemory']>,
): NonNullable<FileSettings['serviceMemories']> {
  const { [connection]: _, ...others } = serviceMemories ?? {};
  return memory === null ? others : { ...others, [connection]: memory };
}

/** A file that has these settings from its project again. */
export function withoutOwn(kept: KeptFile, settings: readonly string[]): KeptFile {
  const freed = new Set(settings);
  const own = Object.fromEntries(Object.entries(kept.own).filter(([name]) => !freed.has(name)));
  return { ...kept, own };
}

/** A project with one of its files changed. */
export const withFile = (
  project: KeptProject,
  file: string,
  change: (kept: KeptFile) => KeptFile,
): KeptProject => ({
  ...project,
  files: project.files.map((kept) => (kept.id === file ? change(kept) : kept)),
});

function readKept(kept: unknown): z.output<typeof Kept> | null {
  try {
    const read: unknown = JSON.parse(String(kept));
    const first = KeptAtFirst.safeParse(read);
    if (!first.success) return Kept.parse(read);
    const { targets, shared } = first.data;
    const memories = Object.fromEntries(targets.map((target) => [target, shared.memories]));
    return Kept.parse({ ...first.data, shared: { ...shared, memories } });
  } catch {
    return null;
  }
}

import { z } from 'zod';
import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import { PROPAGATIONS, ServiceMemory } from '../../../preload/contract/segments.ts';
import type { Database } from '../../system/database.ts';
import { prepareRows } from './prepare-rows.ts';

const Kept = z.object({
  name: z.string(),
  format: z.string().nullable(),
  source: z.string(),
  target: z.string(),
  segments: z.int(),
  confirmed: z.int(),
  characters: z.int(),
  opened: z.string(),
  into_memory: z.string().nullable(),
  threshold: z.int(),
  memories: z.string().nullable(),
  glossaries: z.string(),
  propagation: z.enum(PROPAGATIONS).catch('identical'),
});
const Ids = z.array(z.string());

/** Damage costs the choice alone, not the project. */
function readIds(kept: string): string[] | null {
  try {
    return Ids.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** A damaged choice is none. */
function readMemory(kept: unknown): ServiceMemory | null {
  try {
    return ServiceMemory.parse(JSON.parse(String(kept)));
  } catch {
    return null;
  }
}

/** What a file keeps of itself; its project adds the rest. */
export type StoredFile = Omit<
  SegmentProject,
  | 'project'
  | 'document'
  | 'own'
  | 'styleRule'
  | 'instructions'
  | 'qaProfile'
  | 'blocksExport'
  | 'words'
  | 'confirmedWords'
  | 'otherVersion'
>;

export interface NewFacts extends Omit<
  StoredFile,
  'id' | 'confirmed' | 'glossaries' | 'serviceMemories' | 'propagation'
> {
  /** Of a plain text; null of a document. */
  readonly original: string | null;
}

/** What is kept of a project as a whole. */
export interface ProjectFacts {
  /** null in a file that was never finished. */
  read(): StoredFile | null;
  write(facts: NewFacts): void;
  change(settings: Omit<CheckedInput<'segments.settings'>, 'id' | 'scope'>): void;
  /** The plain text that it is made of; null of a document. */
  original(): string | null;
}

export function createProjectFacts(sqlite: Database['sqlite'], id: string): ProjectFacts {
  const reading = prepareRows(sqlite, 'SELECT * FROM project');
  const readingMemories = prepareRows(sqlite, 'SELECT connection, memory FROM service_memory');
  const serviceMemories = () =>
    Object.fromEntries(
      readingMemories.all().flatMap(({ connection, memory }) => {
        const read = readMemory(memory);
        return read === null ? [] : [[String(connection), read] as const];
      }),
    );
  return {
    read() {
      const row = reading.get();
      if (row === undefined) return null;
      const { into_memory: into, memories, glossaries, ...facts } = Kept.parse(row);
      return {
        id,
        ...facts,
        into,
        memories: memories === null ? null : readIds(memories),
        glossaries: readIds(glossaries) ?? [],
        serviceMemories: serviceMemories(),
      };
    },
    write(facts) {
      sqlite
        .prepare(
          `INSERT INTO project (number, name, format, source, target, segments, characters, opened,
             into_memory, threshold, memories, glossaries)
           VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '[]')`,
        )
        .run(
          facts.name,
          facts.format,
          facts.source,
          facts.target,
          facts.segments,
          facts.characters,
          facts.opened,
          facts.into,
          facts.threshold,
          facts.memories === null ? null : JSON.stringify(facts.memories),
        );
      if (facts.original === null) return;
      sqlite.prepare('INSERT INTO original (text) VALUES (?)').run(facts.original);
    },
    change(settings) {
      const columns: Record<string, string | number | null> = {};
      const { into, threshold, memories, glossaries, serviceMemory, propagation } = settings;
      if (into !== undefined) columns['into_memory'] = into;
      if (propagation !== undefined) columns['propagation'] = propagation;
      if (threshold !== undefined) columns['threshold'] = threshold;
      if (memories !== undefined) {
        columns['memories'] = memories === null ? null : JSON.stringify(memories);
      }
      if (glossaries !== undefined) columns['glossaries'] = JSON.stringify(glossaries);
      for (const [column, value] of Object.entries(columns)) {
        sqlite.prepare(`UPDATE project SET ${column} = ?`).run(value);
      }
      if (serviceMemory === undefined) return;
      const { connection, memory } = serviceMemory;
      sqlite.prepare('DELETE FROM service_memory WHERE connection = ?').run(connection);
      if (memory === null) return;
      sqlite
        .prepare('INSERT INTO service_memory (connection, memory) VALUES (?, ?)')
        .run(connection, JSON.stringify(memory));
    },
    original() {
      const original = sqlite.prepare('SELECT text FROM original').get()?.['text'];
      return typeof original === 'string' ? original : null;
    },
  };
}

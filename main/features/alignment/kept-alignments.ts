import type { Database } from '../../system/database.ts';
import {
  AlignedBeads,
  AlignedSentences,
  AlignmentFacts,
  type AlignedBead,
  type AlignedDocument,
} from './aligned-document.ts';

/** The alignments that a person works on, on the disk or, in private mode, in memory only. */
export interface KeptAlignments {
  /** Newest first. Damaged ones are left out. */
  list(): readonly AlignedDocument[];
  get(id: string): AlignedDocument | null;
  add(document: AlignedDocument): void;
  /** Writes the pairs of one that is there. */
  write(id: string, beads: readonly AlignedBead[]): void;
  remove(id: string): void;
  /** Deletes all, in memory and on disk. */
  forget(): void;
  /** Takes all off the disk and keeps them in memory. */
  purgeFromDisk(): void;
}

export function keepAlignments(database: Database, isPrivate: () => boolean): KeptAlignments {
  const { sqlite } = database;
  const reading = sqlite.prepare(
    'SELECT id, facts, sentences, beads FROM alignment ORDER BY number',
  );
  const adding = sqlite.prepare(
    'INSERT INTO alignment (id, facts, sentences, beads) VALUES (?, ?, ?, ?)',
  );
  const writing = sqlite.prepare('UPDATE alignment SET beads = ? WHERE id = ?');
  const removing = sqlite.prepare('DELETE FROM alignment WHERE id = ?');
  const clearing = sqlite.prepare('DELETE FROM alignment');
  /** Read at the first use; those that are not on the disk are known by `held`. */
  let known: Map<string, AlignedDocument> | null = null;
  const held = new Set<string>();
  const all = (): Map<string, AlignedDocument> => {
    known ??= new Map(
      reading.all().flatMap((row) => {
        const document = readRow(row);
        return document === null ? [] : [[document.id, document] as const];
      }),
    );
    return known;
  };

  return {
    list: () => [...all().values()].reverse(),
    get: (id) => all().get(id) ?? null,
    add(document) {
      const { id, facts, sentences, beads } = document;
      all().set(id, document);
      if (isPrivate()) held.add(id);
      else adding.run(id, JSON.stringify(facts), JSON.stringify(sentences), JSON.stringify(beads));
    },
    write(id, beads) {
      const document = all().get(id);
      if (document === undefined) return;
      all().set(id, { ...document, beads });
      if (!held.has(id)) writing.run(JSON.stringify(beads), id);
    },
    remove(id) {
      all().delete(id);
      held.delete(id);
      removing.run(id);
    },
    forget() {
      known = new Map();
      held.clear();
      clearing.run();
    },
    purgeFromDisk() {
      for (const id of all().keys()) held.add(id);
      clearing.run();
    },
  };
}

function readRow(row: Readonly<Record<string, unknown>>): AlignedDocument | null {
  try {
    const part = (name: string): unknown => JSON.parse(String(row[name]));
    return {
      id: String(row['id']),
      facts: AlignmentFacts.parse(part('facts')),
      sentences: AlignedSentences.parse(part('sentences')),
      beads: AlignedBeads.parse(part('beads')),
    };
  } catch {
    return null;
  }
}

import type { z } from 'zod';
import type { Database } from '../system/database.ts';

/** What stands on one screen, kept for the next start. */
export interface KeptDraft<Draft> {
  /** null where there is none. */
  read(): Draft | null;
  save(draft: Draft): void;
  /** Deletes the draft, in memory and on disk. */
  forget(): void;
  /** Takes the draft off the disk and keeps it in memory only. */
  purgeFromDisk(): void;
}

export interface KeptDraftPorts<Draft> {
  readonly database: Database;
  /** Has one row at most, with the columns `number` and `draft`. */
  readonly table: 'draft' | 'writing_draft';
  readonly schema: z.ZodType<Draft>;
  /** In private mode nothing goes to the disk. */
  readonly isPrivate: () => boolean;
}

export function keepDraft<Draft>(ports: KeptDraftPorts<Draft>): KeptDraft<Draft> {
  const { table, schema, isPrivate } = ports;
  const { sqlite } = ports.database;
  const insert = sqlite.prepare(`INSERT OR REPLACE INTO ${table} (number, draft) VALUES (1, ?)`);
  const remove = () => sqlite.exec(`DELETE FROM ${table}`);
  let held: Draft | null = null;

  const stored = (): Draft | null => {
    const row = sqlite.prepare(`SELECT draft FROM ${table}`).get();
    if (row === undefined) return null;
    try {
      return schema.parse(JSON.parse(String(row['draft'])));
    } catch {
      // Written by another version, with options that this one does not know.
      return null;
    }
  };

  return {
    read: () => held ?? stored(),
    save(draft) {
      if (isPrivate()) {
        held = draft;
      } else {
        held = null;
        insert.run(JSON.stringify(draft));
      }
    },
    forget() {
      held = null;
      remove();
    },
    purgeFromDisk() {
      held ??= stored();
      remove();
    },
  };
}

import { z } from 'zod';
import type { Database } from '../../system/database.ts';

const Record = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['paid', 'free', 'custom']),
  /** Base address as the client normalises it. */
  address: z.string(),
  keyword: z.string(),
  /** Last characters of the key, to tell keys apart; the key itself is never here. */
  keyEnd: z.string(),
  tier: z.enum(['free', 'paid']),
  /** Where the key was put when it was entered. */
  keyKept: z.enum(['store', 'session']),
  sourceLanguage: z.string().nullable(),
  targetLanguage: z.string().nullable(),
});

/** A connection as it is kept; the built-in one is not. */
export type ConnectionRecord = z.output<typeof Record>;

/** The kept connections, in the order in which they were made, and which one is active. */
export interface ConnectionTable {
  all(): ConnectionRecord[];
  get(id: string): ConnectionRecord | null;
  /** null: the built-in one. */
  active(): string | null;
  save(record: ConnectionRecord): void;
  remove(id: string): void;
  activate(id: string | null): void;
}

const COLUMNS = `id, name, kind, address, keyword, key_end AS keyEnd, tier, key_kept AS keyKept,
  source_language AS sourceLanguage, target_language AS targetLanguage`;

export function createConnectionTable(database: Database): ConnectionTable {
  const { sqlite } = database;
  const all = () =>
    sqlite
      .prepare(`SELECT ${COLUMNS} FROM connection ORDER BY number`)
      .all()
      .flatMap((row) => {
        const record = Record.safeParse(row);
        return record.success ? [record.data] : [];
      });
  return {
    all,
    get: (id) => all().find((record) => record.id === id) ?? null,
    active() {
      const row = sqlite.prepare('SELECT id FROM connection WHERE active = 1').get();
      return row === undefined ? null : String(row['id']);
    },
    save(record) {
      sqlite
        .prepare(
          `INSERT INTO connection (id, name, kind, address, keyword, key_end, tier, key_kept, source_language, target_language)
           VALUES ($id, $name, $kind, $address, $keyword, $keyEnd, $tier, $keyKept, $sourceLanguage, $targetLanguage)
           ON CONFLICT (id) DO UPDATE SET name = $name, kind = $kind, address = $address, keyword = $keyword,
             key_end = $keyEnd, tier = $tier, key_kept = $keyKept, source_language = $sourceLanguage,
             target_language = $targetLanguage`,
        )
        .run({ ...record });
    },
    remove(id) {
      sqlite.prepare('DELETE FROM connection WHERE id = ?').run(id);
    },
    activate(id) {
      sqlite.prepare('UPDATE connection SET active = (id IS ?)').run(id);
    },
  };
}

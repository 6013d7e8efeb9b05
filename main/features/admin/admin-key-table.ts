import { z } from 'zod';
import type { Database } from '../../system/database.ts';

const Row = z.object({
  connection: z.string(),
  /** Origin of the address that the key was entered for: it counts for no other. */
  origin: z.string(),
  /** Last characters of the key, to tell keys apart; the key itself is never here. */
  keyEnd: z.string(),
  /** Where the key was put when it was entered. */
  keyKept: z.enum(['store', 'session']),
});

/** What is known of the admin key of a connection. */
export type AdminKeyRecord = Readonly<z.output<typeof Row>>;

/** Which connections have an admin key. */
export interface AdminKeyTable {
  get(connection: string): AdminKeyRecord | null;
  save(record: AdminKeyRecord): void;
  remove(connection: string): void;
}

export function createAdminKeyTable({ sqlite }: Database): AdminKeyTable {
  return {
    get(connection) {
      const row = sqlite
        .prepare(
          `SELECT connection, origin, key_end AS keyEnd, key_kept AS keyKept
           FROM admin_key WHERE connection = ?`,
        )
        .get(connection);
      return Row.safeParse(row).data ?? null;
    },
    save(record) {
      sqlite
        .prepare(
          `INSERT INTO admin_key (connection, origin, key_end, key_kept)
           VALUES ($connection, $origin, $keyEnd, $keyKept)
           ON CONFLICT (connection) DO UPDATE
           SET origin = $origin, key_end = $keyEnd, key_kept = $keyKept`,
        )
        .run({ ...record });
    },
    remove(connection) {
      sqlite.prepare('DELETE FROM admin_key WHERE connection = ?').run(connection);
    },
  };
}

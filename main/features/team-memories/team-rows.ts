import type { TeamAddress } from '../../client/team/connect.ts';
import type { Database } from '../../system/database.ts';
import type { KeptKey } from '../key-store.ts';

/** A team database as it is kept, without its password. */
export interface TeamRow {
  readonly id: string;
  readonly name: string;
  readonly address: TeamAddress;
  readonly keyKept: KeptKey['keyKept'];
}

export function createTeamRows({ sqlite }: Database) {
  const all = sqlite.prepare('SELECT * FROM team ORDER BY number');
  const put = sqlite.prepare(
    `INSERT INTO team (id, name, host, port, database, user, tls, key_kept)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, tls = excluded.tls,
       key_kept = excluded.key_kept`,
  );
  const remove = sqlite.prepare('DELETE FROM team WHERE id = ?');
  return {
    list: (): readonly TeamRow[] =>
      all.all().map((row) => ({
        id: String(row['id']),
        name: String(row['name']),
        address: {
          host: String(row['host']),
          port: Number(row['port']),
          database: String(row['database']),
          user: String(row['user']),
          tls: row['tls'] === 1,
        },
        keyKept: row['key_kept'] === 'store' ? 'store' : 'session',
      })),
    put({ id, name, address, keyKept }: TeamRow): void {
      const { host, port, database, user, tls } = address;
      put.run(id, name, host, port, database, user, tls ? 1 : 0, keyKept);
    },
    remove(id: string): void {
      remove.run(id);
    },
  };
}

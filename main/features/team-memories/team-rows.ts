import { z } from 'zod';
import type { CertificateFacts } from '../../client/team/client-certificate.ts';
import type { TeamAddress } from '../../client/team/connect.ts';
import type { Database } from '../../system/database.ts';
import type { KeptKey } from '../key-store.ts';

/** A team database as it is kept, without anything secret. */
export interface TeamRow {
  readonly id: string;
  readonly name: string;
  readonly address: TeamAddress;
  readonly keyKept: KeptKey['keyKept'];
  /** Of the certificate that is kept with the password; null where the password is all. */
  readonly certificate: CertificateFacts | null;
}

const Facts = z.object({ name: z.string(), begins: z.string(), ends: z.string() });

export function createTeamRows({ sqlite }: Database) {
  const all = sqlite.prepare('SELECT * FROM team ORDER BY number');
  const put = sqlite.prepare(
    `INSERT INTO team (id, name, host, port, database, user, tls, key_kept, certificate)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, tls = excluded.tls,
       key_kept = excluded.key_kept, certificate = excluded.certificate`,
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
        certificate:
          row['certificate'] === null ? null : Facts.parse(JSON.parse(String(row['certificate']))),
      })),
    put({ id, name, address, keyKept, certificate }: TeamRow): void {
      const { host, port, database, user, tls } = address;
      const facts = certificate === null ? null : JSON.stringify(certificate);
      put.run(id, name, host, port, database, user, tls ? 1 : 0, keyKept, facts);
    },
    remove(id: string): void {
      remove.run(id);
    },
  };
}

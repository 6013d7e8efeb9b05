import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Authority } from './certificates.ts';
import { createAuthority, serveTls } from './certificates.ts';
import { memberPassword, startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';

let cluster: Cluster;
let folder: string;
let company: Authority;

beforeAll(async () => {
  cluster = await startCluster(['fsync = off']);
  await cluster.team('team', { rita: 'read' });
  company = createAuthority(cluster.folder, 'company');
  await serveTls(cluster, company.issue('server', 'DNS:localhost'));
  folder = mkdtempSync(join(tmpdir(), 'dragoman-system-store-'));
}, 60_000);
afterAll(async () => {
  await cluster.remove();
  rmSync(folder, { recursive: true });
});

/** In a process of its own: the store is read once, and where it is stands in the environment. */
const members = async (store: Record<string, string>) => {
  const program = fileURLToPath(new URL('../../../main/team.ts', import.meta.url));
  const url = `postgres://rita@localhost:${cluster.port}/team?sslmode=verify-full`;
  const { NODE_EXTRA_CA_CERTS: _none, ...inherited } = process.env;
  const env = { ...inherited, PGPASSWORD: memberPassword('rita'), ...store };
  const running = promisify(execFile)(process.execPath, [program, 'members', url], { env });
  return running.then(
    ({ stdout }) => stdout,
    (error: unknown) => String(error),
  );
};

/** As `update-ca-certificates` leaves it: each authority in a file that its subject names. */
function hashedFolder(): string {
  const made = join(folder, 'hashed');
  mkdirSync(made);
  const hash = execFileSync('openssl', ['x509', '-hash', '-noout', '-in', company.file]);
  copyFileSync(company.file, join(made, `${hash.toString().trim()}.0`));
  return made;
}

it.runIf(process.platform === 'linux')(
  'trusts the authorities of the system in addition to those of Node',
  async () => {
    const nowhere = join(folder, 'none');
    mkdirSync(nowhere);
    const file = { SSL_CERT_FILE: company.file, SSL_CERT_DIR: nowhere };
    expect(await members(file)).toContain('"login": "rita"');
    const inFolder = { SSL_CERT_FILE: join(folder, 'none.pem'), SSL_CERT_DIR: hashedFolder() };
    expect(await members(inFolder)).toContain('"login": "rita"');
    const other = createAuthority(folder, 'other').file;
    expect(await members({ SSL_CERT_FILE: other, SSL_CERT_DIR: nowhere })).toContain(
      'The server’s certificate isn’t trusted.',
    );
    expect(await members({})).toContain('The server’s certificate isn’t trusted.');
  },
);

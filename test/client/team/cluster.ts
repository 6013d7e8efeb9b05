import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { prepareTeam, setMember } from '../../../main/client/team/administer.ts';
import type { TeamAddress, TeamCredentials, TeamRole } from '../../../main/client/team/connect.ts';
import { connectTeam } from '../../../main/client/team/connect.ts';

/** A PostgreSQL server of the test's own, in a temporary folder. */
export interface Cluster {
  readonly port: number;
  readonly folder: string;
  address(user: string, database: string): TeamAddress;
  admin(database: string): Promise<pg.Client>;
  /** A prepared team database with members; their passwords are `secret-LOGIN`. */
  team(database: string, members: Readonly<Record<string, TeamRole>>): Promise<void>;
  /** Seconds of processor that the server's processes have taken, those that ended too. */
  processorSeconds(): number;
  stop(how: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Kills the server without a word, as a power failure would. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

const VERSIONS = '/usr/lib/postgresql';
const isRoot = userInfo().uid === 0;

/** The newest server that Debian installed. */
function programs(): string {
  const newest = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a))[0] ?? '';
  return join(VERSIONS, newest, 'bin');
}

/** PostgreSQL refuses to run as root. */
function owner(): { readonly uid: number; readonly gid: number } | null {
  if (!isRoot) return null;
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

export const memberPassword = (login: string): string => `secret-${login}`;
export const memberLogin = (login: string): TeamCredentials => ({
  password: memberPassword(login),
});
const ADMIN_PASSWORD = 'secret-admin';

/** @param settings lines of postgresql.conf */
export async function startCluster(settings: readonly string[] = []): Promise<Cluster> {
  const bin = programs();
  const user = owner();
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-team-'));
  chmodSync(folder, 0o700);
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { ...(user ?? {}), cwd: folder };
  const secret = join(folder, 'password');
  writeFileSync(secret, `${ADMIN_PASSWORD}\n`, { mode: 0o644 });
  const made = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'admin',
      '-A',
      'scram-sha-256',
      `--pwfile=${secret}`,
      '--no-sync',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ],
    { ...as, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const lines = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${folder}'`,
    ...settings,
  ];
  writeFileSync(join(data, 'dragoman.conf'), `${lines.join('\n')}\n`, { mode: 0o644 });
  writeFileSync(join(data, 'postgresql.conf'), "include = 'dragoman.conf'\n", { flag: 'a' });
  let server: ChildProcess | null = null;

  const address = (login: string, database: string): TeamAddress => ({
    host: '127.0.0.1',
    port,
    database,
    user: login,
    tls: false,
  });
  const admin = (database: string) =>
    connectTeam(address('admin', database), { password: ADMIN_PASSWORD }, { answerMs: null });
  const ended = (child: ChildProcess) =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    const child = server;
    server = null;
    if (child === null) return;
    child.kill(signal);
    await ended(child);
  };
  const start = async () => {
    server = spawn(join(bin, 'postgres'), ['-D', data], { ...as, stdio: 'ignore' });
    for (let tries = 0; tries < 600; tries += 1) {
      try {
        await (await admin('postgres')).end();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    throw new Error('the server did not start');
  };
  await start();

  return {
    port,
    folder,
    address,
    admin,
    async team(database, members) {
      const server = await admin('postgres');
      await server.query(`CREATE DATABASE ${server.escapeIdentifier(database)}`);
      await server.end();
      const client = await admin(database);
      await prepareTeam(client);
      for (const [login, role] of Object.entries(members)) {
        const name = login.slice(0, 1).toUpperCase() + login.slice(1);
        await setMember(client, { login, role, name });
        const words = `ALTER ROLE ${client.escapeIdentifier(login)} PASSWORD `;
        await client.query(words + client.escapeLiteral(memberPassword(login)));
      }
      await client.end();
    },
    processorSeconds: () =>
      processesIn(data).reduce((sum, id) => sum + processorOf(id, id === String(server?.pid)), 0),
    stop: (how) => end(how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    start,
    async kill() {
      await end('SIGKILL');
      // Its children notice by themselves; a new server waits for the last of them.
      for (let tries = 0; tries < 200 && hasChildren(data); tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      rmSync(join(data, 'postmaster.pid'), { force: true });
    },
    async remove() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const processesIn = (data: string): string[] =>
  readdirSync('/proc').filter((entry) => {
    try {
      return /^\d+$/.test(entry) && readlinkSync(`/proc/${entry}/cwd`) === data;
    } catch {
      return false;
    }
  });
const hasChildren = (data: string) => processesIn(data).length > 0;

/** Ticks of the clock that Linux counts processor time in. */
const TICKS = 100;

function processorOf(id: string, withEnded: boolean): number {
  try {
    // After the name, which may hold anything: state, then numbers.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    const ended = withEnded ? (endedUser ?? 0) + (endedSystem ?? 0) : 0;
    return ((user ?? 0) + (system ?? 0) + ended) / TICKS;
  } catch {
    return 0;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      );
    });
  });
}

import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { rows } from './connect.ts';
import type { TeamRole } from './connect.ts';
import { schemaSql, TEAM_SCHEMA } from './schema.ts';
import { TeamFailure, teamFailure } from './team-failure.ts';

export interface TeamStatus {
  /** 0 where the database is not prepared. */
  readonly schema: number;
  readonly program_schema: number;
  readonly memories: readonly {
    readonly id: string;
    readonly name: string;
    readonly source: string;
    readonly targets: readonly string[];
    readonly units: number;
    readonly sequence: number;
    readonly last_change: string;
  }[];
  readonly units: number;
  /** Units that a search on the server does not find yet. */
  readonly unsigned: number;
  readonly last_change: string | null;
  readonly members: Readonly<Record<TeamRole, number>>;
  readonly bytes: number;
}

/** The version of the tables that brought signatures. */
const SIGNED_SCHEMA = 2;

/** Makes the tables or brings them up to date; another one that does the same waits. */
export async function prepareTeam(client: pg.Client): Promise<void> {
  try {
    await client.query(schemaSql());
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw teamFailure(error);
  }
}

export async function teamStatus(client: pg.Client): Promise<TeamStatus> {
  const empty = { read: 0, contribute: 0, curate: 0 };
  const [there] = await rows(client, `SELECT to_regclass('dragoman.step') IS NOT NULL AS is_there`);
  const [size] = await rows(client, 'SELECT pg_database_size(current_database()) AS bytes');
  const bytes = Number(size?.['bytes']);
  const program_schema = TEAM_SCHEMA;
  if (there?.['is_there'] !== true) {
    const none = { memories: [], units: 0, unsigned: 0, last_change: null, members: empty };
    return { schema: 0, program_schema, ...none, bytes };
  }
  const [step] = await rows(client, 'SELECT max(number) AS step FROM dragoman.step');
  const listed = await rows(client, 'SELECT * FROM dragoman.memory ORDER BY number');
  const isSigned = Number(step?.['step'] ?? 0) >= SIGNED_SCHEMA;
  const [lacking] = isSigned
    ? await rows(client, 'SELECT sum(last - first + 1) AS units FROM dragoman.unsigned')
    : [];
  const counts = await rows(client, 'SELECT role, count(*) AS n FROM dragoman.member GROUP BY 1');
  const countOf = (wanted: TeamRole) =>
    Number(counts.find(({ role }) => role === wanted)?.['n'] ?? 0);
  const memories = listed.map((memory) => ({
    id: String(memory['id']),
    name: String(memory['name']),
    source: String(memory['source']),
    targets: memory['targets'] as string[],
    units: Number(memory['units']),
    sequence: Number(memory['sequence']),
    last_change: (memory['changed'] as Date).toISOString(),
  }));
  return {
    schema: Number(step?.['step'] ?? 0),
    program_schema,
    memories,
    units: memories.reduce((sum, { units }) => sum + units, 0),
    unsigned: Number(lacking?.['units'] ?? 0),
    last_change:
      memories
        .map(({ last_change }) => last_change)
        .toSorted()
        .at(-1) ?? null,
    members: {
      read: countOf('read'),
      contribute: countOf('contribute'),
      curate: countOf('curate'),
    },
    bytes,
  };
}

export interface TeamMember {
  readonly login: string;
  readonly role: TeamRole;
  readonly name: string;
}

export async function listMembers(client: pg.Client): Promise<readonly TeamMember[]> {
  const found = await rows(client, 'SELECT login, role, name FROM dragoman.member ORDER BY login');
  return found.map(({ login, role, name }) => ({
    login: String(login),
    role: role as TeamRole,
    name: String(name),
  }));
}

/**
 * Gives a login a role. A login that the server does not have is made.
 * @returns the password of a new login, which nobody can read again
 */
export async function setMember(
  client: pg.Client,
  {
    login,
    role,
    name,
  }: { readonly login: string; readonly role: TeamRole; readonly name: string | null },
): Promise<string | null> {
  const known = await rows(client, 'SELECT FROM pg_roles WHERE rolname = $1', [login]);
  const password = known.length > 0 ? null : randomBytes(15).toString('base64url');
  if (password !== null) {
    const quoted = `CREATE ROLE ${client.escapeIdentifier(login)} LOGIN PASSWORD `;
    await rows(client, quoted + client.escapeLiteral(password));
  }
  await rows(client, 'SELECT dragoman.set_member($1, $2, $3)', [login, role, name]);
  return password;
}

/** Takes every right in the team from a login, which stays on the server. */
export async function removeMember(client: pg.Client, login: string): Promise<void> {
  const known = await rows(client, 'SELECT FROM dragoman.member WHERE login = $1', [login]);
  if (known.length === 0) throw new TeamFailure('gone');
  await rows(client, 'SELECT dragoman.set_member($1, NULL)', [login]);
}

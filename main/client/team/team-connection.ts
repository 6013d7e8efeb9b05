import { z } from 'zod';
import { checkTeam, connectTeam, rows } from './connect.ts';
import type { TeamAddress, TeamCredentials, TeamRole } from './connect.ts';
import { copyLines } from './copy-units.ts';
import { importUnits } from './import-units.ts';
import type { TeamSigning } from './team-signing.ts';
import { teamSigning } from './team-signing.ts';

export interface TeamMemory {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly units: number;
  readonly sequence: number;
}

/** Units of the database that changed: a range of numbers. */
export interface TeamChange {
  readonly sequence: number;
  readonly first: number;
  readonly last: number;
}

export interface TeamMemberFact {
  readonly name: string;
  readonly role: TeamRole;
}

const Receipt = z.object({
  token: z.string(),
  unit: z.coerce.number(),
  changed: z.date().transform((date) => date.toISOString()),
});
export type TeamReceipt = z.output<typeof Receipt>;

const Time = z.date().transform((date) => date.toISOString());
const Unit = z.object({
  number: z.coerce.number(),
  source: z.string(),
  targets: z.record(z.string(), z.string()),
  author: z.string().nullable(),
  changed: Time,
  creator: z.string().nullable(),
  created: Time.nullable(),
  previous: z.string().nullable(),
  next: z.string().nullable(),
  details: z.record(z.string(), z.unknown()).nullable(),
});
export type TeamUnit = z.output<typeof Unit>;

const Name = z.string();
const Memory = z.object({
  id: z.uuid(),
  number: z.int(),
  name: z.string(),
  source: z.string(),
  targets: z.array(z.string()),
  units: z.coerce.number(),
  sequence: z.coerce.number(),
});
const Change = z.object({
  sequence: z.coerce.number(),
  first: z.coerce.number(),
  last: z.coerce.number(),
});

/** Reads a row of the columns below. */
export const teamUnit = (row: unknown): TeamUnit => Unit.parse(row);
export const TEAM_UNIT_COLUMNS =
  'number, source, targets, author, changed, creator, created, previous, next, details';

/** A connection of a member. Everything rejects with a TeamFailure. */
export interface TeamConnection {
  /** What the member was when it was looked at last. */
  readonly member: TeamMemberFact;
  /** Looks again at the tables and at what the member may do; rejects as opening does. */
  look(): Promise<TeamMemberFact>;
  memories(): Promise<readonly TeamMemory[]>;
  /** Units after a number, in order, as lines of COPY's text format. */
  lines(memory: TeamMemory, after: number): AsyncGenerator<string>;
  /** Changes after a sequence number, the oldest first. */
  changes(memory: TeamMemory, after: number, limit: number): Promise<readonly TeamChange[]>;
  /** Those of these numbers that are there. */
  units(memory: TeamMemory, numbers: readonly number[]): Promise<readonly TeamUnit[]>;
  confirm(
    memory: string,
    items: readonly { readonly token: string }[],
  ): Promise<readonly TeamReceipt[]>;
  createMemory(memory: {
    readonly id: string;
    readonly name: string;
    readonly source: string;
    readonly targets: readonly string[];
  }): Promise<void>;
  renameMemory(memory: string, name: string): Promise<void>;
  removeMemory(memory: string): Promise<void>;
  changeUnit(
    memory: string,
    unit: number,
    source: string,
    targets: Readonly<Record<string, string>>,
  ): Promise<void>;
  removeUnits(memory: string, units: readonly number[]): Promise<void>;
  /** Deletes units in favour of one; the database keeps who did it, and what they were. */
  mergeUnits(memory: string, kept: number, units: readonly number[]): Promise<void>;
  /**
   * Adds units, all or none: lines of COPY's text format, without number.
   * @param languages of their targets
   */
  addUnits(
    memory: string,
    languages: readonly string[],
    lines: AsyncIterable<string> | Iterable<string>,
  ): Promise<number>;
  readonly signing: TeamSigning;
  /** Told of changes: the memory that they are in. */
  onChange(listener: (memory: string) => void): void;
  /** Told once, when the connection is gone. */
  onEnd(listener: () => void): void;
  close(): Promise<void>;
}

/** @throws TeamFailure */
export async function openTeam(
  address: TeamAddress,
  credentials: TeamCredentials,
): Promise<TeamConnection> {
  const client = await connectTeam(address, credentials);
  const ask = (text: string, values?: readonly unknown[]) => rows(client, text, values);
  const look = async (): Promise<TeamMemberFact> => {
    const role = await checkTeam(client);
    const [found] = await ask('SELECT name FROM dragoman.member WHERE login = session_user');
    return { role, name: Name.parse(found?.['name']) };
  };
  let member: TeamMemberFact;
  try {
    member = await look();
    await ask("SET timezone = 'UTC'");
    await ask('LISTEN dragoman');
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  const baseOf = ({ source }: TeamMemory) => source.split('-')[0] ?? source;

  return {
    get member() {
      return member;
    },
    async look() {
      member = await look();
      return member;
    },
    memories: async () =>
      (
        await ask(
          'SELECT id, number, name, source, targets, units, sequence FROM dragoman.memory ORDER BY number',
        )
      ).map((row) => Memory.parse(row)),
    async *lines(memory, after) {
      // Apart from the one that follows changes: a large memory takes longer than an answer may.
      const own = await connectTeam(address, credentials, { answerMs: null });
      try {
        await rows(own, "SET timezone = 'UTC'");
        yield* copyLines(
          own,
          `SELECT ${TEAM_UNIT_COLUMNS} FROM dragoman.unit WHERE language = ${own.escapeLiteral(baseOf(memory))}
           AND memory = ${memory.number} AND number > ${after} ORDER BY number`,
        );
      } finally {
        await own.end().catch(() => undefined);
      }
    },
    changes: async (memory, after, limit) =>
      (
        await ask(
          `SELECT sequence, first, last FROM dragoman.change
           WHERE memory = $1 AND sequence > $2 ORDER BY sequence LIMIT $3`,
          [memory.number, after, limit],
        )
      ).map((row) => Change.parse(row)),
    units: async (memory, numbers) =>
      (
        await ask(
          `SELECT ${TEAM_UNIT_COLUMNS} FROM dragoman.unit
           WHERE language = $1 AND memory = $2 AND number = ANY ($3::bigint[]) ORDER BY number`,
          [baseOf(memory), memory.number, numbers],
        )
      ).map((row) => teamUnit(row)),
    confirm: async (memory, items) =>
      (
        await ask('SELECT * FROM dragoman.confirm($1, $2::jsonb)', [memory, JSON.stringify(items)])
      ).map((row) => Receipt.parse(row)),
    async createMemory({ id, name, source, targets }) {
      await ask('SELECT dragoman.create_memory($1, $2, $3, $4)', [id, name, source, targets]);
    },
    async renameMemory(memory, name) {
      await ask('SELECT dragoman.rename_memory($1, $2)', [memory, name]);
    },
    async removeMemory(memory) {
      await ask('SELECT dragoman.remove_memory($1)', [memory]);
    },
    async changeUnit(memory, unit, source, targets) {
      const values = [memory, unit, source, JSON.stringify(targets)];
      await ask('SELECT dragoman.change_unit($1, $2, $3, $4::jsonb)', values);
    },
    async removeUnits(memory, units) {
      await ask('SELECT dragoman.remove_units($1, $2::bigint[])', [memory, units]);
    },
    async mergeUnits(memory, kept, units) {
      await ask('SELECT dragoman.merge_units($1, $2, $3::bigint[])', [memory, kept, units]);
    },
    async addUnits(memory, languages, lines) {
      // Apart from the one that follows changes, and without its limit of time.
      const open = () => connectTeam(address, credentials, { answerMs: null });
      const sender = await open();
      try {
        const taker = await open();
        try {
          return await importUnits([sender, taker], memory, languages, lines);
        } finally {
          await taker.end().catch(() => undefined);
        }
      } finally {
        await sender.end().catch(() => undefined);
      }
    },
    signing: teamSigning(client),
    onChange(listener) {
      client.on('notification', ({ payload = '' }) => listener(payload.split(' ')[0] ?? ''));
    },
    onEnd(listener) {
      client.once('end', listener);
    },
    close: () => client.end().catch(() => undefined),
  };
}

import { z } from 'zod';
import { connectTeam, rows } from './connect.ts';
import type { TeamAddress, TeamCredentials } from './connect.ts';
import type { TeamMemory, TeamUnit } from './team-connection.ts';
import { TEAM_UNIT_COLUMNS, teamUnit } from './team-connection.ts';

/** Which units the database looks at for a fuzzy match. */
export interface CandidateQuery {
  readonly signs: readonly number[];
  /** 256 bits as 64 digits. */
  readonly bits: string;
  /** Share of bits in common, 0 to 1. */
  readonly leastAlike: number;
  /** Words, from and to. */
  readonly shortest: number;
  readonly longest: number;
  /** Codes as units have them; one of them is enough. */
  readonly languages: readonly string[];
  readonly most: number;
}

/** What units without a signature are looked through for. */
export interface UnsignedQuery {
  readonly segment: string;
  /** Lower case. */
  readonly words: readonly string[];
  /** Characters, from and to. */
  readonly shortest: number;
  readonly longest: number;
  readonly languages: readonly string[];
  readonly lookedAt: number;
  readonly most: number;
}

/** Which units somebody wants to see; texts are parts of what units have, in any letter case. */
export interface TeamFilter {
  readonly author: string;
  readonly project: string;
  /** ISO 8601; null: at any time. */
  readonly since: string | null;
  readonly until: string | null;
}

export interface CandidateSource {
  readonly number: number;
  readonly source: string;
}

const Sources = z
  .array(z.tuple([z.int(), z.string()]))
  .nullable()
  .transform((found) => (found ?? []).map(([number, source]) => ({ number, source })));
const Candidates = z.object({ found: Sources, unsigned: z.coerce.number() });
const Signs = z.object({
  signs: z.array(z.int()).nullable(),
  shares: z.array(z.number()).nullable(),
  units: z.coerce.number().nullable(),
});

/** Where a memory is and what it is called in its database. */
export type SearchedMemory = Pick<TeamMemory, 'id' | 'number' | 'source'>;

/**
 * A connection for searches: what follows changes may be busy. Everything rejects with a TeamFailure, at the
 * latest when the time for an answer is over.
 */
export interface TeamSearch {
  memories(): Promise<readonly SearchedMemory[]>;
  /** The most common signs with the shares of units that have them, both empty where nobody counted. */
  commonSigns(memory: SearchedMemory): Promise<{
    readonly signs: readonly number[];
    readonly shares: readonly number[];
    readonly units: number;
  }>;
  /** The likeliest first, and how many units at most have no signature. */
  candidates(
    memory: SearchedMemory,
    query: CandidateQuery,
  ): Promise<{ readonly found: readonly CandidateSource[]; readonly unsigned: number }>;
  /** The likeliest of the newest units that have no signature. */
  unsigned(memory: SearchedMemory, query: UnsignedQuery): Promise<readonly CandidateSource[]>;
  /** The newest units without a signature that have one of these sources, whatever its spaces. */
  identical(
    memory: SearchedMemory,
    sources: readonly string[],
    languages: readonly string[],
    most: number,
  ): Promise<readonly CandidateSource[]>;
  units(memory: SearchedMemory, numbers: readonly number[]): Promise<readonly TeamUnit[]>;
  /**
   * Units in whose text all these pieces stand, whatever their case, the newest first.
   * @param language of the text; null for the source
   */
  containing(
    memory: SearchedMemory,
    language: string | null,
    pieces: readonly string[],
    filter: TeamFilter | null,
    most: number,
  ): Promise<readonly TeamUnit[]>;
  /** Units after a number, in order. */
  page(
    memory: SearchedMemory,
    filter: TeamFilter | null,
    after: number,
    most: number,
  ): Promise<readonly TeamUnit[]>;
  /** How many units fit. */
  count(memory: SearchedMemory, filter: TeamFilter): Promise<number>;
  onEnd(listener: () => void): void;
  close(): Promise<void>;
}

/** @throws TeamFailure */
export async function openTeamSearch(
  address: TeamAddress,
  credentials: TeamCredentials,
  answerMs: number,
): Promise<TeamSearch> {
  const client = await connectTeam(address, credentials, { answerMs });
  const ask = (text: string, values?: readonly unknown[]) => rows(client, text, values);
  try {
    // The server gives up first, so that the connection stays usable.
    await ask(`SET statement_timeout = ${Math.round(answerMs * 0.9)}`);
    await ask("SET timezone = 'UTC'");
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  const baseOf = ({ source }: SearchedMemory) => source.split('-')[0] ?? source;
  /** @param condition its values are named from $3 on, those of the filter come behind them */
  const rowsWhere = (
    columns: string,
    memory: SearchedMemory,
    condition: string,
    values: readonly unknown[],
    filter: TeamFilter | null,
    order: string,
  ) => {
    const own = [baseOf(memory), memory.number, ...values];
    const fitting = filter === null ? [] : conditionsOf(filter);
    const conditions = fitting.map(({ sql }, index) => sql(`$${own.length + index + 1}`));
    const where = ['language = $1', 'memory = $2', condition, ...conditions].join(' AND ');
    return ask(`SELECT ${columns} FROM dragoman.unit WHERE ${where} ${order}`, [
      ...own,
      ...fitting.map(({ value }) => value),
    ]);
  };
  const unitsWhere = async (
    memory: SearchedMemory,
    condition: string,
    values: readonly unknown[],
    filter: TeamFilter | null,
    order: string,
  ): Promise<readonly TeamUnit[]> =>
    (await rowsWhere(TEAM_UNIT_COLUMNS, memory, condition, values, filter, order)).map(teamUnit);

  return {
    memories: async () =>
      (await ask('SELECT id, number, source FROM dragoman.memory')).map((row) => ({
        id: z.uuid().parse(row['id']),
        number: z.int().parse(row['number']),
        source: z.string().parse(row['source']),
      })),
    async commonSigns({ id }) {
      const [row] = await ask('SELECT * FROM dragoman.common_signs($1)', [id]);
      const { signs, shares, units } = Signs.parse(row);
      return { signs: signs ?? [], shares: shares ?? [], units: units ?? 0 };
    },
    async candidates({ id, number }, query) {
      const { signs, bits, leastAlike, shortest, longest, languages, most } = query;
      // As one value: thousands of rows would take longer to read than to find.
      const [row] = await ask(
        `SELECT json_agg(json_build_array(number, source)) AS found,
           (SELECT coalesce(sum(last - first + 1), 0) FROM dragoman.unsigned WHERE memory = $9) AS unsigned
         FROM dragoman.candidates($1, $2::integer[], $3, $4, $5, $6, $7::text[], $8)`,
        [id, signs, bits, leastAlike, shortest, longest, languages, most, number],
      );
      return Candidates.parse(row);
    },
    async unsigned({ id }, { segment, words, shortest, longest, languages, lookedAt, most }) {
      const [row] = await ask(
        `SELECT json_agg(json_build_array(number, source)) AS found
         FROM dragoman.unsigned_candidates($1, $2, $3::text[], $4, $5, $6::text[], $7, $8)`,
        [id, segment, words, shortest, longest, languages, lookedAt, most],
      );
      return Sources.parse(row?.['found']);
    },
    async identical({ id }, sources, languages, most) {
      const [row] = await ask(
        `SELECT json_agg(json_build_array(number, source)) AS found
         FROM dragoman.identical($1, $2::text[], $3::text[], $4)`,
        [id, sources, languages, most],
      );
      return Sources.parse(row?.['found']);
    },
    units: (memory, numbers) =>
      unitsWhere(memory, 'number = ANY ($3::bigint[])', [numbers], null, 'ORDER BY number'),
    containing: (memory, language, pieces, filter, most) =>
      unitsWhere(
        memory,
        `${language === null ? 'source' : 'targets ->> $5'} ILIKE ALL ($3::text[])`,
        [pieces.map(pattern), most, ...(language === null ? [] : [language])],
        filter,
        'ORDER BY number DESC LIMIT $4',
      ),
    page: (memory, filter, after, most) =>
      unitsWhere(memory, 'number > $3', [after, most], filter, 'ORDER BY number LIMIT $4'),
    async count(memory, filter) {
      const [row] = await rowsWhere('count(*) AS units', memory, 'true', [], filter, '');
      return z.coerce.number().parse(row?.['units']);
    },
    onEnd(listener) {
      client.once('end', listener);
    },
    close: () => client.end().catch(() => undefined),
  };
}

/** Apostrophes are written in several ways. */
const pattern = (piece: string): string =>
  `%${piece.replace(/[\\%_]/g, (sign) => `\\${sign}`).replaceAll("'", '_')}%`;

/** What a filter asks of units, each with its one value. */
function conditionsOf({ author, project, since, until }: TeamFilter) {
  const condition = (value: string | null, sql: (value: string) => string) =>
    value === null ? [] : [{ value, sql }];
  const named = author.trim();
  const ofProject = project.trim();
  return [
    ...condition(named === '' ? null : pattern(named), (value) => `author ILIKE ${value}`),
    ...condition(
      // The projects of a unit are a list in JSON.
      ofProject === '' ? null : pattern(JSON.stringify(ofProject).slice(1, -1)),
      (value) => `project ILIKE ${value}`,
    ),
    ...condition(since, (value) => `changed >= ${value}::timestamptz`),
    ...condition(until, (value) => `changed < ${value}::timestamptz`),
  ];
}

import type pg from 'pg';
import { z } from 'zod';
import { rows } from './connect.ts';

/** What the database finds a unit by (`search-schema.ts`). */
export interface UnitSigns {
  readonly number: number;
  readonly size: number;
  /** 256 bits as 64 digits. */
  readonly bits: string;
  readonly signs: readonly number[];
}

/** A memory whose units are to be signed. */
export interface SignedMemory {
  readonly id: string;
  readonly number: number;
  readonly source: string;
  /** Of its last change. */
  readonly sequence: number;
}

/** Gives units without a signature one. Everything rejects with a TeamFailure. */
export interface TeamSigning {
  memories(): Promise<readonly SignedMemory[]>;
  /** The first units that have none, as a range of numbers; null where all have one. */
  next(memory: SignedMemory): Promise<{ readonly first: number; readonly last: number } | null>;
  /** Of units in a range, the first ones. */
  sources(
    memory: SignedMemory,
    first: number,
    last: number,
    most: number,
  ): Promise<readonly { readonly number: number; readonly source: string }[]>;
  /** Signs the units of a range as they were at the memory's sequence number. */
  sign(
    memory: SignedMemory,
    first: number,
    last: number,
    units: readonly UnitSigns[],
  ): Promise<void>;
  /** Units of all memories that have none yet, at most. */
  left(): Promise<number>;
  /** Counts which signs are common, after many came. */
  count(memory: SignedMemory): Promise<void>;
}

const Source = z.object({ number: z.coerce.number(), source: z.string() });
const Range = z.object({ first: z.coerce.number(), last: z.coerce.number() });
const Memory = z.object({
  id: z.uuid(),
  number: z.int(),
  source: z.string(),
  sequence: z.coerce.number(),
});

/** Ranges that are looked through for units that a member may sign. */
const RANGES = 200;

export function teamSigning(client: pg.Client): TeamSigning {
  const ask = (text: string, values: readonly unknown[]) => rows(client, text, values);
  const baseOf = ({ source }: SignedMemory) => source.split('-')[0] ?? source;
  return {
    memories: async () =>
      (await ask('SELECT id, number, source, sequence FROM dragoman.memory', [])).map((row) =>
        Memory.parse(row),
      ),
    async next(memory) {
      const [found] = await ask(
        `SELECT first, last FROM (SELECT * FROM dragoman.unsigned WHERE memory = $1
           ORDER BY first LIMIT ${RANGES}) AS range
         WHERE dragoman.may_sign() OR NOT EXISTS (SELECT FROM dragoman.unit u
           WHERE u.language = $2 AND u.memory = $1 AND u.number BETWEEN range.first AND range.last
             AND u.confirmed_by IS DISTINCT FROM session_user)
         ORDER BY first LIMIT 1`,
        [memory.number, baseOf(memory)],
      );
      return found === undefined ? null : Range.parse(found);
    },
    sources: async (memory, first, last, most) =>
      (
        await ask(
          `SELECT number, source FROM dragoman.unit WHERE language = $1 AND memory = $2
             AND number BETWEEN $3 AND $4 ORDER BY number LIMIT $5`,
          [baseOf(memory), memory.number, first, last, most],
        )
      ).map((row) => Source.parse(row)),
    async sign({ id, sequence }, first, last, units) {
      await ask('SELECT dragoman.sign_units($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
        id,
        sequence,
        first,
        last,
        units.map(({ number }) => number),
        units.map(({ size }) => size),
        units.map(({ bits }) => bits),
        units.map(({ signs }) => signs.length),
        units.flatMap(({ signs }) => signs),
      ]);
    },
    async left() {
      const sql = 'SELECT coalesce(sum(last - first + 1), 0) AS units FROM dragoman.unsigned';
      return Number((await ask(sql, []))[0]?.['units']);
    },
    async count({ id }) {
      await ask('SELECT dragoman.count_signs($1)', [id]);
    },
  };
}

import type pg from 'pg';
import { rows } from './connect.ts';
import { writeLines } from './copy-units.ts';

/** Characters of the first portion, and of one at most: nothing is written beside the first and the last one. */
const FIRST = 1024 * 1024;
const MOST = 8 * FIRST;

/**
 * Adds units to a memory, all or none. Portions are sent by one connection, and another one, in one transaction, writes
 * them into the memory meanwhile.
 * @param lines of COPY's text format, without numbers; each piece holds whole lines
 * @throws TeamFailure
 */
export async function importUnits(
  [sender, taker]: readonly [pg.Client, pg.Client],
  memory: string,
  languages: readonly string[],
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  const pieces = pieceReader(lines);
  const portions: number[] = [];
  let taking: Promise<unknown> = rows(taker, 'BEGIN');
  try {
    while (await pieces.hasMore()) {
      const [opened] = await rows(sender, 'SELECT dragoman.open_portion() AS id');
      const id = Number(opened?.['id']);
      const size = Math.min(MOST, FIRST * 2 ** portions.length);
      const units = await writeLines(sender, `dragoman.incoming_${id}`, pieces.take(size));
      await rows(sender, 'SELECT dragoman.reserve_portion($1, $2, $3)', [memory, id, units]);
      await taking;
      portions.push(id);
      taking = rows(taker, 'SELECT dragoman.take_portion($1)', [id]);
      // Told by the next wait for it.
      taking.catch(() => undefined);
    }
    await taking;
    const sql = 'SELECT dragoman.finish_import($1, $2::bigint[], $3::text[]) AS taken';
    const [done] = await rows(taker, sql, [memory, portions, languages]);
    await rows(taker, 'COMMIT');
    return Number(done?.['taken']);
  } catch (error) {
    await taking.catch(() => undefined);
    await taker.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

function pieceReader(lines: AsyncIterable<string> | Iterable<string>) {
  const pieces =
    Symbol.asyncIterator in lines ? lines[Symbol.asyncIterator]() : lines[Symbol.iterator]();
  let next: IteratorResult<string, unknown> | null = null;
  const peek = async () => (next ??= await pieces.next());
  return {
    hasMore: async () => (await peek()).done !== true,
    /** Pieces of so many characters, or a few more. */
    async *take(most: number): AsyncGenerator<string> {
      for (let taken = 0; taken < most;) {
        const piece = await peek();
        if (piece.done === true) return;
        next = null;
        taken += piece.value.length;
        yield piece.value;
      }
    },
  };
}

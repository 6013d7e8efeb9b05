import { StringDecoder } from 'node:string_decoder';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { after } from '../../system/background.ts';
import { TeamFailure, teamFailure } from './team-failure.ts';

/** Milliseconds without a byte after which a server is taken for gone. */
const STALLED_MS = 60_000;
/** Characters that are handed over together, at least. */
const PIECE = 256 * 1024;

/**
 * Reads what a query answers as whole lines of COPY's text format, some thousand at a time.
 * @throws TeamFailure
 */
export async function* copyLines(client: pg.Client, query: string): AsyncGenerator<string> {
  const stream = client.query(to(`COPY (${query}) TO STDOUT`));
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const next = await unlessStalled(chunks.next());
      if (next.done === true) break;
      rest += decoder.write(next.value);
      if (rest.length < PIECE) continue;
      const end = rest.lastIndexOf('\n') + 1;
      if (end === 0) continue;
      yield rest.slice(0, end);
      rest = rest.slice(end);
    }
  } catch (error) {
    throw teamFailure(error);
  }
  if (rest !== '') yield rest;
}

async function unlessStalled<T>(next: Promise<T>): Promise<T> {
  let forget = () => {};
  const stalled = new Promise<never>((_, reject) => {
    forget = after(STALLED_MS, 'team.stalled', () => reject(new TeamFailure('timeout')));
  });
  try {
    return await Promise.race([next, stalled]);
  } finally {
    forget();
  }
}

/** Writes lines of COPY's text format into columns of a table; answers with their number. */
export async function writeLines(
  client: pg.Client,
  columns: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  try {
    const stream = client.query(from(`COPY ${columns} FROM STDIN`));
    await pipeline(Readable.from(lines), stream);
    return stream.rowCount ?? 0;
  } catch (error) {
    throw teamFailure(error);
  }
}

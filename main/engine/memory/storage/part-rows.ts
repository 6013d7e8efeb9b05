import type { DatabaseSync } from 'node:sqlite';
import type { WordBlock } from '../index/block.ts';
import { packBlock, unpackBlock } from '../index/block.ts';

/** A part of a memory: what one import brought, or what was added one by one. */
export interface PartRow {
  readonly part: number;
  readonly memory: number;
  readonly state: 'filling' | 'ready';
  readonly origin: string | null;
  readonly last: number;
  readonly units: number;
  readonly sealed: number;
  readonly form: number;
  readonly revision: number;
}

/** Words and signatures of consecutive units on one side. */
export interface NewBlock {
  readonly side: string;
  readonly first: number;
  readonly words: WordBlock;
  readonly signatures: Uint8Array | null;
}

export type PartRows = ReturnType<typeof createPartRows>;

/** The statements over parts, their blocks and what is stale in these. */
export function createPartRows(database: DatabaseSync) {
  const ofMemory = database.prepare(
    `SELECT * FROM memory_part WHERE memory = ? AND state = 'ready' ORDER BY part`,
  );
  const byPart = database.prepare('SELECT * FROM memory_part WHERE part = ?');
  const others = database.prepare(
    `SELECT * FROM memory_part WHERE state = 'filling' OR form <> ? ORDER BY part`,
  );
  const insert = database.prepare(
    `INSERT INTO memory_part (memory, state, origin, form, created) VALUES (?, ?, ?, ?, ?)`,
  );
  const update = database.prepare(
    `UPDATE memory_part SET memory = ?, state = ?, last = ?, units = ?, sealed = ?, form = ?,
      revision = ? WHERE part = ?`,
  );
  const insertBlock = database.prepare('INSERT INTO memory_block VALUES (?, ?, ?, ?, ?)');
  const words = database.prepare(
    'SELECT first, words FROM memory_block WHERE part = ? AND side = ? ORDER BY first',
  );
  const signatures = database.prepare(
    'SELECT signatures FROM memory_block WHERE part = ? AND side = ? ORDER BY first',
  );
  const dropBlocks = database.prepare('DELETE FROM memory_block WHERE part = ?');
  const dropStale = database.prepare('DELETE FROM memory_stale WHERE part = ?');
  const stale = database.prepare('SELECT number FROM memory_stale WHERE part = ?');
  const addStale = database.prepare('INSERT OR IGNORE INTO memory_stale VALUES (?, ?)');
  const dropPart = database.prepare('DELETE FROM memory_part WHERE part = ?');

  const find = (part: number): PartRow | null => {
    const row = byPart.get(part);
    return row === undefined ? null : partRow(row);
  };
  return {
    find,
    ofMemory: (memory: number): PartRow[] => ofMemory.all(memory).map(partRow),
    /** Parts that were never finished, or whose blocks are of another form than this. */
    unready: (form: number): PartRow[] => others.all(form).map(partRow),
    insert(
      memory: number,
      state: PartRow['state'],
      origin: string | null,
      form: number,
      created: string,
    ): PartRow {
      const { lastInsertRowid } = insert.run(memory, state, origin, form, created);
      const row = find(Number(lastInsertRowid));
      if (row === null) throw new Error('A part vanished as soon as it was made.');
      return row;
    },
    update({ part, memory, state, last, units, sealed, form, revision }: PartRow): void {
      update.run(memory, state, last, units, sealed, form, revision, part);
    },
    insertBlock(part: number, block: NewBlock): void {
      insertBlock.run(part, block.side, block.first, packBlock(block.words), block.signatures);
    },
    *words(part: number, side: string): Generator<{ first: number; block: WordBlock }> {
      for (const row of words.iterate(part, side)) {
        yield { first: Number(row['first']), block: unpackBlock(bytes(row['words'])) };
      }
    },
    *signatures(part: number, side: string): Generator<Uint8Array> {
      for (const row of signatures.iterate(part, side)) yield bytes(row['signatures']);
    },
    stale: (part: number): Set<number> =>
      new Set(stale.all(part).map((row) => Number(row['number']))),
    addStale(part: number, number: number): void {
      addStale.run(part, number);
    },
    dropBlocks(part: number): void {
      dropBlocks.run(part);
      dropStale.run(part);
    },
    remove(part: number): void {
      dropPart.run(part);
    },
  };
}

function bytes(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array(0);
}

function partRow(row: Record<string, unknown>): PartRow {
  return {
    part: Number(row['part']),
    memory: Number(row['memory']),
    state: row['state'] === 'ready' ? 'ready' : 'filling',
    origin: typeof row['origin'] === 'string' ? row['origin'] : null,
    last: Number(row['last']),
    units: Number(row['units']),
    sealed: Number(row['sealed']),
    form: Number(row['form']),
    revision: Number(row['revision']),
  };
}

import type { DatabaseSync } from 'node:sqlite';
import type { OutboxItem, ReplicaState } from './replicas.ts';

export interface ReplicaRow {
  readonly memory: string;
  readonly team: string;
  readonly author: string;
  readonly sequence: number;
  readonly filled: number | null;
  /** The part that a fill writes to. */
  readonly part: number | null;
  /** The newest change of a unit, by the database's clock. */
  readonly newest: string;
}

/** A confirmed unit that is not in the team's memory yet. */
export interface OutboxRow {
  readonly token: string;
  /** Its unit here. */
  readonly unit: number;
  readonly item: OutboxItem;
}

export type ReplicaRows = ReturnType<typeof createReplicaRows>;

/** The statements over replicas, the numbers of their units and the outbox. */
export function createReplicaRows(database: DatabaseSync) {
  const all = database.prepare(
    `SELECT replica.*,
       (SELECT units FROM replica_searched WHERE replica_searched.memory = replica.memory) AS searched,
       (SELECT count(*) FROM outbox WHERE outbox.memory = replica.memory) AS waiting,
       (SELECT count(*) FROM outbox WHERE outbox.memory = replica.memory AND refused IS NOT NULL)
         AS refused
     FROM replica ORDER BY team, memory`,
  );
  const one = database.prepare('SELECT * FROM replica WHERE memory = ?');
  const put = database.prepare(
    `INSERT INTO replica (memory, team, author, sequence, filled, part, newest)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (memory) DO UPDATE SET team = excluded.team,
       author = excluded.author, sequence = excluded.sequence, filled = excluded.filled,
       part = excluded.part, newest = excluded.newest`,
  );
  const removals = [
    'DELETE FROM replica WHERE memory = ?',
    'DELETE FROM replica_unit WHERE memory = ?',
    'DELETE FROM outbox WHERE memory = ?',
    'DELETE FROM replica_searched WHERE memory = ?',
  ].map((sql) => database.prepare(sql));
  const unitOf = database.prepare('SELECT unit FROM replica_unit WHERE memory = ? AND number = ?');
  const numberOf = database.prepare('SELECT number FROM replica_unit WHERE unit = ?');
  const bind = database.prepare('INSERT OR REPLACE INTO replica_unit VALUES (?, ?, ?)');
  const unbind = database.prepare('DELETE FROM replica_unit WHERE memory = ? AND number = ?');
  const post = database.prepare(
    'INSERT OR IGNORE INTO outbox (token, memory, unit, item, refused) VALUES (?, ?, ?, ?, ?)',
  );
  const unplaced = database.prepare(
    'SELECT token, item FROM outbox WHERE memory = ? AND unit = 0 ORDER BY number',
  );
  const waiting = database.prepare(
    `SELECT token, item FROM outbox WHERE memory = ? AND refused IS NULL ORDER BY number LIMIT ?`,
  );
  const unsent = database.prepare(
    'SELECT token, item FROM outbox WHERE memory = ? ORDER BY number',
  );
  const byToken = database.prepare('SELECT token, unit, item FROM outbox WHERE token = ?');
  const placed = database.prepare(
    'SELECT token, unit FROM outbox WHERE memory = ? AND unit > 0 ORDER BY number',
  );
  const place = database.prepare('UPDATE outbox SET unit = ? WHERE token = ?');
  const unbindAll = database.prepare('DELETE FROM replica_unit WHERE memory = ?');
  const isSearched = database.prepare('SELECT 1 FROM replica_searched WHERE memory = ?');
  const search = database.prepare('INSERT OR REPLACE INTO replica_searched VALUES (?, ?)');
  const keep = database.prepare('DELETE FROM replica_searched WHERE memory = ?');
  const drop = database.prepare('DELETE FROM outbox WHERE token = ?');
  const refuse = database.prepare('UPDATE outbox SET refused = ? WHERE token = ?');
  const retry = database.prepare(
    'UPDATE outbox SET refused = NULL WHERE memory = ? AND refused = ?',
  );
  const itemOf = (row: Record<string, unknown>): OutboxItem => ({
    ...(JSON.parse(String(row['item'])) as Omit<OutboxItem, 'token'>),
    token: String(row['token']),
  });

  return {
    states: (): ReplicaState[] =>
      all.all().map((row) => ({
        memory: String(row['memory']),
        team: String(row['team']),
        sequence: Number(row['sequence']),
        filled: row['filled'] === null ? null : Number(row['filled']),
        searched: row['searched'] === null ? null : Number(row['searched']),
        waiting: Number(row['waiting']),
        refused: Number(row['refused']),
      })),
    find(memory: string): ReplicaRow | null {
      const row = one.get(memory.toLowerCase());
      if (row === undefined) return null;
      return {
        memory: String(row['memory']),
        team: String(row['team']),
        author: String(row['author']),
        sequence: Number(row['sequence']),
        filled: row['filled'] === null ? null : Number(row['filled']),
        part: row['part'] === null ? null : Number(row['part']),
        newest: String(row['newest']),
      };
    },
    put({ memory, team, author, sequence, filled, part, newest }: ReplicaRow): void {
      put.run(memory, team, author, sequence, filled, part, newest);
    },
    remove(memory: string): void {
      for (const removal of removals) removal.run(memory);
    },
    unitOf(memory: string, number: number): number | null {
      const row = unitOf.get(memory, number);
      return row === undefined ? null : Number(row['unit']);
    },
    numberOf(unit: number): number | null {
      const row = numberOf.get(unit);
      return row === undefined ? null : Number(row['number']);
    },
    bind(memory: string, number: number, unit: number): void {
      bind.run(memory, number, unit);
    },
    unbind(memory: string, number: number): void {
      unbind.run(memory, number);
    },
    /** @param unit 0 where the unit itself is lost */
    post(
      memory: string,
      unit: number,
      { token, ...item }: OutboxItem,
      refused: string | null = null,
    ): void {
      post.run(token, memory, unit, JSON.stringify(item), refused);
    },
    /** Items whose units are lost. */
    unplaced: (memory: string): OutboxItem[] => unplaced.all(memory).map(itemOf),
    waiting: (memory: string, limit: number): OutboxItem[] =>
      waiting.all(memory, limit).map(itemOf),
    /** All that is not in the database, also what it does not take. */
    unsent: (memory: string): OutboxItem[] => unsent.all(memory).map(itemOf),
    posted(token: string): OutboxRow | null {
      const row = byToken.get(token);
      if (row === undefined) return null;
      return { token, unit: Number(row['unit']), item: itemOf(row) };
    },
    /** Items with their units here. */
    placed: (memory: string) =>
      placed.all(memory).map((row) => ({ token: String(row['token']), unit: Number(row['unit']) })),
    place(token: string, unit: number): void {
      place.run(unit, token);
    },
    unbindAll(memory: string): void {
      unbindAll.run(memory);
    },
    isSearched: (memory: string): boolean => isSearched.get(memory) !== undefined,
    search(memory: string, units: number): void {
      search.run(memory, units);
    },
    keep(memory: string): void {
      keep.run(memory);
    },
    drop(token: string): void {
      drop.run(token);
    },
    refuse(token: string, reason: string): void {
      refuse.run(reason, token);
    },
    retry(memory: string, reason: string): void {
      retry.run(memory, reason);
    },
  };
}

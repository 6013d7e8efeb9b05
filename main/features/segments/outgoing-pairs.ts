import type { Database } from '../../system/database.ts';

/** A confirmed pair that is on its way into a memory. */
export interface OutgoingPair {
  readonly segment: number;
  readonly memory: string;
  readonly translation: string;
}

/** Confirmed pairs that no memory has yet; they are kept with the confirmation itself. */
export interface OutgoingPairs {
  put(pair: OutgoingPair): void;
  /** The first ones, all for the same memory, so many at most. */
  next(most: number): readonly OutgoingPair[];
  /** They are stored; a newer one of the same segment stays. Is part of a transaction. */
  sent(pairs: readonly OutgoingPair[]): void;
  drop(segments: readonly number[]): void;
}

export function createOutgoingPairs(sqlite: Database['sqlite']): OutgoingPairs {
  const put = sqlite.prepare(
    'INSERT OR REPLACE INTO outgoing (segment, memory, translation) VALUES (?, ?, ?)',
  );
  const next = sqlite.prepare('SELECT * FROM outgoing ORDER BY segment LIMIT ?');
  const remove = sqlite.prepare(
    'DELETE FROM outgoing WHERE segment = ? AND memory = ? AND translation = ?',
  );
  const drop = sqlite.prepare(
    'DELETE FROM outgoing WHERE segment IN (SELECT value FROM json_each(?))',
  );
  return {
    put: ({ segment, memory, translation }) => void put.run(segment, memory, translation),
    next(most) {
      const pairs = next.all(most).map((row) => ({
        segment: Number(row['segment']),
        memory: String(row['memory']),
        translation: String(row['translation']),
      }));
      const other = pairs.findIndex(({ memory }) => memory !== pairs[0]?.memory);
      return other === -1 ? pairs : pairs.slice(0, other);
    },
    sent(pairs) {
      for (const { segment, memory, translation } of pairs)
        remove.run(segment, memory, translation);
    },
    drop(segments) {
      // Mostly there is none, and a fill drops those of a hundred thousand segments.
      if (next.get(1) !== undefined) drop.run(JSON.stringify(segments));
    },
  };
}

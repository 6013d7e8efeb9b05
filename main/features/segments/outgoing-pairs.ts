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
  next(): OutgoingPair | null;
  /** It is stored; a newer one of the same segment stays. */
  sent(pair: OutgoingPair): void;
  drop(segments: readonly number[]): void;
}

export function createOutgoingPairs(sqlite: Database['sqlite']): OutgoingPairs {
  const put = sqlite.prepare(
    'INSERT OR REPLACE INTO outgoing (segment, memory, translation) VALUES (?, ?, ?)',
  );
  const next = sqlite.prepare('SELECT * FROM outgoing ORDER BY segment LIMIT 1');
  const remove = sqlite.prepare(
    'DELETE FROM outgoing WHERE segment = ? AND memory = ? AND translation = ?',
  );
  const drop = sqlite.prepare(
    'DELETE FROM outgoing WHERE segment IN (SELECT value FROM json_each(?))',
  );
  return {
    put: ({ segment, memory, translation }) => void put.run(segment, memory, translation),
    next() {
      const row = next.get();
      if (row === undefined) return null;
      return {
        segment: Number(row['segment']),
        memory: String(row['memory']),
        translation: String(row['translation']),
      };
    },
    sent: ({ segment, memory, translation }) => void remove.run(segment, memory, translation),
    drop(segments) {
      // Mostly there is none, and a fill drops those of a hundred thousand segments.
      if (next.get() !== undefined) drop.run(JSON.stringify(segments));
    },
  };
}

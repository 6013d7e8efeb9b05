import type { IdRanges } from '../../../preload/contract/id-ranges.ts';
import { countIds, hasId, rangesOf } from '../../../preload/contract/id-ranges.ts';
import type { Database } from '../../system/database.ts';
import { leastOf } from '../../system/long-lists.ts';
import { numbersIn } from './segment-order.ts';

/** Parts of a file that went to reviewers: a returned file of a part does not lack the rest. */
export interface SentParts {
  add(ids: readonly number[]): void;
  /** How many segments the smallest of them has that holds all of these; null where none does. */
  smallestWith(ids: readonly number[]): number | null;
}

/** Parts that are kept, the newest. */
const MOST_PARTS = 50;

export function createSentParts(sqlite: Database['sqlite']): SentParts {
  const add = sqlite.prepare('INSERT INTO sent_part (ids) VALUES (?)');
  const trim = sqlite.prepare(
    `DELETE FROM sent_part
     WHERE number <= (SELECT max(number) FROM sent_part) - ${MOST_PARTS}`,
  );
  const all = sqlite.prepare('SELECT ids FROM sent_part');
  return {
    add(ids) {
      add.run(JSON.stringify(rangesOf(ids).flat()));
      trim.run();
    },
    smallestWith(ids) {
      const holding = all
        .all()
        .map((row) => readRanges(row['ids']))
        .filter((ranges) => ids.every((id) => hasId(ranges, id)));
      const counts = holding.map(countIds);
      return counts.length === 0 ? null : leastOf(counts);
    },
  };
}

/** First and last id of each range in turn. Damaged ones hold nothing. */
function readRanges(kept: unknown): IdRanges {
  try {
    const ends = numbersIn(kept);
    return ends.flatMap((first, place): [number, number][] =>
      place % 2 === 0 ? [[first, ends[place + 1] ?? first]] : [],
    );
  } catch {
    return [];
  }
}

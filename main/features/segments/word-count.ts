import type { Database } from '../../system/database.ts';
import { wordsOf } from '../../engine/analysis/analysis.ts';
import { wordsOfSegment } from '../../engine/segments/segment-tags.ts';
import type { SegmentRows } from './segment-rows.ts';

/** Words of the source of a file. */
export interface FileWords {
  readonly words: number;
  readonly confirmedWords: number;
}

/** Segments whose words are counted together. */
const AT_ONCE = 1000;

/**
 * The words of a file: kept up to date by the database while segments are confirmed, and counted here where
 * segments were added or their sources have changed.
 */
export function countedWords(sqlite: Database['sqlite'], rows: SegmentRows): FileWords {
  const known = sqlite.prepare('SELECT words, confirmed FROM word_count').get();
  if (known !== undefined) {
    return { words: Number(known['words']), confirmedWords: Number(known['confirmed']) };
  }
  const uncounted = sqlite.prepare(
    `SELECT number FROM segment s
     WHERE NOT EXISTS (SELECT 1 FROM segment_words w WHERE w.number = s.number)
     ORDER BY number LIMIT ${AT_ONCE}`,
  );
  const keep = sqlite.prepare('INSERT INTO segment_words (number, words) VALUES (?, ?)');
  sqlite.exec('SAVEPOINT counting');
  for (;;) {
    const numbers = uncounted.all().map(({ number }) => Number(number));
    for (const number of numbers) {
      const row = rows.get(number);
      keep.run(number, row === null ? 0 : wordsOf(wordsOfSegment(row.source, row.tags)));
    }
    if (numbers.length < AT_ONCE) break;
  }
  sqlite.exec(
    `INSERT INTO word_count (id, words, confirmed)
     SELECT 1, coalesce(sum(words), 0), coalesce(sum(words) FILTER (WHERE status = 'confirmed'), 0)
     FROM segment JOIN segment_words USING (number)`,
  );
  sqlite.exec('RELEASE counting');
  return countedWords(sqlite, rows);
}

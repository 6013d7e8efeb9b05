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
    `SELECT id FROM segment s
     WHERE NOT EXISTS (SELECT 1 FROM segment_words w WHERE w.number = s.id)
     ORDER BY id LIMIT ${AT_ONCE}`,
  );
  const keep = sqlite.prepare('INSERT INTO segment_words (number, words) VALUES (?, ?)');
  sqlite.exec('SAVEPOINT counting');
  for (;;) {
    const ids = uncounted.all().map(({ id }) => Number(id));
    for (const id of ids) {
      // One that is joined to another has its words there.
      const row = rows.withId(id);
      keep.run(id, row === null ? 0 : wordsOf(wordsOfSegment(row.source, row.tags)));
    }
    if (ids.length < AT_ONCE) break;
  }
  sqlite.exec(
    `INSERT INTO word_count (id, words, confirmed)
     SELECT 1, coalesce(sum(words), 0), coalesce(sum(words)
       FILTER (WHERE status IN ('confirmed', 'reviewed')), 0)
     FROM segment JOIN segment_words ON segment_words.number = segment.id`,
  );
  sqlite.exec('RELEASE counting');
  return countedWords(sqlite, rows);
}

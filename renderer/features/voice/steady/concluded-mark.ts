import type { TranscriptRow } from '../../../../preload/contract/voice.ts';

/** Translations come late, though never by so many rows. */
const LATEST = 12;

/**
 * Another value whenever more text of a column has been concluded; concluded text only ever grows.
 * @param column a target language, or `source`
 */
export function concludedMark(rows: readonly TranscriptRow[], column: string): string {
  let letters = 0;
  for (const row of rows.slice(-LATEST)) {
    if (row.kind !== 'speech') continue;
    const line = column === 'source' ? row.source : row.targets[column];
    letters += line?.text.length ?? 0;
  }
  return `${rows.length}:${letters}`;
}

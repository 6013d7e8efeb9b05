import type { TranscriptRow } from '../../../../preload/contract/voice.ts';
import type { SpeechRow } from './transcript.ts';

/** Rows that are looked at from the end; translations are never so late. */
const LATEST = 200;

/**
 * The row that a target segment belongs to: the one it shares most time with, else the last one that
 * begins before its end. null when none has begun by then.
 * @param isRefill whether rows of a refill count, and no others
 */
export function rowOf(
  rows: readonly TranscriptRow[],
  startMs: number,
  endMs: number,
  isRefill: boolean,
): SpeechRow | null {
  let best: SpeechRow | null = null;
  let bestShared = 0;
  let before: SpeechRow | null = null;
  for (let index = rows.length - 1; index >= Math.max(0, rows.length - LATEST); index -= 1) {
    const row = rows[index];
    if (row?.kind !== 'speech' || row.refilled !== isRefill) continue;
    const shared = Math.min(endMs, row.endMs) - Math.max(startMs, row.startMs);
    if (shared > bestShared) {
      best = row;
      bestShared = shared;
    }
    if (row.startMs <= endMs && (before === null || row.startMs > before.startMs)) before = row;
  }
  return best ?? before;
}

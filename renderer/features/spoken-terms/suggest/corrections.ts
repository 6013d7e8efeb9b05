import type { Rpc } from '../../../../preload/contract/api.ts';
import type { TranscriptRow } from '../../../../preload/contract/voice.ts';
import type { Correction } from './suggested-terms.ts';

/** The lines of a transcript whose spoken text a person corrected. */
export function correctionsOf(rows: readonly TranscriptRow[]): readonly Correction[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'speech') return [];
    const { text, edited } = row.source;
    return edited === undefined || edited === text
      ? []
      : [{ language: row.language, before: text, after: edited }];
  });
}

/** What was found in the newest sessions. */
export interface FoundCorrections {
  readonly corrections: readonly Correction[];
  /** Sessions that were read, of those that there are. */
  readonly read: number;
  readonly all: number;
}

/**
 * Reads the corrected lines of the newest sessions, one session after the other.
 * @param most how many sessions are read
 */
export async function findCorrections(
  rpc: Rpc,
  most: number,
  signal: AbortSignal,
): Promise<FoundCorrections> {
  const sessions = (await first(rpc.watch('voice.sessions', undefined, signal))) ?? [];
  const newest = sessions.slice(0, most);
  const corrections: Correction[] = [];
  for (const { id } of newest) {
    const view = await first(rpc.watch('voice.watch', { id }, signal));
    for (const found of correctionsOf(view?.rows ?? [])) corrections.push(found);
  }
  return { corrections, read: newest.length, all: sessions.length };
}

/** The first value of a watch, which is stopped then; null where it ends without one. */
async function first<Value>(values: AsyncIterable<Value>): Promise<Value | null> {
  for await (const value of values) return value;
  return null;
}

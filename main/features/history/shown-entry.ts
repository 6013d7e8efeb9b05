import { z } from 'zod';
import type { HistoryDetail, HistoryEntry } from '../../../preload/contract/history.ts';
import { TranslationRequest } from '../../../preload/contract/text.ts';
import { WritingRequest } from '../../../preload/contract/writing.ts';
import { hitsOf } from '../../engine/full-text/hits.ts';
import type { SearchTerm } from '../../engine/full-text/terms.ts';
import type { FullEntry, ShortEntry } from './entry-table.ts';

/** An entry of a list, with the places of what was looked for. */
export function shownEntry(entry: ShortEntry, terms: readonly SearchTerm[]): HistoryEntry {
  const { id, kind, connection, connectionName, source, target, characters, pinned } = entry;
  const { before, after } = entry;
  return {
    id,
    kind,
    connection,
    connectionName,
    source,
    target,
    before,
    after,
    characters,
    pinned,
    at: new Date(entry.at).toISOString(),
    hits: { before: hitsOf(before, terms), after: hitsOf(after, terms) },
  };
}

/** UTF-16 units of the beginning that a list would show. */
const beginning = (text: string): string => Array.from(text.slice(0, 400)).slice(0, 200).join('');

/** An entry wholly. @param isThere whether its document or session is still there */
export function detailOf(entry: FullEntry, isThere: boolean): HistoryDetail {
  const { before, after } = entry;
  const short = { ...entry, before: beginning(before), after: beginning(after) };
  return {
    ...shownEntry(short, []),
    fullBefore: before,
    fullAfter: after,
    origins: [...new Set(entry.segments.map(({ kind }) => kind))],
    request: requestOf(entry.request),
    of: isThere ? entry.of : null,
  };
}

const KeptRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), request: TranslationRequest }),
  z.object({ kind: z.literal('writing'), request: WritingRequest }),
  z.object({ kind: z.literal('detection'), text: z.string() }),
]);

/** null where another version wrote it, with options that this one does not know. */
function requestOf(kept: string | null): HistoryDetail['request'] {
  if (kept === null) return null;
  const read = KeptRequest.safeParse(JSON.parse(kept));
  return read.success ? read.data : null;
}

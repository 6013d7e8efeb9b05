import type { TranslationRequest } from '../../../../preload/contract/text.ts';
import { CHUNK_LIMITS, jsonBytes } from '../../chunks.ts';
import type { PlannedChunk } from '../plan.ts';
import { roomForText } from '../plan.ts';

/** Texts in one request; the service takes more, older ones do not. */
const MOST_TEXTS = 50;
/** Quotes and a comma. */
const BYTES_BETWEEN = 3;

/**
 * Which chunks go together in one request: what memories leave of a text is many small pieces, and a
 * request for each would take long. Only pieces with the same context do, since a request has one. The
 * first request is small, so that something is read soon.
 * @returns indexes of the chunks that are sent
 */
export function batchesOf(
  request: TranslationRequest,
  planned: readonly PlannedChunk[],
): readonly (readonly number[])[] {
  const room = roomForText(request);
  const batches: number[][] = [];
  let most: number = CHUNK_LIMITS.first;
  let size = 0;
  let bytes = 0;
  let context: string | null = null;
  for (const [index, piece] of planned.entries()) {
    if (piece.local !== undefined) continue;
    const text = request.text.slice(piece.core.start, piece.core.end);
    const taken = jsonBytes(text) + BYTES_BETWEEN;
    const batch = batches.at(-1);
    const fits = context === piece.context && size + text.length <= most && bytes + taken <= room;
    if (batch !== undefined && batch.length < MOST_TEXTS && fits) {
      batch.push(index);
      size += text.length;
      bytes += taken;
      continue;
    }
    if (batch !== undefined) most = Math.min(2 * most, CHUNK_LIMITS.largest);
    batches.push([index]);
    context = piece.context;
    size = text.length;
    bytes = taken;
  }
  return batches;
}

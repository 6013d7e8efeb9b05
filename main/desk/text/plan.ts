import type { TranslationRequest } from '../../../preload/contract/text.ts';
import { MAX_TRANSLATE_BYTES, translateBodyBytes } from '../../client/translate.ts';
import { DeskFailure } from '../desk-failure.ts';
import type { Chunk } from '../chunks.ts';
import { CHUNK_LIMITS, cutIntoChunks } from '../chunks.ts';
import { cutMarkup } from './markup-chunks.ts';
import { LONGEST_NEIGHBOUR, neighbours } from './neighbours.ts';
import { sentenceStarts } from '../sentence-starts.ts';
import { translateCall } from './translate-call.ts';

/** A chunk with what goes along with it. White space at its edges stays here, untouched. */
export interface PlannedChunk {
  readonly chunk: Chunk;
  /** The part between outer white space, which is sent; empty when there is nothing else. */
  readonly core: Chunk;
  /** Context that is sent and not translated; empty for none. */
  readonly context: string;
}

/** A chunk needs at least this much room in a request, or there is no sense in sending it. */
const LEAST_ROOM = 2048;
/** A UTF-16 unit takes at most this many bytes in JSON (`\u001f`). */
const MOST_BYTES_PER_UNIT = 6;

/** @throws DeskFailure too-large when options or unsplittable markup leave no room for the text */
export function plan(request: TranslationRequest): readonly PlannedChunk[] {
  const { text, source, options } = request;
  const count = options.neighbours ?? 0;
  const sentences = (piece: string) => sentenceStarts(piece, source);
  return chunksOf(request).map((chunk) => {
    const { before, after } = neighbours(text, chunk, count, sentences);
    const parts = [options.context ?? '', before, after];
    const context = parts.filter((part) => part !== '').join('\n');
    return { chunk, core: coreOf(text, chunk), context };
  });
}

/**
 * The parts of the text that a plan sends, without what goes along with them.
 * @throws DeskFailure as `plan` does
 */
export function sentPieces(request: TranslationRequest): readonly Chunk[] {
  return chunksOf(request).map((chunk) => coreOf(request.text, chunk));
}

function chunksOf(request: TranslationRequest): readonly Chunk[] {
  const { text, source, options } = request;
  const bytes = roomForText(request);
  if (options.tagHandling !== undefined) {
    const { largest } = CHUNK_LIMITS;
    const chunks = cutMarkup(text, options.tagHandling, { largest, bytes });
    if (chunks === null) throw tooLarge('text');
    return chunks;
  }
  const breaks = options.splitSentences === 'nonewlines' ? 'nonewlines' : 'lines';
  return cutIntoChunks(text, { ...CHUNK_LIMITS, bytes }, breaks, (piece) =>
    sentenceStarts(piece, source),
  );
}

/** Bytes of a request that its options leave to the text. */
function roomForText(request: TranslationRequest): number {
  const { context = '', neighbours: count = 0 } = request.options;
  const around = count === 0 ? 0 : 2 * (LONGEST_NEIGHBOUR + 1) * MOST_BYTES_PER_UNIT;
  const others = translateBodyBytes(translateCall(request, '', context));
  const bytes = MAX_TRANSLATE_BYTES - others - around;
  if (bytes < LEAST_ROOM) throw tooLarge('options');
  return bytes;
}

function coreOf(text: string, { start, end }: Chunk): Chunk {
  const piece = text.slice(start, end);
  const coreStart = start + piece.length - piece.trimStart().length;
  return { start: coreStart, end: Math.max(coreStart, start + piece.trimEnd().length) };
}

function tooLarge(field: string): DeskFailure {
  return new DeskFailure({
    code: 'too-large',
    params: { field, limit: MAX_TRANSLATE_BYTES },
  });
}

import type { WritingRequest } from '../../../preload/contract/writing.ts';
import { MAX_WRITING_BYTES, writingBodyBytes } from '../../client/writing.ts';
import { cutIntoChunks } from '../chunks.ts';
import { sentenceStarts } from '../sentence-starts.ts';

/** A part of the text that goes out by itself. White space around it stays here, untouched. */
export interface Part {
  readonly before: string;
  /** What is sent; empty where there is nothing but white space. */
  readonly core: string;
  readonly after: string;
}

/**
 * Cuts a text so that each part fits into a request of the service: between paragraphs, else lines,
 * else sentences. A text that fits stays whole.
 */
export function planParts(request: WritingRequest): readonly Part[] {
  const bytes = MAX_WRITING_BYTES - writingBodyBytes({ ...request, text: '' });
  // A byte is at least needed for each unit, so nothing larger would fit anyway.
  const limits = { whole: bytes, first: bytes, largest: bytes, bytes };
  const sentences = (piece: string) => sentenceStarts(piece, request.target);
  return cutIntoChunks(request.text, limits, 'lines', sentences).map(({ start, end }) => {
    const piece = request.text.slice(start, end);
    const core = piece.trim();
    const at = core === '' ? piece.length : piece.indexOf(core);
    return { before: piece.slice(0, at), core, after: piece.slice(at + core.length) };
  });
}

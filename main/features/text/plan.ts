import type { TranslationRequest } from '../../../preload/contract/text.ts';
import { MAX_TRANSLATE_BYTES, translateBodyBytes } from '../../client/translate.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Chunk } from '../chunks.ts';
import { CHUNK_LIMITS, cutIntoChunks, jsonBytes } from '../chunks.ts';
import { cutMarkup } from './markup-chunks.ts';
import type { LocalPassage, LocalText } from './local/match-locally.ts';
import { soundRanges } from './local/sound-ranges.ts';
import { LONGEST_NEIGHBOUR, neighbours } from './neighbours.ts';
import { sentenceStarts } from '../sentence-starts.ts';
import { translateCall } from './translate-call.ts';

/** A chunk with what goes along with it. What is outside of its core stays here, untouched. */
export interface PlannedChunk {
  readonly chunk: Chunk;
  /** The part between outer white space, which is sent; empty when there is nothing else. */
  readonly core: Chunk;
  /** What a local memory has for the core, which then is not sent. */
  readonly local?: LocalText;
  /** Context that is sent and not translated; empty for none. */
  readonly context: string;
}

/** A chunk needs at least this much room in a request, or there is no sense in sending it. */
const LEAST_ROOM = 2048;
/** A UTF-16 unit takes at most this many bytes in JSON (`\u001f`). */
const MOST_BYTES_PER_UNIT = 6;

/** @throws FeatureFailure too-large when options or unsplittable markup leave no room for the text */
export function plan(request: TranslationRequest): readonly PlannedChunk[] {
  return chunksOf(request, wholeOf(request)).map((chunk) => ({
    chunk,
    core: coreOf(request.text, chunk),
    context: contextOf(request, chunk),
  }));
}

/**
 * The plan of a text for which local memories were asked: what they have is not sent. The chunks go on
 * from one core to the next, so that what stands between them is kept.
 * @param passages all segments of the text, in order
 * @throws FeatureFailure as `plan` does
 */
export function planAround(
  request: TranslationRequest,
  passages: readonly LocalPassage[],
): readonly PlannedChunk[] {
  const { text } = request;
  const sent = sentAround(request, passages);
  if (sent === null) return plan(request);
  const isSent = (passage: Chunk) =>
    sent.some(({ start, end }) => passage.start < end && start < passage.end);
  const known = passages.flatMap(({ start, end, local }) =>
    local === null || isSent({ start, end }) ? [] : [{ start, end, local }],
  );
  const all: readonly (Chunk & { readonly local?: LocalText })[] = [...sent, ...known];
  const cores = all.toSorted((a, b) => a.start - b.start);
  return cores.map(({ start, end, local }, index) => {
    const core = { start, end };
    const isLast = index === cores.length - 1;
    const chunk = { start: cores[index - 1]?.end ?? 0, end: isLast ? text.length : end };
    if (local !== undefined) return { chunk, core, context: '', local };
    return { chunk, core, context: contextOf(request, core) };
  });
}

/** The ranges that are sent; null where no passage has a match. */
function sentAround(
  request: TranslationRequest,
  passages: readonly LocalPassage[],
): readonly Chunk[] | null {
  const { text, options } = request;
  if (passages.every(({ local }) => local === null)) return null;
  const bytes = roomForText(request);
  const isSmall = ({ start, end }: Chunk) =>
    end - start <= CHUNK_LIMITS.largest && jsonBytes(text.slice(start, end)) <= bytes;
  const ranges =
    options.tagHandling === undefined
      ? gapsBetween(passages, text.length)
      : soundRanges(text, options.tagHandling, passages, isSmall);
  return ranges
    .flatMap((range) => chunksOf(request, range))
    .map((chunk) => coreOf(text, chunk))
    .filter(({ start, end }) => start < end);
}

/** What is left of a text without markup where its matches are taken out. */
function gapsBetween(passages: readonly LocalPassage[], length: number): Chunk[] {
  const matched = passages.filter(({ local }) => local !== null);
  return [...matched, { start: length, end: length }].map(({ start }, index) => ({
    start: matched[index - 1]?.end ?? 0,
    end: start,
  }));
}

function contextOf({ text, source, options }: TranslationRequest, chunk: Chunk): string {
  const sentences = (piece: string) => sentenceStarts(piece, source);
  const { before, after } = neighbours(text, chunk, options.neighbours ?? 0, sentences);
  const parts = [options.context ?? '', before, after];
  return parts.filter((part) => part !== '').join('\n');
}

/**
 * The parts of the text that a plan sends, without what goes along with them.
 * @throws FeatureFailure as `plan` does
 */
export function sentPieces(
  request: TranslationRequest,
  passages: readonly LocalPassage[],
): readonly Chunk[] {
  return (
    sentAround(request, passages) ??
    chunksOf(request, wholeOf(request)).map((chunk) => coreOf(request.text, chunk))
  );
}

const wholeOf = ({ text }: TranslationRequest): Chunk => ({ start: 0, end: text.length });

function chunksOf(request: TranslationRequest, range: Chunk): readonly Chunk[] {
  const { source, options } = request;
  const text = request.text.slice(range.start, range.end);
  const placed = ({ start, end }: Chunk) => ({
    start: range.start + start,
    end: range.start + end,
  });
  const bytes = roomForText(request);
  if (options.tagHandling !== undefined) {
    const { largest } = CHUNK_LIMITS;
    const chunks = cutMarkup(text, options.tagHandling, { largest, bytes });
    if (chunks === null) throw tooLarge('text');
    return chunks.map(placed);
  }
  const breaks = options.splitSentences === 'nonewlines' ? 'nonewlines' : 'lines';
  return cutIntoChunks(text, { ...CHUNK_LIMITS, bytes }, breaks, (piece) =>
    sentenceStarts(piece, source),
  ).map(placed);
}

/** Bytes of a request that its options leave to the text. */
export function roomForText(request: TranslationRequest): number {
  const { context = '', neighbours: count = 0 } = request.options;
  const around = count === 0 ? 0 : 2 * (LONGEST_NEIGHBOUR + 1) * MOST_BYTES_PER_UNIT;
  const others = translateBodyBytes(translateCall(request, [''], context));
  const bytes = MAX_TRANSLATE_BYTES - others - around;
  if (bytes < LEAST_ROOM) throw tooLarge('options');
  return bytes;
}

function coreOf(text: string, { start, end }: Chunk): Chunk {
  const piece = text.slice(start, end);
  const coreStart = start + piece.length - piece.trimStart().length;
  return { start: coreStart, end: Math.max(coreStart, start + piece.trimEnd().length) };
}

function tooLarge(field: string): FeatureFailure {
  return new FeatureFailure({
    code: 'too-large',
    params: { field, limit: MAX_TRANSLATE_BYTES },
  });
}

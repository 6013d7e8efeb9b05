import { decode, encode } from '@msgpack/msgpack';
import { z } from 'zod';
import { assertSoundPack } from '../../system/sound-pack.ts';
import { createJsonBody } from '../answer-body.ts';
import { optionalCount, optionalListOf, optionalText } from '../answer-fields.ts';
import type { StreamSegment, StreamUpdate, TextRange } from './voice-stream.ts';

export type MessageFormat = 'json' | 'msgpack';

/** A message of the service, checked. Times are milliseconds of the sound on the wire. */
export type DownMessage =
  | { readonly kind: 'source'; readonly update: StreamUpdate }
  | { readonly kind: 'target'; readonly language: string; readonly update: StreamUpdate }
  | {
      readonly kind: 'speech';
      readonly language: string;
      readonly bytes: Uint8Array;
      readonly durationMs: number;
      readonly text: string | null;
    }
  | { readonly kind: 'source-end' }
  | { readonly kind: 'target-end'; readonly language: string }
  | { readonly kind: 'speech-end'; readonly language: string }
  | { readonly kind: 'stream-end' }
  /** Of the offline service: a decoder died and another one goes on. */
  | { readonly kind: 'recogniser-restarted'; readonly withoutTerms: boolean }
  | {
      readonly kind: 'error';
      readonly code: number;
      readonly reason: number;
      readonly message: string;
    }
  /** It cannot be read. */
  | { readonly kind: 'malformed' }
  /** A kind that this version does not know. */
  | { readonly kind: 'unknown' };

/** Bytes of one message: half a minute of translated speech. */
export const MAX_MESSAGE_BYTES = 2 * 1024 * 1024;
/** Values in one message. */
const MAX_VALUES = 20_000;
/** Segments, or pieces of sound, of one message. */
const MAX_ITEMS = 1_000;
/** Characters of one message: more than anybody says between two. */
const MAX_CHARACTERS = 20_000;
const MAX_LANGUAGE = 35;

/** A mark of our offline service; other services have none, and one that cannot be read is none. */
const Doubtful = z
  .array(z.object({ start: z.int().min(0), end: z.int() }))
  .max(MAX_ITEMS)
  .optional()
  .catch(undefined);

const Segment = z
  .object({
    text: z.string(),
    start_time: optionalCount,
    end_time: optionalCount,
    language: optionalText,
    doubtful: Doubtful,
  })
  .transform(({ text, start_time: start, end_time: end, language, doubtful }): StreamSegment => {
    // What has one time only took none; words without any come from the start.
    const startMs = start ?? end ?? 0;
    const marks = rangesWithin(text, doubtful ?? []);
    return {
      text,
      startMs,
      endMs: Math.max(startMs, end ?? startMs),
      language,
      ...(marks.length === 0 ? {} : { doubtful: marks }),
    };
  });
const Update = z.object({
  concluded: optionalListOf(Segment),
  tentative: optionalListOf(Segment),
});
const language = z.string().min(1).max(MAX_LANGUAGE);
const Bytes = z.union([
  z.instanceof(Uint8Array),
  z.base64().transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
]);

/** An error without a code is the service's own fault. */
const UNTOLD_ERROR = 500;

const KINDS = {
  source_transcript_update: Update.transform((update) => ({ kind: 'source' as const, update })),
  target_transcript_update: z
    .object({ language, ...Update.shape })
    .transform(({ language, ...update }) => ({ kind: 'target' as const, language, update })),
  target_media_chunk: z
    .object({
      language,
      data: z.array(Bytes),
      duration: optionalCount,
      headers: optionalCount,
      text: optionalText,
    })
    .transform((chunk) => ({
      kind: 'speech' as const,
      language: chunk.language,
      // The first items set a decoder up; the sound we ask for needs none.
      bytes: joined(chunk.data.slice(chunk.headers ?? 0)),
      durationMs: chunk.duration ?? 0,
      text: chunk.text,
    })),
  end_of_source_transcript: z.object({}).transform(() => ({ kind: 'source-end' as const })),
  end_of_target_transcript: z
    .object({ language })
    .transform(({ language }) => ({ kind: 'target-end' as const, language })),
  end_of_target_media: z
    .object({ language })
    .transform(({ language }) => ({ kind: 'speech-end' as const, language })),
  end_of_stream: z.object({}).transform(() => ({ kind: 'stream-end' as const })),
  recogniser_restarted: z
    .object({ without_spoken_terms: z.boolean().catch(false) })
    .transform((told) => ({
      kind: 'recogniser-restarted' as const,
      withoutTerms: told.without_spoken_terms,
    })),
  error: z
    .object({
      error_code: optionalCount,
      reason_code: optionalCount,
      error_message: optionalText,
    })
    // The session is over, whatever is said of it.
    .transform((error) => ({
      kind: 'error' as const,
      code: error.error_code ?? UNTOLD_ERROR,
      reason: error.reason_code ?? 0,
      message: error.error_message ?? '',
    })),
} satisfies Record<string, z.ZodType<DownMessage>>;

/** Reads a frame; never throws. A frame of the wrong kind is malformed. */
export function readMessage(frame: Buffer, isBinary: boolean, format: MessageFormat): DownMessage {
  if (isBinary !== (format === 'msgpack')) return { kind: 'malformed' };
  let value: unknown;
  try {
    value = isBinary ? unpacked(frame) : parsed(frame);
  } catch {
    return { kind: 'malformed' };
  }
  if (typeof value !== 'object' || value === null) return { kind: 'malformed' };
  // One name says what it is; what a service adds beside it changes nothing.
  const names = Object.keys(value);
  const [name, ...more] = names.filter(isKnown);
  if (name === undefined) return { kind: names.length === 0 ? 'malformed' : 'unknown' };
  if (more.length > 0) return { kind: 'malformed' };
  const body = (value as Record<string, unknown>)[name] ?? {};
  if (isSwollen(body)) return { kind: 'malformed' };
  const read = KINDS[name].safeParse(body);
  return read.success && !isOverlong(read.data) ? read.data : { kind: 'malformed' };
}

/** Ranges of a text in their order; what lies outside of it or overlaps is left out. */
function rangesWithin(text: string, ranges: readonly TextRange[]): readonly TextRange[] {
  let after = 0;
  return ranges.filter(({ start, end }) => {
    const fits = start >= after && end > start && end <= text.length;
    if (fits) after = end;
    return fits;
  });
}

function parsed(frame: Buffer): unknown {
  const body = createJsonBody({ maxBytes: MAX_MESSAGE_BYTES, maxValues: MAX_VALUES });
  body.push(frame);
  return body.end();
}

/** Whether a message says more than anybody does between two. */
function isOverlong(message: DownMessage): boolean {
  if (message.kind === 'speech') return (message.text?.length ?? 0) > MAX_CHARACTERS;
  if (message.kind !== 'source' && message.kind !== 'target') return false;
  const { concluded, tentative } = message.update;
  const length = (sum: number, { text }: StreamSegment) => sum + text.length;
  return tentative.reduce(length, concluded.reduce(length, 0)) > MAX_CHARACTERS;
}

/** The decoder makes room for as many values as a head promises; so the heads are looked at first. */
function unpacked(frame: Buffer): unknown {
  assertSoundPack(frame, MAX_VALUES);
  return decode(frame, {
    maxBinLength: MAX_MESSAGE_BYTES,
    maxStrLength: MAX_MESSAGE_BYTES,
    maxExtLength: 0,
  });
}

/** Whether a list is longer than any real one; each of its items could cost a note of its fault. */
const isSwollen = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  Object.values(body).some((list) => Array.isArray(list) && list.length > MAX_ITEMS);

const isKnown = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name);

/** A chunk of sound as a frame: text for JSON, bytes for MessagePack. */
export function writeChunk(pcm: Uint8Array, format: MessageFormat): string | Uint8Array {
  if (format === 'msgpack') return encode({ source_media_chunk: { data: pcm } });
  const data = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64');
  return `{"source_media_chunk":{"data":"${data}"}}`;
}

export const writeEnd = (format: MessageFormat): string | Uint8Array =>
  format === 'msgpack' ? encode({ end_of_source_media: {} }) : '{"end_of_source_media":{}}';

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  return parts.length === 1 && first !== undefined ? first : new Uint8Array(Buffer.concat(parts));
}

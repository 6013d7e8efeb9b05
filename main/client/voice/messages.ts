import { decode, encode } from '@msgpack/msgpack';
import { z } from 'zod';
import { assertSoundPack } from '../../system/sound-pack.ts';
import type { StreamSegment, StreamUpdate } from './voice-stream.ts';

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

const MAX_BYTES = 16 * 1024 * 1024;
/** Segments, or pieces of sound, of one message. */
const MAX_ITEMS = 10_000;

const time = z.number().min(0).transform(Math.round);
const Segment = z
  .object({ text: z.string(), start_time: time, end_time: time, language: z.string().nullish() })
  .transform((segment): StreamSegment => ({
    text: segment.text,
    startMs: segment.start_time,
    endMs: segment.end_time,
    language: segment.language ?? null,
  }));
const Update = z.object({
  concluded: z.array(Segment).default([]),
  tentative: z.array(Segment).default([]),
});
const language = z.string().min(1);
const Bytes = z.union([
  z.instanceof(Uint8Array),
  z.base64().transform((text) => new Uint8Array(Buffer.from(text, 'base64'))),
]);

const KINDS = {
  source_transcript_update: Update.transform((update) => ({ kind: 'source' as const, update })),
  target_transcript_update: z
    .object({ language, ...Update.shape })
    .transform(({ language, ...update }) => ({ kind: 'target' as const, language, update })),
  target_media_chunk: z
    .object({
      language,
      data: z.array(Bytes),
      duration: z.number().min(0).default(0),
      headers: z.int().min(0).nullish(),
      text: z.string().nullish(),
    })
    .transform((chunk) => ({
      kind: 'speech' as const,
      language: chunk.language,
      // The first items set a decoder up; the sound we ask for needs none.
      bytes: joined(chunk.data.slice(chunk.headers ?? 0)),
      durationMs: chunk.duration,
      text: chunk.text ?? null,
    })),
  end_of_source_transcript: z.object({}).transform(() => ({ kind: 'source-end' as const })),
  end_of_target_transcript: z
    .object({ language })
    .transform(({ language }) => ({ kind: 'target-end' as const, language })),
  end_of_target_media: z
    .object({ language })
    .transform(({ language }) => ({ kind: 'speech-end' as const, language })),
  end_of_stream: z.object({}).transform(() => ({ kind: 'stream-end' as const })),
  error: z
    .object({
      error_code: z.number(),
      reason_code: z.number().default(0),
      error_message: z.string().default(''),
    })
    .transform((error) => ({
      kind: 'error' as const,
      code: error.error_code,
      reason: error.reason_code,
      message: error.error_message,
    })),
} satisfies Record<string, z.ZodType<DownMessage>>;

/** Reads a frame; never throws. A frame of the wrong kind is malformed. */
export function readMessage(frame: Buffer, isBinary: boolean, format: MessageFormat): DownMessage {
  if (isBinary !== (format === 'msgpack')) return { kind: 'malformed' };
  let value: unknown;
  try {
    value = isBinary ? unpacked(frame) : JSON.parse(frame.toString('utf8'));
  } catch {
    return { kind: 'malformed' };
  }
  if (typeof value !== 'object' || value === null) return { kind: 'malformed' };
  const [entry, ...more] = Object.entries(value);
  if (entry === undefined || more.length > 0) return { kind: 'malformed' };
  const [name, body] = entry as [string, unknown];
  if (!isKnown(name)) return { kind: 'unknown' };
  if (isSwollen(body)) return { kind: 'malformed' };
  const read = KINDS[name].safeParse(body);
  return read.success ? read.data : { kind: 'malformed' };
}

/** The decoder makes room for as many values as a head promises; so the heads are looked at first. */
function unpacked(frame: Buffer): unknown {
  assertSoundPack(frame);
  return decode(frame, { maxBinLength: MAX_BYTES, maxStrLength: MAX_BYTES, maxExtLength: 0 });
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

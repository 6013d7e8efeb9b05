import { z } from 'zod';
import type { DocumentRow } from '../../../preload/contract/documents.ts';
import { DocumentOptions, GivenFuzzySpot } from '../../../preload/contract/documents.ts';
import type { Failure, FailureCode } from '../../../preload/contract/failure.ts';

const Kept = z.object({
  id: z.string(),
  name: z.string(),
  folder: z.string(),
  size: z.int().min(0),
  format: z.string(),
  options: DocumentOptions,
  connection: z.string(),
  connectionName: z.string(),
  state: z.enum([
    'queued',
    'uploading',
    'translating',
    'downloading',
    'done',
    'failed',
    'cancelled',
    'refused',
  ]),
  characters: z.object({ count: z.int().min(0), isBilled: z.boolean() }).nullable(),
  failure: z.looseObject({ code: z.string() }).nullable(),
  added: z.number(),
  /** Milliseconds since 1970 when it was sent first; null before. */
  begun: z.number().nullable(),
  seconds: z.number().nullable(),
  /** Name and place of the written file. */
  result: z.object({ name: z.string(), path: z.string() }).nullable(),
  /** Language that the service found it to be in. */
  found: z.string().nullable().default(null),
  /** What an engine did for it, where the service said so. */
  engine: z
    .object({ name: z.string(), ms: z.number(), words: z.number(), characters: z.number() })
    .nullable()
    .default(null),
  warnings: z.array(
    z.object({
      code: z.string(),
      place: z.string().exactOptional(),
      count: z.number().exactOptional(),
      memory: z.object({ memoryName: z.string(), reason: z.string() }).exactOptional(),
    }),
  ),
  /** What of its translation is from fuzzy matches. */
  fuzzy: z.array(GivenFuzzySpot).default([]),
  hasPreview: z.boolean(),
  /** How often sending was cut off so that nobody knows whether it had arrived. */
  cuts: z.int().min(0),
  /** It was looked at. */
  isChecked: z.boolean(),
  /** A version without its media is kept beside it and sent instead. */
  isSmall: z.boolean(),
  /** Its result has come in whole. */
  isReceived: z.boolean(),
  /** The ledger has what it was billed. */
  isCounted: z.boolean().default(false),
  /** Bytes that its result has, once the service has said it. */
  expected: z.int().min(0).nullable(),
  /** Id and key of the service's copy, sealed; null where there is none. */
  handle: z.string().nullable(),
});

/** A document of the queue as it is kept. */
export interface DocumentRecord extends Omit<z.output<typeof Kept>, 'failure'> {
  readonly failure: Failure | null;
}

/** What is known of a document that is not kept. */
export interface Transient {
  readonly progress: number | null;
  /** Milliseconds since 1970 when the step under way is expected to end. */
  readonly endsAt: number | null;
  /** Milliseconds since 1970. */
  readonly retryAt: number | null;
}

/** @returns null where a kept record is damaged */
export function readRecord(text: string): DocumentRecord | null {
  try {
    const kept = Kept.parse(JSON.parse(text));
    const { failure } = kept;
    // Codes are our own; one of a later version has no sentence and becomes a fault of ours.
    return { ...kept, failure: failure && { ...failure, code: failure.code as FailureCode } };
  } catch {
    return null;
  }
}

/** A document as the page sees it: no path, no id or key of the service. */
export function rowOf(
  record: DocumentRecord,
  { progress, endsAt, retryAt }: Transient,
): DocumentRow {
  const { id, name, folder, size, format, options, connection, connectionName, state } = record;
  const { characters, failure, added, seconds, found, warnings, engine, hasPreview } = record;
  return {
    id,
    name,
    folder,
    size,
    format,
    options,
    connection,
    connectionName,
    state,
    progress,
    endsAt,
    characters,
    failure,
    retryAt,
    added,
    seconds,
    result: record.result?.name ?? null,
    found,
    warnings,
    engine,
    hasPreview,
    maybeSentBefore: record.cuts > 0,
  };
}

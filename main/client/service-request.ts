import type { z } from 'zod';
import type { Feature } from '../../preload/contract/features.ts';
import { ServiceFailure } from './failure.ts';
import type { JsonBounds } from './json-reader.ts';

/** One call of the service, ready to be sent, with the way to read its answer. */
export interface ServiceRequest<Answer> {
  readonly feature: Feature;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query below the base address; never holds a key. */
  readonly path: string;
  /** JSON. */
  readonly body: string | null;
  /** Bytes of the body that the service takes, where that is known. */
  readonly maxBodyBytes?: number;
  /** Whether the call answers 401 to a bad key (all of v3 but detection); v2 says 403. */
  readonly answers401: boolean;
  /** Turns the parsed JSON of a 2xx answer (null for one without a body, 204) into ours; throws `ServiceFailure` (bad-answer). */
  readonly read: (json: unknown) => Answer | Promise<Answer>;
  /** What an answer may cost, where `answerBounds` says too little for it. */
  readonly bounds?: JsonBounds;
}

/** An account has some hundred glossaries, keys or languages at most, each of some ten fields. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_VALUES = 300_000;
/** A translation of one character may say a lot about where it comes from. */
const BYTES_FOR_BYTE = 64;
const VALUES_FOR_BYTE = 8;

/** What an answer may cost: as much as a listing of the largest account, and more for a long text. */
export function answerBounds({
  body,
  bounds,
}: Pick<ServiceRequest<unknown>, 'body' | 'bounds'>): JsonBounds {
  if (bounds !== undefined) return bounds;
  const sent = body?.length ?? 0;
  return {
    maxBytes: MAX_BYTES + sent * BYTES_FOR_BYTE,
    maxValues: MAX_VALUES + sent * VALUES_FOR_BYTE,
  };
}

/** Checks an answer; what the schema does not name is dropped. */
export function checkAnswer<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): z.output<Schema> {
  const checked = schema.safeParse(json);
  if (checked.success) return checked.data;
  throw badAnswer(checked.error.issues[0]?.path.join('.') ?? '');
}

/** @param field the place in the answer that is missing or wrong */
export function badAnswer(field: string): ServiceFailure {
  return new ServiceFailure({ code: 'bad-answer', params: { field } });
}

/** A call that cannot be sent as it stands. */
export function invalidInput(field: string): ServiceFailure {
  return new ServiceFailure({ code: 'invalid-input', params: { field } });
}

import type { z } from 'zod';
import type { Feature } from '../../preload/contract/features.ts';
import { ServiceFailure } from './failure.ts';

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
  readonly read: (json: unknown) => Answer;
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

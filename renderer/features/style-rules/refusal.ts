import type { Failure } from '../../../preload/contract/failure.ts';

/** The service, or main before it, did not take what was written. */
const REFUSALS: readonly Failure['code'][] = [
  'bad-request',
  'invalid-input',
  'too-large',
  'quota-exceeded',
];

/**
 * The field that a refusal is about, so that it can stand there.
 * @param fields names as the service has them, the likeliest last
 * @returns null where the failure is no refusal of what was written
 */
export function refusedField<Field extends string>(
  failure: Failure,
  fields: readonly [...Field[], Field],
): Field | null {
  if (!REFUSALS.includes(failure.code)) return null;
  const told = `${String(failure.params?.['field'] ?? '')} ${failure.said ?? ''}`.toLowerCase();
  const words = told.split(/[^a-z_]+/);
  return fields.find((field) => words.includes(field)) ?? fields.at(-1) ?? null;
}

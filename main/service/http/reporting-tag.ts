import { invalidValue } from './refusals.ts';

export const REPORTING_TAG_HEADER = 'x-service-reporting-tag';
const MAX_CHARACTERS = 100;

/**
 * The cost tag of a request: trimmed and in lower case; null when there is none.
 * @throws ServiceError 400 unless it is one value of 1 to 100 printable ASCII characters without spaces
 */
export function readReportingTag(values: readonly string[]): string | null {
  const [first, ...others] = values;
  if (first === undefined) return null;
  const refuse = (why: string) =>
    invalidValue('X-Service-Reporting-Tag', `Header X-Service-Reporting-Tag ${why}`);
  if (others.length > 0) throw refuse('must not be given more than once');
  const tag = first.trim().toLowerCase();
  if (tag === '') throw refuse('must not be empty');
  if (tag.length > MAX_CHARACTERS) throw refuse(`must not exceed ${MAX_CHARACTERS} characters`);
  if (!/^[\x21-\x7e]+$/.test(tag)) throw refuse('must be ASCII without white space');
  return tag;
}

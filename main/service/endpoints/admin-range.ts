import { DAY_MS, reportRange } from '../accounts/report-range.ts';
import type { ReportRange } from '../accounts/report-range.ts';
import type { Fields } from '../http/fields.ts';
import { invalidRequest, invalidValue, missingParameter } from '../http/refusals.ts';

/** Days that a report may cover. */
const MAX_DAYS = 366;

/**
 * Reads `start_date` and `end_date`, both included: dates, or date-times in UTC without a zone.
 * @throws ServiceError 400
 */
export function readRange(fields: Fields): ReportRange {
  const start = fields.text('start_date');
  const end = fields.text('end_date');
  if (start === undefined) throw missingParameter('start_date');
  if (end === undefined) throw missingParameter('end_date');
  const range = reportRange(start, end);
  if (typeof range === 'string') {
    throw invalidValue(
      range,
      `Value for '${range}' not supported. Allowed: YYYY-MM-DD, YYYY-MM-DDTHH:MM:SS.`,
    );
  }
  if (range.duration <= 0) throw invalidRequest('end_date is before start_date');
  if (range.duration > MAX_DAYS * DAY_MS) {
    throw invalidRequest(`Date range cannot exceed ${MAX_DAYS} days`);
  }
  return range;
}

/**
 * Reads a word out of a few; an empty one counts as absent.
 * @throws ServiceError 400 that names what is allowed
 */
export function readWord<T extends string>(
  fields: Fields,
  name: string,
  allowed: readonly T[],
): T | undefined {
  const word = fields.text(name);
  if (word === undefined || word === '') return undefined;
  const known = allowed.find((candidate) => candidate === word);
  if (known !== undefined) return known;
  const words = ['', ...allowed].map((candidate) => `'${candidate}'`).join(', ');
  throw invalidValue(name, `Value for '${name}' not supported. Allowed: ${words}.`);
}

import type { ExtraFields } from '../../../preload/contract/reports.ts';
import type { Json } from './json.ts';
import { isJson } from './json.ts';
import { FIGURE_FIELDS } from './usage-figures.ts';

/** Fields of one row that are kept; a table of more columns would be of no use. */
const MAX_FIELDS = 40;
const MAX_NAME = 100;
const MAX_TEXT = 500;

/**
 * The fields of a report's row that this version does not know, so that tables and exports keep
 * them. Fields of an object carry its name before theirs; lists are kept as JSON. Those of the usage
 * object stand as they are named there.
 * @param known names of the row itself that are read elsewhere
 * @param usage the row's usage object
 * @returns undefined where there are none
 */
export function extraFields(
  row: Json,
  known: ReadonlySet<string>,
  usage: Json,
): ExtraFields | undefined {
  let found: Record<string, string | number> | undefined;
  let count = 0;
  const add = (name: string, value: unknown): void => {
    if (value === null || value === undefined || count >= MAX_FIELDS) return;
    if (isJson(value)) {
      for (const field of Object.keys(value)) add(`${name}.${field}`, value[field]);
      return;
    }
    found ??= {};
    const place = name.slice(0, MAX_NAME);
    if (Object.hasOwn(found, place)) return;
    count += 1;
    // A name such as `__proto__` is a field like any other.
    Object.defineProperty(found, place, {
      value: cellOf(value),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  };
  for (const field of Object.keys(row)) {
    if (row[field] !== usage && !known.has(field)) add(field, row[field]);
  }
  if (usage !== row) {
    for (const field of Object.keys(usage)) {
      if (!FIGURE_FIELDS.has(field)) add(field, usage[field]);
    }
  }
  return found;
}

function cellOf(value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.slice(0, MAX_TEXT).toWellFormed();
}

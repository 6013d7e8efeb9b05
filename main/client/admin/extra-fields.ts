import type { ExtraFields } from '../../../preload/contract/reports.ts';
import type { Json } from './json.ts';
import { isJson } from './json.ts';
import { FIGURE_FIELDS } from './usage-figures.ts';

/** Fields of one row that are kept; a table of more columns would be of no use. */
const MAX_FIELDS = 40;
/** Fields of one row that are looked at, with those that say nothing. */
const MAX_LOOKS = 1_000;
const MAX_NAME = 100;
const MAX_TEXT = 500;
/** Characters of names and texts that are kept of one report, over all its rows and pages. */
const MAX_KEPT = 24 * 1024 * 1024;
/** What a field costs beside its characters, counted as characters. */
const FIELD = 16;

/**
 * @param row as the service gave it
 * @param known names of the row itself that are read elsewhere
 * @param usage the row's usage object
 * @returns undefined where there are none
 */
export type ExtraFieldsReader = (
  row: Json,
  known: ReadonlySet<string>,
  usage: Json,
) => ExtraFields | undefined;

/**
 * Reads the fields of a report's rows that this version does not know, so that tables and exports
 * keep them. Fields of an object carry its name before theirs; lists are kept as JSON. Those of the
 * usage object stand as they are named there. One reader reads one report: it keeps a bounded amount
 * over all rows, and nothing more once that is reached.
 */
export function createExtraFieldsReader(): ExtraFieldsReader {
  let left = MAX_KEPT;
  return (row, known, usage) => {
    let found: Record<string, string | number> | undefined;
    let count = 0;
    let looks = 0;
    const isFull = () => count >= MAX_FIELDS || looks >= MAX_LOOKS || left <= 0;
    const add = (name: string, value: unknown): void => {
      looks += 1;
      if (value === null || value === undefined || isFull()) return;
      if (isJson(value)) {
        for (const field of Object.keys(value)) {
          if (isFull()) return;
          add(`${name}.${field}`, value[field]);
        }
        return;
      }
      found ??= {};
      const place = start(name, MAX_NAME);
      if (Object.hasOwn(found, place)) return;
      const cell = cellOf(value);
      count += 1;
      left -= FIELD + place.length + (typeof cell === 'string' ? cell.length : 0);
      // A name such as `__proto__` is a field like any other.
      Object.defineProperty(found, place, {
        value: cell,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    };
    for (const field of Object.keys(row)) {
      if (isFull()) return found;
      if (row[field] !== usage && !known.has(field)) add(field, row[field]);
    }
    if (usage !== row) {
      for (const field of Object.keys(usage)) {
        if (isFull()) return found;
        if (!FIGURE_FIELDS.has(field)) add(field, usage[field]);
      }
    }
    return found;
  };
}

function cellOf(value: unknown): string | number {
  if (typeof value === 'number') return value;
  return start(typeof value === 'string' ? value : startOfJson(value), MAX_TEXT).toWellFormed();
}

/** Copied, since a part of a text keeps the whole of it in memory. */
function start(text: string, most: number): string {
  return text.length <= most
    ? text
    : Buffer.from(text.slice(0, most), 'utf16le').toString('utf16le');
}

/** So much of the JSON of a value as a cell shows; all of a long list would take its time. */
function startOfJson(value: unknown, most = MAX_TEXT): string {
  if (typeof value === 'string') return JSON.stringify(start(value, most));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  let separator = '';
  for (const field of Object.keys(isList ? value.slice(0, most) : value)) {
    if (text.length > most) return text;
    const name = isList ? '' : `${JSON.stringify(start(field, most))}:`;
    const inner: unknown = (value as Json)[field];
    text += `${separator}${name}${startOfJson(inner, most - text.length)}`;
    separator = ',';
  }
  return text + (isList ? ']' : '}');
}

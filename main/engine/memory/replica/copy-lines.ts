import { z } from 'zod';
import type { UnitDetails } from '../memories.ts';
import type { ReplicaUnit } from './replicas.ts';

const ESCAPED = /\\(.)/g;
const MEANT: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
};

const Targets = z.record(z.string(), z.string());
// What inline elements say is checked where they are used: it may be of a later version.
const Details = z.custom<UnitDetails>((value) => typeof value === 'object' && value !== null);

/**
 * A unit from a line in the text format of PostgreSQL's COPY, its times in UTC; null where it is none:
 * a server may send anything.
 */
export function readCopyLine(line: string): ReplicaUnit | null {
  const fields = line.split('\t').map(readField);
  const [number = null, source = null, targets = null, author = null, changed = null] = fields;
  const [creator = null, created = null, previous = null, next = null, details = null] =
    fields.slice(5);
  if (fields.length !== 10 || number === null || source === null) return null;
  if (targets === null || changed === null || !/^\d{1,15}$/.test(number)) return null;
  try {
    return {
      number: Number(number),
      source,
      targets: Targets.parse(JSON.parse(targets)),
      author,
      changed: isoTime(changed),
      creator,
      created: created === null ? null : isoTime(created),
      previous,
      next,
      details: details === null ? null : Details.parse(JSON.parse(details)),
    };
  } catch {
    return null;
  }
}

function readField(field: string): string | null {
  if (field === '\\N') return null;
  return field.includes('\\')
    ? field.replace(ESCAPED, (_, sign: string) => MEANT[sign] ?? sign)
    : field;
}

/** `2026-11-24 10:15:00.5+00` as `2026-11-24T10:15:00.500Z`. */
function isoTime(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text);
  if (parts === null) return new Date(text).toISOString();
  const [, date = '', time = '', fraction = ''] = parts;
  return `${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** A value as `COPY … FROM` reads it. */
export function copyField(value: string | null): string {
  if (value === null) return '\\N';
  return /[\\\n\r\t]/.test(value)
    ? value.replace(/[\\\n\r\t]/g, (sign) => WRITTEN[sign] ?? sign)
    : value;
}

const WRITTEN: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

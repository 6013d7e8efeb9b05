import type { z } from 'zod';
import { Settings } from '../../../preload/contract/settings.ts';
import { append } from '../../system/long-lists.ts';

/** What could be read of the settings, and what could not. */
export interface ReadSettings {
  readonly settings: Settings;
  /** Names of what has its default again: `theme`, or `voice.chunkMs` inside a group. */
  readonly damaged: readonly string[];
}

/**
 * Reads the rows of the settings, each by itself and groups field by field: what is damaged costs
 * itself alone. Rows of names that are not known are left out of both.
 * @param rows JSON texts by name
 */
export function readRows(rows: ReadonlyMap<string, string>): ReadSettings {
  const good: Record<string, unknown> = {};
  const damaged: string[] = [];
  for (const [name, schema] of Object.entries(Settings.shape)) {
    const text = rows.get(name);
    if (text === undefined) continue;
    const value = fromJson(text);
    // Absent, a group would have its defaults and count as sound.
    const read: Salvaged = value === undefined ? { lost: [''] } : salvage(schema, value);
    if ('value' in read) good[name] = read.value;
    append(
      damaged,
      read.lost.map((field) => (field === '' ? name : `${name}.${field}`)),
    );
  }
  return { settings: Settings.parse(good), damaged };
}

type Salvaged =
  { readonly value: unknown; readonly lost: readonly string[] } | { readonly lost: readonly [''] };

/** Takes fields out until the rest is sound; `''` stands for the whole value. */
function salvage(schema: z.ZodType, value: unknown): Salvaged {
  const lost = new Set<string>();
  let rest = value;
  for (;;) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) return { value: parsed.data, lost: [...lost] };
    const fields = parsed.error.issues.flatMap(fieldsOf);
    if (!isGroup(rest) || fields.length === 0) return { lost: [''] };
    const kept = Object.entries(rest).filter(([field]) => !fields.includes(field));
    // An issue with what is absent would come again for ever.
    if (kept.length === Object.keys(rest).length) return { lost: [''] };
    rest = Object.fromEntries(kept);
    for (const field of fields) lost.add(field);
  }
}

const fieldsOf = (issue: z.core.$ZodIssue): readonly string[] => {
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) return issue.keys;
  const [field] = issue.path;
  return field === undefined ? [] : [String(field)];
};

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { pathTemplate } from '../../client/path-template.ts';

/** Whether a value of a field may be shown, and how; undefined hides it. */
type Filter = (value: string) => string | undefined;

const fitting =
  (pattern: RegExp): Filter =>
  (value) =>
    pattern.test(value) ? value : undefined;
const word = fitting(/^[a-z][a-z0-9-]{0,40}$/i);

/** Every field that the program logs and that can hold nothing of a person's. */
const FIELDS: Readonly<Record<string, Filter>> = {
  time: fitting(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  event: fitting(/^[a-z-]+(?:\.[a-z-]+)?$/),
  route: fitting(/^[a-z-]+\.[a-z-]+$/),
  place: fitting(/^[a-z-]{1,40}(?:\.[a-z-]{1,40}){1,2}$/i),
  host: fitting(/^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i),
  // Once more, since an earlier version may have written it.
  path: pathTemplate,
  trace: fitting(/^[\w.:-]{1,128}$/),
  code: word,
  state: word,
  disposition: word,
  kind: word,
  tier: word,
  kept: word,
  why: word,
  shell: word,
  type: word,
  error: fitting(/^[A-Za-z]{1,60}$/),
  // Reasons of the runtime; others may be sentences with a path in them.
  reason: fitting(
    /^(?:clean-exit|abnormal-exit|killed|crashed|oom|launch-failed|memory-eviction|integrity-failure)$/,
  ),
  // Of a place in the program only its file.
  at: (value) => /([\w-]+\.[cm]?[jt]s:\d+:\d+)\)?$/.exec(value)?.[1],
  attempt: word,
  status: word,
  starts: word,
  deaths: word,
  seconds: word,
  updates: word,
  window: word,
  shape: word,
};

type Field = string | number | boolean | null;

/** Lines of the log with the fields that may be shown; a line that is none of ours is left out. */
export function shownLog(lines: readonly string[]): readonly Readonly<Record<string, Field>>[] {
  return lines.flatMap((line) => {
    const record = recordOf(line);
    if (record === null) return [];
    const fields = Object.entries(record).flatMap(([name, value]) => {
      const filter = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
      const field = filter && shownField(value, filter);
      return field === undefined ? [] : [[name, field] as const];
    });
    const shown = Object.fromEntries(fields);
    return shown['event'] === undefined ? [] : [shown];
  });
}

function shownField(value: unknown, filter: Filter): Field | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  return typeof value === 'string' ? filter(value) : undefined;
}

function recordOf(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

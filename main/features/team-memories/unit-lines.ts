import { contextOf } from '../../engine/memory/context-properties.ts';
import { copyField } from '../../engine/memory/replica/copy-lines.ts';
import type { StoredUnit } from '../../engine/memory/memories.ts';
import type { ReplicaThread } from './catch-up.ts';

const PAGE = 1000;

/** The units of a memory of this computer as lines for a team database. */
export async function* unitLines(memory: string, thread: ReplicaThread): AsyncGenerator<string> {
  for (let from: number | null = 0; from !== null;) {
    const start: number = from;
    const page = await thread.read(({ memories }) => memories.browse(memory, start, PAGE));
    yield* linesOf(page.units);
    from = page.next;
  }
}

/** Units as they were, with their author and times. */
export function* linesOf(units: readonly StoredUnit[]): Generator<string> {
  if (units.length > 0) yield units.map((unit) => `${lineOf(unit)}\n`).join('');
}

function lineOf(unit: StoredUnit): string {
  const { source, targets, author, changed, creator, created, details } = unit;
  // A 0 is no character of PostgreSQL.
  const json = (value: unknown) => JSON.stringify(value).replaceAll('\\u0000', '');
  const fields = [source, json(targets), author, changed, creator, created];
  const { previous = null, next = null } = contextOf(details);
  return [...fields, previous, next, json(details)]
    .map((field) => copyField(field === null ? null : field.replaceAll('\0', '')))
    .join('\t');
}

import { z } from 'zod';
import type { Salvaged } from '../../../system/salvage.ts';
import { salvageKeyedRows, salvageRows } from '../../../system/salvage.ts';
import type { OutboxItem, SavedReplica } from './replicas.ts';

/** What could be read of a replica, without its memory. */
export type FoundReplica = Pick<SavedReplica, 'team' | 'author' | 'outbox'>;

const ID_LENGTH = 36;
const Id = z.uuid();
const Row = z.tuple([
  Id,
  z.string(),
  z.string(),
  z.number(),
  z.number().nullable(),
  z.number().nullable(),
  z.string(),
]);
const Posted = z.tuple([z.number(), z.uuid(), Id, z.number(), z.string(), z.string().nullable()]);
const Item = z.object({
  source: z.string().regex(/\S/u),
  targets: z.record(z.string(), z.string()),
  previous: z.string().exactOptional(),
  next: z.string().exactOptional(),
  details: z.record(z.string(), z.unknown()).exactOptional(),
});

/** Finds what a damaged file of memories says of replicas, by the id of their memory. */
export function salvageReplicas(backup: string): ReadonlyMap<string, FoundReplica> {
  const facts = new Map<string, { readonly team: string; readonly author: string }>();
  for (const values of salvageKeyedRows(backup)) {
    const row = Row.safeParse(values);
    if (row.success) facts.set(row.data[0], { team: row.data[1], author: row.data[2] });
    const id = row.success ? null : memoryOfBinding(values);
    if (id !== null && !facts.has(id)) facts.set(id, { team: '', author: '' });
  }
  const outboxes = new Map<string, Map<string, PostedRow>>();
  for (const { values } of salvageRows(backup)) {
    const row = postedRow(values);
    if (row === null) continue;
    const known = outboxes.get(row.memory) ?? new Map<string, PostedRow>();
    outboxes.set(row.memory, known.set(row.item.token, row));
  }
  const found = new Map<string, FoundReplica>();
  for (const id of new Set([...facts.keys(), ...outboxes.keys()])) {
    const { team, author } = facts.get(id) ?? { team: '', author: '' };
    const outbox = [...(outboxes.get(id)?.values() ?? [])].sort((a, b) => a.number - b.number);
    found.set(id, { team, author, outbox });
  }
  return found;
}

interface PostedRow {
  readonly number: number;
  readonly memory: string;
  readonly item: OutboxItem;
  readonly refused: string | null;
}

/** Each unit of a replica names its memory, in the table and in its index. */
function memoryOfBinding(values: readonly Salvaged[]): string | null {
  if (values.length !== 3) return null;
  const name = values.find((value) => typeof value === 'string');
  // There may be millions of them.
  return name?.length === ID_LENGTH && Id.safeParse(name).success ? name : null;
}

function postedRow(values: readonly Salvaged[]): PostedRow | null {
  if (values.length !== 6) return null;
  const row = Posted.safeParse(values);
  if (!row.success) return null;
  const [number, token, memory, , json, refused] = row.data;
  const item = Item.safeParse(parsed(json));
  if (!item.success) return null;
  return { number, memory, item: { token, ...item.data }, refused };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

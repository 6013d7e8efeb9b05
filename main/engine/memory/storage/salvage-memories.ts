import { salvageRows, type SalvagedRow } from '../../../system/salvage.ts';
import type { Memories, MemoryUnit } from '../memories.ts';
import type { FoundReplica } from '../replica/salvage-replicas.ts';
import { salvageReplicas } from '../replica/salvage-replicas.ts';
import { PART_UNITS } from './schema.ts';

interface Found {
  /** Kept: pairs and requests name a memory by it. */
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly targets: string;
}

/** Units that are added in one go. */
const BATCH = 5_000;

/**
 * Puts what can still be read of a damaged file of memories into new ones of the same names.
 * @param backup the damaged file
 * @returns the number of entries that were saved
 */
export function salvageMemories(backup: string, memories: Memories): number {
  // Memories that ship are there already in a fresh file, under the same ids.
  const present = new Set(memories.list(0, Number.MAX_SAFE_INTEGER).memories.map(({ id }) => id));
  const replicas = salvageReplicas(backup);
  const found = new Map<number, Found>();
  const shipped = new Set<number>();
  const memoryOfPart = new Map<number, number>();
  /** Memories of which a fill brought units. */
  const ofTeams = new Set<number>();
  for (const { rowid, values } of salvageRows(backup)) {
    const memory = memoryOf(values);
    if (memory !== null && present.has(memory.id)) shipped.add(rowid);
    else if (memory !== null) found.set(rowid, memory);
    else if (isPart(values)) {
      memoryOfPart.set(rowid, Number(values[1]));
      if (values[3] === 'team') ofTeams.add(Number(values[1]));
    }
  }
  const teams = new Map<string, FoundReplica>();
  for (const [key, { id }] of found) {
    const replica = replicas.get(id) ?? (ofTeams.has(key) ? NO_REPLICA : undefined);
    if (replica !== undefined) teams.set(id, replica);
  }
  // Before all else: nobody but this file knows what was not sent.
  for (const [memory, replica] of new Map([...replicas, ...teams])) {
    const known = [...found.values()].find(({ id }) => id === memory);
    const draft = known === undefined ? null : { ...known, targets: languagesOf(known) };
    memories.restoreReplica({ ...replica, memory, draft });
  }
  const made = new Map<number, string>();
  const waiting = new Map<string, Map<number, MemoryUnit>>();
  let saved = 0;
  const flush = (id: string) => {
    const units = waiting.get(id);
    if (units === undefined) return;
    saved += teams.has(id)
      ? memories.restoreUnits(id, units.values())
      : memories.add(id, units.values());
    waiting.delete(id);
  };
  // Of what is left of the tables of memories and parts, a part's own number is that of its memory.
  const nearest = (part: number): number | null => {
    const of = memoryOfPart.get(part) ?? part;
    if (found.has(of)) return of;
    if (shipped.has(of)) return null;
    const [only] = found.keys();
    return found.size === 1 && only !== undefined ? only : null;
  };
  const seen = new Set<number>();
  for (const row of salvageRows(backup)) {
    const unit = unitOf(row);
    const key = unit === null ? null : nearest(Math.floor(row.rowid / PART_UNITS));
    const memory = key === null ? undefined : found.get(key);
    // A page may be there twice, in the file and as what it was before.
    if (unit === null || key === null || memory === undefined || seen.has(row.rowid)) continue;
    seen.add(row.rowid);
    const languages = new Set(languagesOf(memory));
    const targets = Object.entries(unit.targets).filter(([language]) => languages.has(language));
    if (targets.length === 0 || unit.source.trim() === '') continue;
    const isTeams = teams.has(memory.id);
    const id =
      made.get(key) ??
      (isTeams ? memory.id : memories.create({ ...memory, targets: [...languages] }).id);
    made.set(key, id);
    const units = waiting.get(id) ?? new Map<number, MemoryUnit>();
    waiting.set(id, units);
    units.set(row.rowid, { ...unit, targets: Object.fromEntries(targets) });
    if (units.size >= BATCH) flush(id);
  }
  for (const id of [...waiting.keys()]) flush(id);
  return saved;
}

/** A replica of which nothing more is known. */
const NO_REPLICA: FoundReplica = { team: '', author: '', outbox: [] };

const languagesOf = ({ targets }: Found): string[] => targets.split(' ').filter(Boolean);

function memoryOf(values: SalvagedRow['values']): Found | null {
  const [, id, name, source, targets, segments] = values;
  const isMemory =
    values.length === 8 &&
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof source === 'string' &&
    typeof targets === 'string' &&
    typeof segments === 'number';
  return isMemory ? { id, name, source, targets } : null;
}

const isPart = (values: SalvagedRow['values']): boolean =>
  values.length === 10 &&
  typeof values[1] === 'number' &&
  (values[2] === 'filling' || values[2] === 'ready');

function unitOf({ values }: SalvagedRow): MemoryUnit | null {
  const [, source, targets, author, changed] = values;
  // Earlier files of the second form have no more than these five.
  if (values.length < 5 || values.length > 11) return null;
  if (typeof source !== 'string' || typeof targets !== 'string' || typeof changed !== 'string') {
    return null;
  }
  const texts = readTexts(targets);
  if (texts === null) return null;
  return { source, targets: texts, changed, ...(typeof author === 'string' && { author }) };
}

function readTexts(json: string): Record<string, string> | null {
  try {
    const read: unknown = JSON.parse(json);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
    const texts = Object.entries(read).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return null;
  }
}

import { foreignNumber } from './foreign-number.ts';
import type { ReplicaUnit } from '../replica/replicas.ts';
import { memoryUnit } from '../replica/replicas.ts';
import { entryOf, memoryCode } from '../storage/drafts.ts';
import type { EntryRow } from '../storage/entry-rows.ts';
import type { MemoryRow } from '../storage/memory-rows.ts';

/** Units of a team's memory that are not kept on this computer, as its database answered with them. */
export interface ForeignUnits {
  /** Id of the memory. */
  readonly memory: string;
  readonly units: readonly ReplicaUnit[];
  /** Units that have no signature yet were not all looked at. */
  readonly isPartial?: boolean;
}

/** The entries that these units would be here; those that make no sense are left out. */
export function foreignEntries(
  home: MemoryRow,
  foreign: readonly ForeignUnits[],
): readonly EntryRow[] {
  const units = foreign.filter(({ memory }) => memory === home.id).flatMap((one) => one.units);
  return units.flatMap((unit) => {
    try {
      const targets = Object.keys(unit.targets).map(memoryCode);
      const entry = entryOf(memoryUnit(unit), { targets }, unit.changed);
      return [{ ...entry, unit: foreignNumber(home.key, unit.number) }];
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
}

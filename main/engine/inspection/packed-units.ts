import type { SegmentedUnit } from './routes.ts';

/** Units as they come from the helper process: read as a whole, those of a long document would hold others up. */
export type PackedUnits = readonly string[];

/** Units of one part. */
const AT_ONCE = 500;

export function packUnits(units: readonly SegmentedUnit[]): PackedUnits {
  const parts: string[] = [];
  for (let from = 0; from < units.length; from += AT_ONCE) {
    parts.push(JSON.stringify(units.slice(from, from + AT_ONCE)));
  }
  return parts;
}

/** @param pause gives others their turn */
export async function unpackUnits(
  parts: PackedUnits,
  pause: () => Promise<void>,
): Promise<readonly SegmentedUnit[]> {
  const units: SegmentedUnit[] = [];
  for (const part of parts) {
    for (const unit of JSON.parse(part) as readonly SegmentedUnit[]) units.push(unit);
    await pause();
  }
  return units;
}

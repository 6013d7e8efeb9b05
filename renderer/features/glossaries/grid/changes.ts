import type { Row } from './row.ts';

/** Rows that give way to others at a place of the list as it was before. */
export interface Splice {
  readonly at: number;
  readonly removed: readonly Row[];
  readonly added: readonly Row[];
}

/** One step of editing: splices in the order of their places, which do not touch each other. */
export type Change = readonly Splice[];

export function applied(rows: readonly Row[], change: Change): readonly Row[] {
  const [only, ...others] = change;
  if (only === undefined) return rows;
  if (others.length === 0) {
    return rows.slice(0, only.at).concat(only.added, rows.slice(only.at + only.removed.length));
  }
  const next: Row[] = [];
  let from = 0;
  for (const { at, removed, added } of change) {
    for (let index = from; index < at; index += 1) next.push(rows[index] as Row);
    for (const row of added) next.push(row);
    from = at + removed.length;
  }
  for (let index = from; index < rows.length; index += 1) next.push(rows[index] as Row);
  return next;
}

/** The change that takes another one back. */
export function inverse(change: Change): Change {
  let shift = 0;
  return change.map(({ at, removed, added }) => {
    const back = { at: at + shift, removed: added, added: removed };
    shift += added.length - removed.length;
    return back;
  });
}

/** Sets single rows anew; undefined deletes one. */
export function replacing(
  rows: readonly Row[],
  next: ReadonlyMap<number, Row | undefined>,
): Change {
  const splices: { at: number; removed: Row[]; added: Row[] }[] = [];
  for (const index of [...next.keys()].sort((one, other) => one - other)) {
    const before = rows[index];
    const after = next.get(index);
    if (before === undefined || before === after) continue;
    const last = splices.at(-1);
    const joins = last !== undefined && last.at + last.removed.length === index;
    const splice = joins ? last : { at: index, removed: [], added: [] };
    splice.removed.push(before);
    if (after !== undefined) splice.added.push(after);
    if (!joins) splices.push(splice);
  }
  return splices;
}

/**
 * Where each row is after a change: its new index, -1 where it went. A row that another one takes
 * the place of counts as that one.
 */
export function movedTo(length: number, change: Change): Int32Array {
  const places = new Int32Array(length);
  let shift = 0;
  let from = 0;
  for (const { at, removed, added } of change) {
    for (let index = from; index < at; index += 1) places[index] = index + shift;
    for (let nth = 0; nth < removed.length; nth += 1) {
      places[at + nth] = nth < added.length ? at + nth + shift : -1;
    }
    from = at + removed.length;
    shift += added.length - removed.length;
  }
  for (let index = from; index < length; index += 1) places[index] = index + shift;
  return places;
}

/** Index of the first row that a change touched, in the list as it is after it. */
export const firstTouched = (change: Change): number => change[0]?.at ?? 0;

import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { IdRanges } from '../../../preload/contract/id-ranges.ts';
import { hasId, rangesOf } from '../../../preload/contract/id-ranges.ts';
import type { ExportPart } from '../../../preload/contract/segment-filter.ts';
import { isEverySegment } from '../../../preload/contract/segment-facets.ts';
import type { EditedProject } from './edited-project.ts';
import type { RowWindows } from './shown-rows.ts';

/** Ids of the selected segments that the project still has, in the order of the text. */
export function selectedIds({ store }: EditedProject, selected: IdRanges): readonly number[] {
  const { order } = store.rows;
  return order.ids(0, order.count).filter((id) => hasId(selected, id));
}

/** Their numbers, ascending. */
export const selectedNumbers = (project: EditedProject, selected: IdRanges): number[] =>
  selectedIds(project, selected).flatMap((id) => project.store.rows.order.numberOf(id) ?? []);

/** Of them, those that are filled: empty ones, or all. */
export function selectedForFill(
  project: EditedProject,
  selected: IdRanges,
  overwrites: boolean,
): number[] {
  const numbers = selectedNumbers(project, selected);
  if (overwrites) return numbers;
  const empty = new Set(project.store.rows.empty());
  return numbers.filter((number) => empty.has(number));
}

/** Ids of the segments of a part that goes out; null: all of them. */
export async function idsOfPart(
  project: EditedProject,
  windows: RowWindows,
  part: ExportPart,
  signal: AbortSignal,
): Promise<ReadonlySet<number> | null> {
  if (part.kind === 'whole') return null;
  if (part.kind === 'selected') return new Set(selectedIds(project, part.selected));
  const { order } = project.store.rows;
  const numbers = await windows.numbers(part.filter, 'text', signal);
  return new Set(numbers.flatMap((number) => order.idAt(number) ?? []));
}

/** The segments that stand between two places of a view. */
export async function idsBetween(
  { store }: EditedProject,
  windows: RowWindows,
  { filter, sort, from, to }: Omit<CheckedInput<'segments.places'>, 'id'>,
  signal: AbortSignal,
): Promise<IdRanges> {
  const { order } = store.rows;
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  if (sort === 'text' && isEverySegment(filter)) {
    return rangesOf(order.ids(first, last - first + 1));
  }
  const numbers = (await windows.numbers(filter, sort, signal)).slice(first, last + 1);
  return rangesOf(numbers.flatMap((number) => order.idAt(number) ?? []));
}

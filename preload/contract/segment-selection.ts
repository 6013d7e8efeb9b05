import { z } from 'zod';
import type { IdRanges } from './id-ranges.ts';
import { ask } from './route.ts';
import { SegmentFilter, SegmentSort, SelectedSegments } from './segment-filter.ts';
import { SEGMENT_MARKS } from './segments.ts';

const Id = z.string().min(1).max(64);

/** What is done to selected segments; `confirm-only` leaves the project's memory as it is. */
export const SELECTION_MARKS = [...SEGMENT_MARKS, 'confirm', 'confirm-only'] as const;
export type SelectionMark = (typeof SELECTION_MARKS)[number];

/** Rows of a view from one place to another, both included, in either order. */
export const PlacesOfView = z.strictObject({
  id: Id,
  filter: SegmentFilter.prefault({}),
  sort: SegmentSort.default('text'),
  from: z.int().min(0),
  to: z.int().min(0),
});
const Selected = z.strictObject({ id: Id, selected: SelectedSegments });
export const SelectionMarked = Selected.extend({ mark: z.enum(SELECTION_MARKS) });
export const SelectionCommented = Selected.extend({ text: z.string().trim().min(1).max(5000) });

/** What became of selected segments. */
export interface SelectionChanged {
  readonly changed: number;
  /** Left as they are, since they are locked. */
  readonly locked: number;
  /** Left as they are, since they have no translation. */
  readonly empty: number;
}

/** Work on several segments at once; each verb is one step of the undo. */
export const segmentSelectionRoutes = {
  'segments.places': ask(PlacesOfView).gives<IdRanges>(),
  /** Those of them that are still segments: split and merge make some and take some. */
  'segments.existing': ask(Selected).gives<IdRanges>(),
  'segments.mark-selected': ask(SelectionMarked).gives<SelectionChanged>(),
  'segments.comment-selected': ask(SelectionCommented).gives<SelectionChanged>(),
  /** Makes one segment of neighbours; answers with its number. */
  'segments.merge-selected': ask(Selected).gives<{ readonly number: number }>(),
};

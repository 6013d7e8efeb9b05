import type { ExportPart } from '../../../../preload/contract/segment-filter.ts';
import { isEverySegment } from '../../../../preload/contract/segment-facets.ts';
import { askedRanges } from '../selection/asked-ranges.ts';
import { askedFilter, type EditorState } from '../state.ts';

/** Which segments of the open file go out. */
export type PartKind = ExportPart['kind'];

/** Those that there are: a selection and a filter can be parts. */
export const partsOf = ({ selection, view }: EditorState): readonly PartKind[] => [
  'whole',
  ...(selection === null ? [] : (['selected'] as const)),
  ...(isEverySegment(view.filter) ? [] : (['shown'] as const)),
];

/** A part as main is asked with it. */
export function askedPart({ selection, view }: EditorState, kind: PartKind) {
  switch (kind) {
    case 'whole':
      return { kind };
    case 'selected':
      return { kind, selected: askedRanges(selection?.ids ?? []) };
    case 'shown':
      return { kind, filter: askedFilter(view) };
  }
}

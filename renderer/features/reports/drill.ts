import type { Input } from '../../../preload/contract/api.ts';
import type { TableKind } from '../../../preload/contract/measures.ts';
import type { DaySpan } from '../../ui/chart/chart-data.ts';

/** What a table was narrowed to by opening a bar or a row. */
export type Drill =
  | { readonly of: 'days'; readonly span: DaySpan }
  | { readonly of: 'key'; readonly key: string; readonly label: string }
  | { readonly of: 'tag'; readonly tag: string };

/** The table that shows what something is made of. */
export function drilledTable(drill: Drill, parts: 'keys' | 'tags'): TableKind {
  switch (drill.of) {
    case 'days':
      return parts;
    case 'key':
      return 'days';
    case 'tag':
      return 'tag-days';
  }
}

/** The drill of a bar; null for one that is expected only: its days are not in the report. */
export function drillOfBar({ start, end }: DaySpan, range: DaySpan): Drill | null {
  if (start > range.end) return null;
  return { of: 'days', span: { start, end: end < range.end ? end : range.end } };
}

/** What a drill takes out of a report. */
export function drilledSelection(
  drill: Drill | null,
): Pick<Input<'reports.export'>, 'day' | 'until' | 'key' | 'tag'> {
  switch (drill?.of) {
    case undefined:
      return {};
    case 'days': {
      const { start, end } = drill.span;
      return { day: start, ...(end !== start && { until: end }) };
    }
    case 'key':
      return { key: { key: drill.key, label: drill.label } };
    case 'tag':
      return { tag: drill.tag };
  }
}

import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { SegmentRows as ShownRows } from '../../../preload/contract/segments.ts';
import type { EditedProject } from './edited-project.ts';
import type { ProjectFindings } from './findings.ts';
import { shownRow } from './segment-rows.ts';

type Window = Omit<CheckedInput<'segments.rows'>, 'id'>;

/** Gives windows of the rows that fit a filter. */
export interface RowWindows {
  read(window: Window, signal: AbortSignal): Promise<ShownRows>;
}

export function createRowWindows(project: EditedProject, findings: ProjectFindings): RowWindows {
  /** Numbers that fit the last filter, since a page scrolls through them. */
  let fitting: { readonly key: string; readonly numbers: readonly number[] } | null = null;

  const numbersOf = async ({ filter, query }: Window, signal: AbortSignal) => {
    const key = JSON.stringify([filter, query, project.revision]);
    if (fitting?.key === key) return fitting.numbers;
    const found =
      filter === 'findings'
        ? [...new Set((await findings.all(signal)).map(({ number }) => number))]
        : null;
    const { rows } = project.store;
    const kept = found ?? (filter === 'unconfirmed' ? rows.open() : null);
    const held = query === '' ? null : rows.holding(query);
    const among = held === null || kept === null ? null : new Set(held);
    const numbers =
      among === null ? (kept ?? held ?? []) : (kept ?? []).filter((number) => among.has(number));
    fitting = { key, numbers };
    return numbers;
  };

  return {
    async read(window, signal) {
      const { filter, query, from, count } = window;
      const { rows } = project.store;
      if (query === '' && filter === 'all') {
        const { segments } = project.facts();
        return { total: segments, rows: rows.window(from, count).map(shownRow) };
      }
      if (query === '' && filter === 'unconfirmed') {
        const { segments, confirmed } = project.facts();
        return {
          total: segments - confirmed,
          rows: rows.unconfirmed(from, count).map(shownRow),
        };
      }
      const numbers = await numbersOf(window, signal);
      const shown = numbers
        .slice(from, from + count)
        .flatMap((number) => project.store.rows.get(number) ?? []);
      return { total: numbers.length, rows: shown.map(shownRow) };
    },
  };
}

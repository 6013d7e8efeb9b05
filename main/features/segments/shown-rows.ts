import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { FilterCounts } from '../../../preload/contract/segment-facets.ts';
import type { SegmentFilter, SegmentSort } from '../../../preload/contract/segment-filter.ts';
import { isEverySegment } from '../../../preload/contract/segment-facets.ts';
import type { SegmentRows as ShownRows } from '../../../preload/contract/segments.ts';
import type { EditedProject } from './edited-project.ts';
import type { ProjectFindings } from './findings.ts';
import { nextTurn } from './next-turn.ts';
import { countCodes, fittingCodes, IS_MACHINE } from './segment-codes.ts';
import { numbersIn } from './segment-order.ts';
import { shownRow } from './segment-rows.ts';
import { composed } from './segment-texts.ts';
import { expressionOf, inParts } from './sought-text.ts';

type Window = Omit<CheckedInput<'segments.rows'>, 'id'>;

/** Gives windows of the rows that fit a filter, and counts them. */
export interface RowWindows {
  read(window: Window, signal: AbortSignal): Promise<ShownRows>;
  /** Numbers of all segments that fit a filter, in the order of the sort. */
  numbers(
    filter: SegmentFilter,
    sort: SegmentSort,
    signal: AbortSignal,
  ): Promise<readonly number[]>;
  counts(filter: SegmentFilter, signal: AbortSignal): Promise<FilterCounts>;
}

/** Segments that fit the parts of a filter that are not facets, with the code of each. */
interface Candidates {
  readonly key: string;
  readonly ids: readonly number[];
  readonly codes: readonly number[];
}

const SORTED_BY: Readonly<Record<Exclude<SegmentSort, 'text'>, string>> = {
  length: 'length(source) DESC',
  frequency: 'repeats DESC, twin',
  // Machine translation stands below every match, nothing at all below that.
  match: `CASE WHEN ${IS_MACHINE} THEN -1 ELSE coalesce(percent, -2) END DESC`,
};

export function createRowWindows(project: EditedProject, findings: ProjectFindings): RowWindows {
  /** Kept, since a page scrolls through them and changes one part of its filter after the other. */
  let candidates: Candidates | null = null;
  let fitting: { readonly key: string; readonly numbers: readonly number[] } | null = null;
  /** Whether QA has been asked for: counts alone do not start it. */
  let isChecked = false;

  const candidatesOf = async (
    { text, changedSince }: SegmentFilter,
    signal: AbortSignal,
  ): Promise<Candidates> => {
    const key = JSON.stringify([text, changedSince, project.revision]);
    if (candidates?.key === key) return candidates;
    const pause = async () => {
      await nextTurn();
      signal.throwIfAborted();
    };
    const { rows, codes } = project.store;
    await codes.load(pause);
    const since = changedSince === null ? null : changedAfter(changedSince);
    const every = rows.order.ids(0, rows.order.count);
    const all = since === null ? every : every.filter((id) => since.has(id));
    const ids = text === null || text.pattern === '' ? all : await holding(all, text, pause);
    candidates = { key, ids, codes: ids.map((id) => codes.of(id)) };
    return candidates;
  };

  const changedAfter = (time: string): ReadonlySet<number> => {
    const row = project.store.sqlite
      .prepare('SELECT json_group_array(id) AS ids FROM segment WHERE changed >= ?')
      .get(time);
    return new Set(numbersIn(row?.['ids']));
  };

  const holding = async (
    ids: readonly number[],
    sought: NonNullable<SegmentFilter['text']>,
    pause: () => Promise<void>,
  ): Promise<readonly number[]> => {
    const expression = expressionOf(sought);
    const { texts } = project.store;
    await texts.load(pause);
    const has = (text: string) => {
      expression.lastIndex = 0;
      return expression.test(text);
    };
    const { side, withTags } = sought;
    const sourceOf = (id: number) =>
      withTags ? composed(texts.source(id)) : texts.sourceWords(id);
    const targetOf = (id: number) =>
      withTags ? composed(texts.target(id)) : texts.targetWords(id);
    const isHeld = (id: number) =>
      (side !== 'target' && has(sourceOf(id))) || (side !== 'source' && has(targetOf(id)));
    return inParts(
      ids.length,
      sought.isRegex,
      (from, to) => ids.slice(from, to).filter(isHeld),
      pause,
    );
  };

  const withFindings = async (signal: AbortSignal): Promise<ReadonlySet<number>> => {
    isChecked = true;
    return new Set((await findings.all(signal)).map(({ number }) => number));
  };

  const numbers = async (filter: SegmentFilter, sort: SegmentSort, signal: AbortSignal) => {
    const basis = filter.findings ? findings.basis() : '';
    const key = JSON.stringify([filter, sort, project.revision, basis]);
    if (fitting?.key === key) return fitting.numbers;
    const found = await candidatesOf(filter, signal);
    const { rows, sqlite } = project.store;
    const isFitting = fittingCodes(filter);
    const marked = filter.findings ? await withFindings(signal) : null;
    const own: number[] = [];
    found.ids.forEach((id, at) => {
      const number = rows.order.numberOf(id);
      if (number === null || !isFitting(found.codes[at] ?? 0)) return;
      if (marked === null || marked.has(number)) own.push(number);
    });
    const isInOrder = own.every((number, at) => at === 0 || number > (own[at - 1] ?? 0));
    const inText = isInOrder ? own : Array.from(Uint32Array.from(own).sort());
    const sorted = sort === 'text' ? inText : inSortOrder(inText, sort);
    fitting = { key, numbers: sorted };
    return sorted;

    function inSortOrder(some: readonly number[], by: Exclude<SegmentSort, 'text'>): number[] {
      const wanted = new Set(some);
      const row = sqlite
        .prepare(
          `SELECT json_group_array(id) AS ids FROM (SELECT id FROM segment WHERE joined IS NULL
           ORDER BY ${SORTED_BY[by]}, unit, rank, id)`,
        )
        .get();
      return numbersIn(row?.['ids'])
        .map((id) => rows.order.numberOf(id) ?? -1)
        .filter((number) => wanted.has(number));
    }
  };

  return {
    numbers,
    async read({ filter, sort, from, count, placeOf }, signal) {
      const { rows } = project.store;
      if (sort === 'text' && isEverySegment(filter)) {
        const total = rows.order.count;
        const place = placeOf === null || total === 0 ? null : Math.min(placeOf, total - 1);
        return {
          total,
          rows: rows.window(from, count).map(shownRow),
          place: place === null ? null : { number: place, place },
        };
      }
      const found = await numbers(filter, sort, signal);
      const shown = found.slice(from, from + count).flatMap((number) => rows.get(number) ?? []);
      return {
        total: found.length,
        rows: shown.map(shownRow),
        place: placeOf === null ? null : placeIn(found, placeOf),
      };
    },
    async counts(filter, signal) {
      // Whoever opens the filter may look for a text next. A project that is closed meanwhile needs none.
      const pause = async () => {
        await nextTurn();
        project.ending.throwIfAborted();
      };
      void project.store.texts.load(pause).catch(() => undefined);
      const { codes } = await candidatesOf(filter, signal);
      const marked = isChecked
        ? (await numbers({ ...filter, findings: true }, 'text', signal)).length
        : null;
      return countCodes(codes, filter, marked);
    },
  };
}

/** Where a segment stands in a view, or the nearest one that follows it in the text, or the last one. */
function placeIn(numbers: readonly number[], sought: number): ShownRows['place'] {
  const exact = numbers.indexOf(sought);
  if (exact >= 0) return { number: sought, place: exact };
  let best: number | null = null;
  let last: number | null = null;
  for (const number of numbers) {
    if (number > sought && (best === null || number < best)) best = number;
    if (last === null || number > last) last = number;
  }
  const number = best ?? last;
  return number === null ? null : { number, place: numbers.indexOf(number) };
}

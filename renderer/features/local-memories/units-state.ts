import type { Unit, Units } from '../../../preload/contract/local-memories.ts';
import type { UnitFilter } from '../memories/unit-filter.ts';
import { askedFilter, NO_FILTER } from '../memories/unit-filter.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';

export type FoundUnit = Units['units'][number];
export interface UnitQuery extends UnitFilter {
  /** Empty: every unit. */
  readonly query: string;
  readonly side: 'source' | { readonly language: string };
  readonly mode: 'exact' | 'fuzzy';
  /** Those that have source and context of another one, and nothing else. */
  readonly repeated: boolean;
  /** Groups of near duplicates, and nothing else. */
  readonly near: boolean;
}

/** A unit that is being written; `unit` null: a new one. */
export interface UnitDraft {
  readonly unit: number | null;
  readonly source: string;
  readonly targets: Readonly<Record<string, string>>;
}

/** The units of the chosen memory, as far as they were looked at. */
export interface UnitsState {
  readonly query: UnitQuery;
  readonly rows: readonly FoundUnit[];
  /** null before the first page. */
  readonly total: number | null;
  /** Where the next page begins; null: there is none. */
  readonly next: number | null;
  /** Near duplicates that stay when others of their group are merged. */
  readonly leftOut: ReadonlySet<number>;
  readonly reading: Attempt<null>;
  readonly draft: UnitDraft | null;
  /** Saving the draft, or deleting a unit. */
  readonly changing: Attempt<Changed>;
}

/** What became of a unit; `kept`: others gave way to it, which can be undone. */
export type Changed = 'saved' | 'removed' | 'kept' | 'restored';

export const EVERYTHING: UnitQuery = {
  query: '',
  side: 'source',
  mode: 'exact',
  ...NO_FILTER,
  repeated: false,
  near: false,
};

/**
 * A query as main takes it.
 * @param isFresh near duplicates are looked for again
 */
export const askedQuery = (query: UnitQuery, isFresh: boolean) => ({
  ...query,
  ...askedFilter(query),
  near: query.near ? (isFresh ? ('fresh' as const) : ('cached' as const)) : ('off' as const),
});

/** Units that give way to this one: those of its source, whatever their context is, or of its group. */
export const othersOf = (
  { rows, leftOut }: Pick<UnitsState, 'rows' | 'leftOut'>,
  { unit, source, group }: FoundUnit,
): number[] =>
  rows
    .filter((row) => row.unit !== unit && !leftOut.has(row.unit))
    .filter((row) =>
      group === undefined ? row.source.trim() === source.trim() : row.group === group,
    )
    .map((row) => row.unit);

export const NO_UNITS: UnitsState = {
  query: EVERYTHING,
  rows: [],
  total: null,
  next: null,
  leftOut: new Set(),
  reading: IDLE,
  draft: null,
  changing: IDLE,
};

/** The rows with those of another page behind them; a row that is there already is not repeated. */
export function withPage(rows: readonly FoundUnit[], page: readonly FoundUnit[]): FoundUnit[] {
  const known = new Set(rows.map(({ unit }) => unit));
  return [...rows, ...page.filter(({ unit }) => !known.has(unit))];
}

/** The rows after a unit was written: in its place, or before all others when it is new. */
export function withUnit(rows: readonly FoundUnit[], unit: Unit): FoundUnit[] {
  // Where the search stood in the old text says nothing of the new one.
  const row: FoundUnit = { ...unit, ranges: [], percent: null };
  const place = rows.findIndex((one) => one.unit === unit.unit);
  return place < 0 ? [row, ...rows] : rows.with(place, row);
}

/** Whether a unit may be stored: a source and at least one translation. */
export function isWhole({ source, targets }: UnitDraft): boolean {
  return source.trim() !== '' && Object.values(targets).some((text) => text.trim() !== '');
}

/** Name of a side as a choice has it. */
export const sideId = (side: UnitQuery['side']): string =>
  side === 'source' ? 'source' : side.language;

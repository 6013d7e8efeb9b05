import type { Pack } from '../../../preload/contract/offline-languages.ts';
import { PIVOT } from './table-rows.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';

/** What could make a language pair work offline. */
export interface PairPacks {
  /** Base languages: a pack serves all variants. */
  readonly from: string;
  readonly to: string;
  /** One pack, or two over English. */
  readonly packs: readonly Pack[];
  /** What is still to come of them; null: the host says when it is installed. */
  readonly bytes: number | null;
  readonly state: 'available' | 'installing' | 'failed' | 'ready';
}

/**
 * The packs that translate a pair: the one for it, else two over English.
 * @returns null where none are offered or installed
 */
export function packsForPair(packs: readonly Pack[], from: string, to: string): PairPacks | null {
  const between = (source: string, target: string): readonly Pack[] => {
    const found = packs.filter(({ pair }) => pair?.from === source && pair.to === target);
    const best = found.find(({ state }) => state.kind === 'ready') ?? found[0];
    return best === undefined ? [] : [best];
  };
  const [source, target] = [baseOf(from), baseOf(to)];
  let wanted = between(source, target);
  if (wanted.length === 0) {
    wanted = [...between(source, PIVOT), ...between(PIVOT, target)];
    if (wanted.length < 2) return null;
  }
  const missing = wanted.filter(({ state }) => state.kind !== 'ready');
  const kinds = new Set(missing.map(({ state }) => state.kind));
  const isComing = kinds.has('installing') || kinds.has('waiting');
  return {
    from: source,
    to: target,
    packs: wanted,
    bytes: missing.reduce<number | null>(
      (sum, { bytes }) => (sum === null || bytes === null ? null : sum + bytes),
      0,
    ),
    state:
      missing.length === 0
        ? 'ready'
        : isComing
          ? 'installing'
          : kinds.has('failed')
            ? 'failed'
            : 'available',
  };
}

import type { Ability, Pack } from '../../../preload/contract/offline-languages.ts';
import type { LanguageRow } from './table-rows.ts';

/** What a language can do of one ability, and the packs that its one action acts on. */
export interface CellState {
  readonly kind: 'none' | 'system' | 'available' | 'partly' | 'installing' | 'failed' | 'ready';
  readonly packs: readonly Pack[];
  /** Of what the action would bring; null: not known. */
  readonly bytes: number | null;
  /** Whether `bytes` is not exact. */
  readonly isAbout: boolean;
}

const isComing = ({ state }: Pack) => state.kind === 'installing' || state.kind === 'waiting';
const isReady = ({ state }: Pack) => state.kind === 'ready';
const hasFailed = ({ state }: Pack) => state.kind === 'failed';

/**
 * A cell of the table. Both directions of a translation go together; of other packs one is enough, the first
 * that is offered.
 */
export function cellState(row: LanguageRow, ability: Ability): CellState {
  const all = row.packs[ability];
  const of = (kind: CellState['kind'], packs: readonly Pack[]): CellState => {
    const missing = packs.filter((pack) => !isReady(pack));
    const sizes = missing.map(({ bytes, about }) => bytes ?? about);
    const isKnown = sizes.every((size) => size !== null);
    return {
      kind,
      packs,
      bytes: isKnown ? sizes.reduce((sum, size) => sum + size, 0) : null,
      isAbout: missing.some(({ bytes }) => bytes === null),
    };
  };
  const coming = all.filter(isComing);
  if (coming.length > 0) return of('installing', coming);
  const failed = all.filter(hasFailed);
  if (failed.length > 0) return of('failed', failed);
  const ready = all.filter(isReady);
  if (ability === 'translate' && ready.length > 0 && ready.length < all.length) {
    return of(
      'partly',
      all.filter((pack) => !isReady(pack)),
    );
  }
  if (ready.length > 0) return of('ready', ready);
  const offered = ability === 'translate' ? all : all.slice(0, 1);
  if (row.system.has(ability)) return of('system', offered);
  return of(offered.length === 0 ? 'none' : 'available', offered);
}

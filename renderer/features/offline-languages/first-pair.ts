import { baseOf } from '../../../preload/contract/language-code.ts';
import type { Pack } from '../../../preload/contract/offline-languages.ts';
import { packsForPair } from './installable-pair.ts';
import { PIVOT } from './table-rows.ts';

/** A language pair by its codes. */
export interface FirstPair {
  readonly from: string;
  readonly to: string;
}

/** Offered where nothing tells the person's own language, or no pack has it. */
const USUAL: FirstPair = { from: 'en', to: 'de' };

/**
 * The pair that a new user is offered: English into the first of their languages that one pack serves.
 * @param languages of the interface and the system, the preferred first
 * @returns null where not even the usual pair is offered
 */
export function firstPair(packs: readonly Pack[], languages: readonly string[]): FirstPair | null {
  const own = languages
    .map((code) => ({ from: PIVOT, to: baseOf(code) }))
    .filter(({ to }) => to !== PIVOT);
  const isServed = ({ from, to }: FirstPair) => packsForPair(packs, from, to)?.packs.length === 1;
  return [...own, USUAL].find(isServed) ?? null;
}

import { isSame } from './lines.ts';

/** `replace`: the list becomes what was written; `merge`: what it lacks is added to it. */
export type SaveMode = 'replace' | 'merge';

/** What saving will do to a list. */
export interface TermChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly kept: readonly string[];
  /** The list as it will be. */
  readonly result: readonly string[];
  /** The same terms, in another order. */
  readonly isOrderOnly: boolean;
}

/**
 * Compares the list of the service with what is written. Letter case makes terms differ.
 * @param before as the service has it
 */
export function termChanges(
  before: readonly string[],
  written: readonly string[],
  mode: SaveMode,
): TermChanges {
  const had = new Set(before);
  const has = new Set(written);
  const added = [...has].filter((term) => !had.has(term));
  if (mode === 'merge') {
    return { added, removed: [], kept: before, result: [...before, ...added], isOrderOnly: false };
  }
  const removed = before.filter((term) => !has.has(term));
  const kept = before.filter((term) => has.has(term));
  const isOrderOnly = added.length === 0 && removed.length === 0 && !isSame(before, written);
  return { added, removed, kept, result: written, isOrderOnly };
}

/** Whether saving would do anything at all. */
export const changesAnything = ({ added, removed, isOrderOnly }: TermChanges): boolean =>
  added.length > 0 || removed.length > 0 || isOrderOnly;

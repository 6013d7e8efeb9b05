import type { GlossaryTerm } from '../../engine/glossary/apply.ts';

type Terms = readonly GlossaryTerm[];

/** The lists of terms that were used last. */
export interface RecentTerms {
  /** The very list that was read under this name before, else a new reading. */
  of(name: string, read: () => Terms): Terms;
}

/**
 * Keeps at most so many lists and, all together, so many terms; the list used last stays however long
 * it is.
 */
export function createRecentTerms(mostLists: number, mostTerms: number): RecentTerms {
  /** The last used one last. */
  const lists = new Map<string, Terms>();

  return {
    of(name, read) {
      const terms = lists.get(name) ?? read();
      lists.delete(name);
      lists.set(name, terms);
      let count = 0;
      for (const list of lists.values()) count += list.length;
      for (const [oldest, list] of lists) {
        if (lists.size === 1 || (lists.size <= mostLists && count <= mostTerms)) break;
        lists.delete(oldest);
        count -= list.length;
      }
      return terms;
    },
  };
}

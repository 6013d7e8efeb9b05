import type { Penalty } from './score.ts';

/** A memory as it is listed. Language codes are lower case (`en-gb`, `zh-hans`). */
export interface MemoryFact {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  /** Sorted. */
  readonly targets: readonly string[];
  /** Stored units: source segments with their targets. */
  readonly segments: number;
  /** ISO 8601, UTC, milliseconds. */
  readonly created: string;
  readonly updated: string;
}

/** A memory before it is stored; codes in any letter case. */
export interface MemoryDraft {
  /** A UUID; a random one when absent. */
  readonly id?: string;
  readonly name: string;
  readonly source: string;
  readonly targets: readonly string[];
}

/** A source segment with its translations. */
export interface MemoryUnit {
  readonly source: string;
  /** Target text by language code; only languages of the memory, in any letter case. */
  readonly targets: Readonly<Record<string, string>>;
  readonly author?: string;
  /** ISO 8601; the moment of adding when absent. */
  readonly changed?: string;
}

/** The stored translation that fits a segment best. */
export interface MemoryMatch {
  /** `base` less the penalties; what a threshold is compared with. */
  readonly percent: number;
  readonly base: number;
  readonly penalties: readonly Penalty[];
  /** The stored source segment. */
  readonly source: string;
  readonly target: string;
  /** Lower case; may be a variant of the language asked for, which then is a penalty. */
  readonly targetLanguage: string;
  /** The percent is 100: identical text in a language that fits without penalty. */
  readonly exact: boolean;
  readonly memoryId: string;
  /** Name of the memory. */
  readonly memory: string;
}

/**
 * Translation memories with their segments. Synchronous; every change is one transaction.
 * Codes and ids are taken in any letter case.
 */
export interface Memories {
  /** In order of creation. `page` counts from 0; a page past the end is empty. */
  list(page: number, pageSize: number): { readonly memories: MemoryFact[]; readonly total: number };
  get(id: string): MemoryFact | null;
  /** Throws a RangeError on an unknown language, a malformed or used id, or an empty name. */
  create(memory: MemoryDraft): MemoryFact;
  /**
   * Adds all units or, when one is refused, none, and answers with their number. Throws a RangeError
   * on an unknown memory, a blank source, a unit without target or a target in a language that the
   * memory does not list.
   */
  add(memoryId: string, units: Iterable<MemoryUnit>): number;
  /** Creates the memory with these units; one of the same id gives way in the same transaction. */
  replace(memory: MemoryDraft & { readonly id: string }, units: Iterable<MemoryUnit>): MemoryFact;
  /**
   * The best match of at least `threshold` percent (0 to 100), and above 0 in any case; null when
   * there is none, or no such memory. Outer white space of the segment does not count. Of equal
   * percents the nearest language variant wins, then the unit that was changed last.
   */
  find(
    memoryId: string,
    segment: string,
    targetLanguage: string,
    threshold: number,
  ): MemoryMatch | null;
  /** False when there was none. */
  remove(id: string): boolean;
}

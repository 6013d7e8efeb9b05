import type { MatchAlarm } from './alarms.ts';
import type { Replicas } from './replica/replicas.ts';
import type { ForeignUnits } from './server-search/foreign-units.ts';
import type { NearestQuery, ServerSource } from './server-search/nearest.ts';
import type { SegmentSigns } from './server-search/signs.ts';
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

/** An inline element of an exchange format in the text of one side. */
export interface InlineCode {
  /** UTF-16 offsets of what stands for it in the text; equal where nothing does. */
  readonly start: number;
  readonly end: number;
  /** The element as it was written, without what it encloses for those that enclose text. */
  readonly open: string;
  /** Its end tag, for elements that enclose text (`hi`). */
  readonly close?: string;
}

/** What else belongs to a unit; nothing of it takes part in matching. */
export interface UnitDetails {
  /** Attributes of the unit beside those that have a field of their own. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Attributes of each side, by language. */
  readonly sides?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly properties?: readonly { readonly type: string; readonly text: string }[];
  readonly notes?: readonly string[];
  /** Inline elements by language. */
  readonly codes?: Readonly<Record<string, readonly InlineCode[]>>;
}

/** A source segment with its translations. */
export interface MemoryUnit {
  readonly source: string;
  /** Target text by language code; only languages of the memory, in any letter case. */
  readonly targets: Readonly<Record<string, string>>;
  /** Who changed it last. */
  readonly author?: string;
  /** ISO 8601; the moment of adding when absent. */
  readonly changed?: string;
  readonly creator?: string;
  readonly created?: string;
  /** The source segments before and after it in its text, for context matches. */
  readonly previous?: string;
  readonly next?: string;
  readonly details?: UnitDetails;
}

/** A unit that is stored. */
export interface StoredUnit {
  /** Names the unit in its database; a changed source gives it another one. */
  readonly unit: number;
  readonly memoryId: string;
  readonly source: string;
  readonly targets: Readonly<Record<string, string>>;
  readonly author: string | null;
  readonly changed: string;
  readonly creator: string | null;
  readonly created: string | null;
  readonly details: UnitDetails;
}

/** A unit that was confirmed. */
export interface ConfirmedUnit extends StoredUnit {
  /** False where a unit that was there got the target. */
  readonly isNew: boolean;
}

/** A stored translation that fits a segment. */
export interface MemoryMatch {
  /** `base` less the penalties; what a threshold is compared with. */
  readonly percent: number;
  readonly base: number;
  readonly penalties: readonly Penalty[];
  /** Other numbers, or a "not" on one side alone. */
  readonly alarms: readonly MatchAlarm[];
  /** Which neighbours in the text are the same as when it was stored; for equal percents alone. */
  readonly context: 'both' | 'previous' | 'next' | null;
  /** The stored source segment. */
  readonly source: string;
  readonly target: string;
  /** Lower case; may be a variant of the language asked for, which then is a penalty. */
  readonly targetLanguage: string;
  /** The percent is 100: identical text in a language that fits without penalty. */
  readonly exact: boolean;
  readonly unit: number;
  readonly author: string | null;
  /** As `projectOf` says. */
  readonly project: string | null;
  readonly changed: string;
  readonly memoryId: string;
  /** Name of the memory. */
  readonly memory: string;
}

/** A segment for which stored translations are sought. */
export interface MatchQuery {
  readonly segment: string;
  readonly targetLanguage: string;
  /** 0 to 100; the least percent, and above 0 in any case. */
  readonly threshold: number;
  /** The most matches wanted. */
  readonly limit: number;
  /** The segments before and after it. */
  readonly previous?: string;
  readonly next?: string;
}

/** A text that is sought inside of segments. */
export interface ConcordanceQuery {
  readonly text: string;
  /** Look at sources, or at targets in this language. */
  readonly side: 'source' | { readonly language: string };
  /** `exact`: its words one after the other, the first and last may be parts; `fuzzy`: similar words. */
  readonly mode: 'exact' | 'fuzzy';
  readonly limit: number;
  readonly offset: number;
  readonly filter?: UnitFilter;
}

/** Which units somebody wants to see. */
export interface UnitFilter {
  /** A part of the author's name, in any letter case; empty: of anybody. */
  readonly author: string;
  /** A part of what `projectOf` says, in any letter case; empty: of any. */
  readonly project: string;
  /** ISO 8601; changed then or later. null: at any time. */
  readonly since: string | null;
  /** Changed before. */
  readonly until: string | null;
}

export interface ConcordanceHit {
  readonly unit: StoredUnit;
  /** UTF-16 ranges of the words that fit, in the text of the side looked at. */
  readonly ranges: readonly (readonly [start: number, end: number])[];
  /** Language of that text; null for the source. */
  readonly language: string | null;
  /** 100 for exact ones; else how alike the words are. */
  readonly percent: number;
}

export interface Concordance {
  /** Best first, then newest. */
  readonly hits: readonly ConcordanceHit[];
  /** Of all segments that fit. */
  readonly total: number;
}

/** A segment whose passages are sought in stored sources. */
export interface FragmentQuery {
  readonly segment: string;
  readonly targetLanguage: string;
  readonly limit: number;
}

/** A passage of a segment that stands in a stored source. */
export interface Fragment {
  /** UTF-16 range in the segment. */
  readonly at: readonly [start: number, end: number];
  readonly text: string;
  /** What the passage becomes, or the whole target of a unit that holds it. */
  readonly target: string;
  /** `target` is of the passage alone. */
  readonly isAligned: boolean;
  /** The stored source. */
  readonly source: string;
  readonly unit: number;
  readonly memoryId: string;
  /** Name of the memory. */
  readonly memory: string;
}

/** Passages of a segment, the longest first. */
export interface Fragments {
  readonly list: readonly Fragment[];
  /** Longer passages may stand in units that were not read, or the segment goes on. */
  readonly isCut: boolean;
}

/** Units of a memory, a page at a time. */
export interface UnitPage {
  readonly units: readonly StoredUnit[];
  /** To be given to get the next page; null at the end. */
  readonly next: number | null;
}

/** `next` is to be given for the next page. */
export interface FilteredUnits extends UnitPage {
  readonly total: number;
}

export interface MemoryStatistics {
  readonly units: number;
  /** Words, characters and distinct words of the source, and of each target with its units. */
  readonly sides: readonly {
    readonly language: string;
    readonly units: number;
    readonly words: number;
    readonly characters: number;
    readonly distinctWords: number;
  }[];
  /** Units whose source an earlier unit has too. */
  readonly repeatedSources: number;
  readonly authors: readonly { readonly name: string; readonly units: number }[];
  /** Earliest and latest change; null when empty. */
  readonly changed: { readonly first: string; readonly last: string } | null;
  /** Units by the year in which they were changed last, the oldest first. */
  readonly years: readonly { readonly year: number; readonly units: number }[];
  /** What it is made of: the files that were imported, and what was added by hand (null). */
  readonly parts: readonly { readonly origin: string | null; readonly units: number }[];
}

/**
 * Translation memories with their segments. Synchronous; every change is one transaction.
 * Codes and ids are taken in any letter case. Methods that name a memory or unit that is not there
 * throw a RangeError, unless they say otherwise. A memory that follows a team's (`Replicas`) takes
 * confirmed units, which it sends on; the other changes of it throw a RangeError.
 */
export interface Memories extends Replicas {
  /** In order of creation. `page` counts from 0; a page past the end is empty. */
  list(page: number, pageSize: number): { readonly memories: MemoryFact[]; readonly total: number };
  get(id: string): MemoryFact | null;
  /** Throws a RangeError on an unknown language, a malformed or used id, or an empty name. */
  create(memory: MemoryDraft): MemoryFact;
  rename(id: string, name: string): MemoryFact;
  /**
   * Adds all units or, when one is refused, none, and answers with their number. Throws a RangeError
   * on an unknown memory, a blank source, a unit without target or a target in a language that the
   * memory does not list.
   */
  add(memoryId: string, units: Iterable<MemoryUnit>): number;
  /**
   * Stores a confirmed translation: a unit of the memory with the same source, and with the same
   * neighbours where both know them, gets the new target; where there is none, one is added. A target
   * language that the memory lacks is added to it.
   */
  confirm(memoryId: string, unit: MemoryUnit): ConfirmedUnit;
  /** Several after each other, all or none; one transaction for all is far quicker. */
  confirmAll(memoryId: string, units: readonly MemoryUnit[]): ConfirmedUnit[];
  /** Adds one unit, whatever is there already. Throws as `add` does. */
  insert(memoryId: string, unit: MemoryUnit): StoredUnit;
  /** Creates the memory with these units; one of the same id gives way in the same transaction. */
  replace(memory: MemoryDraft & { readonly id: string }, units: Iterable<MemoryUnit>): MemoryFact;
  /** The unit, or null. */
  unit(unit: number): StoredUnit | null;
  /** Puts this in the place of a unit. What `details` said of inline elements goes with other texts. */
  update(unit: number, changed: MemoryUnit): StoredUnit;
  /** Deletes units; answers with the number of those that were there. */
  removeUnits(units: Iterable<number>): number;
  /** Units in order of adding, from one that an earlier page named. */
  browse(memoryId: string, from: number | null, limit: number): UnitPage;
  /** As `browse`, those that fit a filter. */
  filtered(memoryId: string, filter: UnitFilter, from: number | null, limit: number): FilteredUnits;
  /**
   * Units that have source and neighbours of another one; those that belong together follow each other, the
   * newest first.
   * @param offset of the first one
   */
  repeated(memoryId: string, offset: number, limit: number): FilteredUnits;
  /** The others of its memory that have source and neighbours of a unit. */
  alike(unit: number): number[];
  /**
   * Deletes units whose source and targets another unit has too (the one that was changed last stays),
   * and answers with the number of those deleted.
   */
  deduplicate(memoryId: string): number;
  /** Moves all units of one memory into another of the same source language; the first one goes. */
  merge(from: string, into: string): MemoryFact;
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
  /**
   * Matches from several memories, best first. Of equal percents those with the same neighbours come
   * first, then the nearest language variant, then memories in the order given, then newest. A target
   * is told once. Unknown memories have nothing to say.
   * @param foreign units of these memories that are not kept here, to be looked at as if they were
   */
  matches(
    memoryIds: readonly string[],
    query: MatchQuery,
    foreign?: readonly ForeignUnits[],
  ): MemoryMatch[];
  /**
   * As `matches`, of one query after the other until some milliseconds are over, so that others have their
   * turn.
   * @returns matches of the first queries, of one at least
   */
  matchesOfSome(memoryIds: readonly string[], queries: readonly MatchQuery[]): MemoryMatch[][];
  /** Of sources that a team database answered with, the numbers of those whose words come nearest. */
  nearest(query: NearestQuery, sources: readonly ServerSource[]): number[];
  /** What a team database finds these sources by. */
  signs(sources: readonly string[]): SegmentSigns[];
  concordance(
    memoryIds: readonly string[],
    query: ConcordanceQuery,
    foreign?: readonly ForeignUnits[],
  ): Concordance;
  /** The longest passages first, from two words on; what a longer one says better is left out. */
  fragments(memoryIds: readonly string[], query: FragmentQuery): Fragments;
  /**
   * Makes ready what the first search for fragments needs, by one step of some milliseconds, so that others
   * have their turn.
   * @param from the part of the memories that is made ready, from 0
   * @returns the part that is next; null when all are ready
   */
  prepareFragments(memoryIds: readonly string[], from: number): number | null;
  statistics(memoryId: string): MemoryStatistics;
  /** Loads what searching needs, so that the first search is as fast as the next ones. */
  warm(memoryIds: readonly string[]): void;
  /** Bytes that are held for searching, beside the caches of the database. */
  held(): number;
  /** False when there was none. */
  remove(id: string): boolean;
}

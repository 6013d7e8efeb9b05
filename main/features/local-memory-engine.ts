import type { z } from 'zod';
import type { Observable } from '../system/observable.ts';
import type {
  ConcordanceAnswer,
  ConcordanceInput,
  Fragments,
  FragmentsInput,
  LocalMemory,
  Match,
  MatchesInput,
  ServerMatches,
  Unsearched,
} from '../../preload/contract/local-memories.ts';

/** A match as a batch tells it: `wordChanges` makes the difference where somebody shows it. */
export type BestMatch = Omit<Match, 'difference'>;

/** A segment with its neighbours in the text, which decide among matches of equal percents. */
export interface SoughtSegment {
  readonly segment: string;
  readonly previous?: string;
  readonly next?: string;
}

export interface SoughtSegments {
  readonly segments: readonly SoughtSegment[];
  /** Any letter case; null: not known, so memories of every source language may answer. */
  readonly source: string | null;
  readonly target: string;
  /** 0 to 100; the least percent. */
  readonly threshold: number;
  /** null: those that are assigned to the pair, by priority. */
  readonly memories: readonly string[] | null;
  /** Memories are asked as if these had not been stored. */
  readonly before?: UnitsOfWork;
}

/**
 * Units that somebody stored while working, by number: true for those that were not there before. These are
 * no matches, and the context of the others is no older than the work.
 */
export type UnitsOfWork = ReadonlyMap<number, boolean>;

type Concordance = z.output<typeof ConcordanceInput>;
type OfUnits = 'author' | 'project' | 'since' | 'until';
/** Words that are sought in segments, of any units where nothing is said of these. */
export type SoughtWords = Omit<Concordance, OfUnits> & Partial<Pick<Concordance, OfUnits>>;

/** A translation that a person confirmed. */
export interface ConfirmedPair extends SoughtSegment {
  readonly translation: string;
  /** Any letter case. Languages that the memory lacks are added to it. */
  readonly source: string;
  readonly target: string;
  readonly author?: string;
  /** Name of the project that it was translated in. */
  readonly project?: string;
}

/**
 * The local memories as other domains see them. Memories of another source language, and those that
 * are gone, have nothing to say. Rejects with FeatureFailure: `local-memories-down` where their thread is
 * dead and could not be started again, or `cancelled`.
 */
export interface LocalMemoryEngine {
  /** Best first. */
  matches(input: z.output<typeof MatchesInput>, signal?: AbortSignal): Promise<readonly Match[]>;
  /** The same with what team databases have, where memories are searched there. */
  serverMatches(input: z.output<typeof MatchesInput>, signal?: AbortSignal): Promise<ServerMatches>;
  /** Passages of a segment that stand in stored sources, the longest first. */
  fragments(input: z.output<typeof FragmentsInput>, signal?: AbortSignal): Promise<Fragments>;
  /**
   * The best match of each segment, in their order, null for none. Threshold 100 is far quicker, since
   * identical segments are found by a hash. Other searches go between those of a batch. Memories that are
   * searched in team databases answer too, where these are reachable.
   * @param onUnsearched told of memories that a team database did not search, at times the same one again
   */
  bestFor(
    input: SoughtSegments,
    signal?: AbortSignal,
    onUnsearched?: (memories: readonly Unsearched[]) => void,
  ): Promise<readonly (BestMatch | null)[]>;
  /**
   * Stores confirmed translations, all or none: a unit with the same source, and the same neighbours where
   * both know them, gets the new target; where there is none, one is added. Searches wait for them.
   * @returns of each the number of the unit, and whether it was added
   * @throws FeatureFailure not-found; invalid-input where the memory has another source language
   */
  confirm(
    memory: string,
    pairs: readonly ConfirmedPair[],
  ): Promise<readonly { readonly unit: number; readonly isNew: boolean }[]>;
  /**
   * Adds finished translations to a memory, or to a new one that is assigned to its pair.
   * @throws FeatureFailure not-found; invalid-input where the memory has another source language
   */
  addPairs(
    into: { readonly id: string } | { readonly name: string },
    languages: { readonly source: string; readonly target: string },
    pairs: readonly { readonly source: string; readonly target: string }[],
  ): Promise<LocalMemory>;
  concordance(input: SoughtWords, signal?: AbortSignal): Promise<ConcordanceAnswer>;
  /** Whether a memory is asked for a pair without being chosen; null stands for any source. */
  hasAssigned(source: string | null, target: string): boolean;
  /** Memories that are asked for a pair without being chosen, by priority. */
  assignedTo(source: string, target: string): Promise<readonly LocalMemory[]>;
  /**
   * Where the confirmed segments of a pair go: the first memory that is assigned to it and did not ship with
   * the program. Where no such memory holds the pair at all, one of this name is made and assigned. null where
   * there are some, none of them assigned: somebody chose that.
   */
  workingMemory(source: string, target: string, name: string): Promise<LocalMemory | null>;
  /** null where there is none of this id (any more). */
  memory(id: string): Promise<LocalMemory | null>;
  /** Counts changes of memories and of their assignments: matches found before may be other ones. */
  readonly changes: Pick<Observable<number>, 'value' | 'watch'>;
}

import type {
  ConcordanceQuery,
  MatchQuery,
  StoredUnit,
  UnitFilter,
} from '../engine/memory/memories.ts';
import type { ForeignUnits } from '../engine/memory/server-search/foreign-units.ts';
import type { ReplicaUnit } from '../engine/memory/replica/replicas.ts';

/** A memory that its team's database is asked about. */
export interface ServerMemory {
  readonly id: string;
  readonly targets: readonly string[];
}

/** What team databases answered. */
export interface ServerAnswer {
  readonly foreign: readonly ForeignUnits[];
  /** Memories that could not be searched, with the reason of `team-failed`. */
  readonly unsearched: readonly { readonly memory: string; readonly reason: string }[];
}

/** A page of units that a team's database found. */
export interface ServerUnits {
  readonly units: readonly ReplicaUnit[];
  /** Of all that fit; null where nobody counted: counting reads a whole memory. */
  readonly total: number | null;
}

/**
 * What the memories of this computer ask of team databases: changes that only the database makes. Each
 * rejects with the FeatureFailure `team-failed`.
 */
export interface SharedMemories {
  /** What may match of memories that are not kept on this computer; never rejects. */
  matches(memories: readonly ServerMemory[], query: MatchQuery): Promise<ServerAnswer>;
  /** What may have the words of memories that are not kept on this computer; never rejects. */
  concordance(memories: readonly ServerMemory[], query: ConcordanceQuery): Promise<ServerAnswer>;
  /** Units of such a memory after a number, in order. */
  units(
    memory: ServerMemory,
    filter: UnitFilter | null,
    after: number,
    most: number,
  ): Promise<ServerUnits>;
  /** Sends what was confirmed, where there is a connection. */
  sendNow(): void;
  rename(memory: string, name: string): Promise<void>;
  /** @param unit number in the team's memory */
  changeUnit(
    memory: string,
    unit: number,
    source: string,
    targets: Readonly<Record<string, string>>,
  ): Promise<void>;
  removeUnits(memory: string, units: readonly number[]): Promise<void>;
  /** Deletes units in favour of one; the team's database keeps who did it, and what they were. */
  mergeUnits(memory: string, kept: number, units: readonly number[]): Promise<void>;
  /** Adds units that were deleted, with their authors and times. */
  restoreUnits(memory: string, units: readonly StoredUnit[]): Promise<void>;
  /** Moves all units of a memory of this computer into a team's. */
  addUnits(from: string, into: string): Promise<void>;
}

import type { StoredUnit } from '../engine/memory/memories.ts';

/**
 * What the memories of this computer ask of team databases: changes that only the database makes. Each
 * rejects with the FeatureFailure `team-failed`.
 */
export interface SharedMemories {
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
  /** Adds units that were deleted, with their authors and times. */
  restoreUnits(memory: string, units: readonly StoredUnit[]): Promise<void>;
  /** Moves all units of a memory of this computer into a team's. */
  addUnits(from: string, into: string): Promise<void>;
}

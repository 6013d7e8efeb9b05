import type { MemoryDraft, MemoryUnit, UnitDetails } from '../memories.ts';

/** A memory on this computer that follows one of a team database. */
export interface ReplicaState {
  readonly memory: string;
  /** Of the team, as its owner named it. */
  readonly team: string;
  /** The last change of the team's memory that is in this one. */
  readonly sequence: number;
  /** While it is filled for the first time: the last unit that is there. null when it is complete. */
  readonly filled: number | null;
  /**
   * Units of the team's memory where it is searched in its database and not kept here; null where it is.
   */
  readonly searched: number | null;
  /** Confirmed here, and not yet in the team's memory. */
  readonly waiting: number;
  /** Of these, what the database does not take. */
  readonly refused: number;
}

/** A unit as the team database has it; its number counts within its memory. */
export interface ReplicaUnit {
  readonly number: number;
  readonly source: string;
  readonly targets: Readonly<Record<string, string>>;
  readonly author: string | null;
  /** By the clock of the database, ISO 8601. */
  readonly changed: string;
  readonly creator: string | null;
  readonly created: string | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly details: UnitDetails | null;
}

/** A confirmed unit on its way; its token makes sure that it is stored once. */
export interface OutboxItem {
  readonly token: string;
  readonly source: string;
  readonly targets: Readonly<Record<string, string>>;
  readonly previous?: string;
  readonly next?: string;
  readonly details?: UnitDetails;
}

/** What the database made of an item. */
export interface OutboxReceipt {
  readonly token: string;
  readonly number: number;
  readonly changed: string;
}

/** What could be read of a replica in a damaged file. */
export interface SavedReplica {
  /** Id of the memory. */
  readonly memory: string;
  /** null where it could not be read. */
  readonly draft: MemoryDraft | null;
  /** Empty where it could not be read. */
  readonly team: string;
  readonly author: string;
  /** In their order. */
  readonly outbox: readonly { readonly item: OutboxItem; readonly refused: string | null }[];
}

/**
 * Memories that follow a team database. Each method is one transaction, together with what it notes of
 * the way: a process that ends at any moment goes on where it was. Methods throw a RangeError on a
 * memory that is no replica.
 */
export interface Replicas {
  replicas(): ReplicaState[];
  /**
   * Makes an empty memory that follows one of a team, or brings its name, languages and author up to date.
   * @param author name under which units are confirmed here
   * @returns null where a memory of this computer has its id, which stays as it is
   */
  openReplica(
    draft: MemoryDraft & { readonly id: string },
    team: string,
    author: string,
  ): ReplicaState | null;
  /** Notes, before the first unit comes, up to which change a fill will be. */
  beginFill(memory: string, sequence: number): void;
  /** Takes units in the form of `COPY … TO`, in order of their numbers; see `copy-lines.ts`. */
  fillReplica(memory: string, lines: string): void;
  /** Makes what was filled visible. */
  finishFill(memory: string): void;
  /** Takes units as they are after a change, and deletes those that are gone. */
  applyChanges(
    memory: string,
    sequence: number,
    units: readonly ReplicaUnit[],
    gone: readonly number[],
  ): void;
  /**
   * From now on the memory is searched in its database, or has so many units there now: what is here is
   * deleted, but for what was confirmed and not sent yet.
   */
  searchReplica(memory: string, units: number, sequence: number): void;
  /** From now on the memory is kept here again; it is to be filled. */
  keepReplica(memory: string): void;
  /** The oldest items that are to be sent. */
  outbox(memory: string, limit: number): OutboxItem[];
  /** Items that are in the team's memory now leave the outbox, and their units get its number and time. */
  acceptOutbox(memory: string, receipts: readonly OutboxReceipt[]): void;
  /** Items that the database does not take are kept, and no longer sent. */
  refuseOutbox(memory: string, tokens: readonly string[], reason: string): void;
  /** Sends again what was refused for this reason. */
  retryOutbox(memory: string, reason: string): void;
  /**
   * Puts back what a damaged file told. The memory is filled anew when there is a connection, and items go
   * out under their tokens, so that those that had arrived change nothing.
   */
  restoreReplica(saved: SavedReplica): void;
  /** Units of a restored replica, which serve until it is filled. */
  restoreUnits(memory: string, units: Iterable<MemoryUnit>): number;
  /** Number in the team's memory of a unit; null where it has none (yet). */
  sharedNumber(unit: number): number | null;
  /**
   * Closes a replica whose memory the team has no more. What was not sent stays, in a memory of this computer
   * of the same name.
   * @returns the id of that memory; null where nothing waited
   */
  endReplica(memory: string): string | null;
  /** Deletes the memory with all that belongs to it, its outbox too. */
  closeReplica(memory: string): void;
}

/** A unit as the engine takes it. */
export function memoryUnit(unit: Omit<ReplicaUnit, 'number'>): MemoryUnit {
  const { source, targets, author, changed, creator, created, previous, next, details } = unit;
  return {
    source,
    targets,
    changed,
    ...(author !== null && { author }),
    ...(creator !== null && { creator }),
    ...(created !== null && { created }),
    ...(previous !== null && { previous }),
    ...(next !== null && { next }),
    ...(details !== null && { details }),
  };
}

import type { TeamConnection, TeamMemory } from '../../client/team/team-connection.ts';
import { TeamFailure } from '../../client/team/team-failure.ts';
import type { MemoryThread } from '../../engine/memory/thread/open-memory-thread.ts';
import type { ReplicaState, ReplicaUnit } from '../../engine/memory/replica/replicas.ts';

/** The part of the memory thread that replicas need, restarted where it died. */
export interface ReplicaThread {
  change<T>(work: (thread: MemoryThread) => Promise<T>): Promise<T>;
  read<T>(work: (thread: MemoryThread) => Promise<T>): Promise<T>;
}

export interface FillProgress {
  readonly memory: string;
  readonly units: number;
  readonly total: number;
}

/** Changes that are asked for together, and units that are written in one transaction. */
const CHANGES = 500;
const UNITS = 500;
/** Lines of one transaction: searches wait no longer. */
const LINES = 1000;

/** Brings all units of a memory here, or what is missing since a fill was broken off. */
export async function fillReplica(
  team: TeamConnection,
  memory: TeamMemory,
  state: ReplicaState,
  thread: ReplicaThread,
  onProgress: (progress: FillProgress) => void,
): Promise<void> {
  const { id } = memory;
  await thread.change(({ memories }) => memories.beginFill(id, memory.sequence));
  let units = state.filled ?? 0;
  for await (const piece of team.lines(memory, state.filled ?? 0)) {
    for (const lines of parts(piece)) {
      await thread.change(({ memories }) => memories.fillReplica(id, lines.text));
      units += lines.count;
    }
    onProgress({ memory: id, units, total: Math.max(units, memory.units) });
  }
  await thread.change(({ memories }) => memories.finishFill(id));
}

function* parts(piece: string): Generator<{ readonly text: string; readonly count: number }> {
  let start = 0;
  let count = 0;
  for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', end + 1)) {
    count += 1;
    if (count < LINES) continue;
    yield { text: piece.slice(start, end + 1), count };
    start = end + 1;
    count = 0;
  }
  if (start < piece.length) yield { text: piece.slice(start), count };
}

/** Brings what changed in a memory since its replica was here last. */
export async function catchUp(
  team: TeamConnection,
  memory: TeamMemory,
  from: number,
  thread: ReplicaThread,
): Promise<void> {
  let sequence = from;
  for (;;) {
    const changes = await team.changes(memory, sequence, CHANGES);
    // A gap means that the database is an older one than the replica has seen.
    if (changes.length > 0 && changes[0]?.sequence !== sequence + 1) {
      throw new TeamFailure('restored');
    }
    let numbers: number[] = [];
    const flush = async (reached: number) => {
      const found = await team.units(memory, numbers);
      const there = new Set(found.map(({ number }) => number));
      const gone = numbers.filter((number) => !there.has(number));
      await thread.change(({ memories }) =>
        memories.applyChanges(memory.id, reached, found as readonly ReplicaUnit[], gone),
      );
      numbers = [];
    };
    for (const { sequence: now, first, last } of changes) {
      for (let number = first; number <= last; number += 1) {
        numbers.push(number);
        // In the middle of a range the change is not there yet.
        if (numbers.length >= UNITS) await flush(number === last ? now : now - 1);
      }
      sequence = now;
    }
    if (numbers.length > 0) await flush(sequence);
    if (changes.length < CHANGES) return;
  }
}

import { DatabaseSync } from 'node:sqlite';
import { openTeam } from '../../../main/client/team/team-connection.ts';
import type { TeamConnection } from '../../../main/client/team/team-connection.ts';
import type { TeamAddress } from '../../../main/client/team/connect.ts';
import type { ReplicaThread } from '../../../main/features/team-memories/catch-up.ts';
import type { Follower, FollowState } from '../../../main/features/team-memories/follower.ts';
import { follow } from '../../../main/features/team-memories/follower.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';
import type { Memories, MemoryUnit } from '../../../main/engine/memory/memories.ts';
import { inMemory } from '../local-memories/in-memory.ts';
import { memberLogin } from '../../client/team/cluster.ts';

/** A seat without a page: its memories in a file of its own, following a team. */
export interface Seat {
  readonly memories: Memories;
  readonly states: FollowState[];
  readonly state: () => FollowState;
  confirm(
    memory: string,
    source: string,
    target: string,
    more?: Pick<MemoryUnit, 'previous' | 'details'>,
  ): void;
  /** Best first. */
  matches(
    memory: string,
    segment: string,
  ): readonly {
    readonly target: string;
    readonly author: string | null;
    readonly project: string | null;
    readonly changed: string;
  }[];
  /** All units of a memory as `source → target (author, time)`, sorted. */
  content(memory: string): readonly string[];
  waiting(): number;
  follow(): void;
  poke(): void;
  leave(): Promise<void>;
  close(): Promise<void>;
}

export function openSeat(
  file: string,
  address: TeamAddress,
  now: () => Date = () => new Date(),
  wrap: (team: TeamConnection) => TeamConnection = (team) => team,
  mostUnits: () => number = () => Infinity,
): Seat {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  const memories = openMemories(database, now);
  // What survives a kill needs no flush to the disk, which would be most of the time of a test.
  database.exec('PRAGMA synchronous = OFF');
  const open = inMemory(database, memories);
  const thread: ReplicaThread = { read: (work) => work(open), change: (work) => work(open) };
  const states: FollowState[] = [{ kind: 'connecting' }];
  let follower: Follower | null = null;
  return {
    memories,
    states,
    state: () => states.at(-1) ?? { kind: 'connecting' },
    confirm(memory, source, target, more = {}) {
      memories.confirm(memory, { source, targets: { de: target }, ...more });
      follower?.poke();
    },
    matches: (memory, segment) =>
      memories.matches([memory], { segment, targetLanguage: 'de', threshold: 60, limit: 20 }),
    content(memory) {
      const units: string[] = [];
      for (let from: number | null = 0; from !== null;) {
        const page = memories.browse(memory, from, 1000);
        for (const { source, targets, author, changed } of page.units) {
          units.push(`${source} → ${JSON.stringify(targets)} (${author ?? '-'}, ${changed})`);
        }
        from = page.next;
      }
      return units.sort();
    },
    waiting: () => memories.replicas().reduce((sum, { waiting }) => sum + waiting, 0),
    follow() {
      follower = follow({
        team: 'team',
        open: async () => wrap(await openTeam(address, memberLogin(address.user))),
        thread,
        now: () => Date.now(),
        mostUnits,
        log: { write: () => undefined },
        onState: (state) => void states.push(state),
        onMember: () => undefined,
        onUnsigned: () => undefined,
        onChange: () => undefined,
        onMemory: () => undefined,
        onGone: () => undefined,
      });
    },
    poke: () => follower?.poke(),
    async leave() {
      await follower?.close();
      follower = null;
    },
    async close() {
      await follower?.close();
      database.close();
    },
  };
}

import type { ReplicaState } from '../../engine/memory/replica/replicas.ts';
import type {
  TeamConnection,
  TeamMemberFact,
  TeamMemory,
} from '../../client/team/team-connection.ts';
import type { TeamReason } from '../../client/team/team-failure.ts';
import { TeamFailure, teamFailure } from '../../client/team/team-failure.ts';
import { inBackground } from '../../system/background.ts';
import type { Log } from '../../system/log.ts';
import { catchUp, fillReplica } from './catch-up.ts';
import type { FillProgress, ReplicaThread } from './catch-up.ts';
import { sendOutbox } from './send-outbox.ts';
import { createSigner } from './sign-units.ts';

export type FollowState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'filling'; readonly progress: FillProgress }
  | { readonly kind: 'following' }
  /** @param since milliseconds since 1970, by this computer's clock */
  | { readonly kind: 'offline'; readonly since: number; readonly reason: TeamReason };

export interface FollowerPorts {
  readonly team: string;
  readonly open: () => Promise<TeamConnection>;
  readonly thread: ReplicaThread;
  readonly now: () => number;
  /** Units of a memory that are kept on this computer at most; a larger one is searched in the database. */
  readonly mostUnits: () => number;
  readonly log: Log;
  readonly onState: (state: FollowState) => void;
  readonly onMember: (member: TeamMemberFact) => void;
  /** Told how many units a search on the server finds only in part, since they have no signature yet. */
  readonly onUnsigned: (units: number) => void;
  /** Told when units or memories changed here. */
  readonly onChange: () => void;
  /** Told of a memory that came, before it is filled. */
  readonly onMemory: (id: string, source: string, targets: readonly string[]) => void;
  /** Told of one that the team has no more. */
  readonly onGone: (id: string) => void;
}

export interface Follower {
  /** Something was confirmed here. */
  poke(): void;
  /** Somebody wants to connect now, or to see everything looked at again. */
  look(): void;
  close(): Promise<void>;
}

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;
/** How often an idle connection is used, so that a dead one is noticed. */
const LOOK_MS = 30_000;
/** Share of the limit below which a memory that was too large is kept here again. */
const REFILL = 0.9;

/**
 * Keeps the replicas of a team up to date: sends what waits, then brings what changed, again at each
 * notice. After a failure it connects again, later each time.
 */
export function follow(ports: FollowerPorts): Follower {
  const { team, thread, log, onState, onChange } = ports;
  let isClosed = false;
  let wake: (() => void) | null = null;
  let isPoked = false;
  let isAsked = false;
  /** What this computer kept at most when the memories were looked at last. */
  let limit = ports.mostUnits();
  const signing = createSigner(thread);
  let connection: TeamConnection | null = null;
  let since: number | null = null;
  /** Memories with news; null stands for all of them, and for the list itself. */
  let news: Set<string> | null = null;
  /** The memories of the team as they were when they were opened here. */
  let listed = '';

  const poke = () => {
    isPoked = true;
    wake?.();
  };
  const sleep = async (ms: number) => {
    if (isPoked || isClosed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => resolve(), ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    wake = null;
  };

  const running = run();
  inBackground('team-memories.follow', () => running);
  return {
    poke,
    look() {
      isAsked = true;
      poke();
    },
    async close() {
      isClosed = true;
      wake?.();
      await connection?.close();
      await running;
    },
  };

  async function run(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopped()) {
      try {
        if (since === null) onState({ kind: 'connecting' });
        await stayWith(await ports.open(), () => {
          pause = FIRST_PAUSE_MS;
          since = null;
          onState({ kind: 'following' });
        });
      } catch (error) {
        await connection?.close();
        connection = null;
        if (stopped()) return;
        const { reason } = teamFailure(error);
        since ??= ports.now();
        log.write('team.offline', { reason });
        onState({ kind: 'offline', since, reason });
        isPoked = false;
        await sleep(pause);
        pause = Math.min(MAX_PAUSE_MS, 2 * pause);
      }
    }
  }

  /** Ends by a failure, or when this is closed. */
  async function stayWith(opened: TeamConnection, onDone: () => void): Promise<void> {
    connection = opened;
    ports.onMember(opened.member);
    let isOver = false;
    const over = () => isOver;
    opened.onEnd(() => {
      isOver = true;
      wake?.();
    });
    opened.onChange((memory) => {
      news?.add(memory);
      wake?.();
    });
    news = null;
    isAsked = false;
    while (!stopped()) {
      if (over()) throw new TeamFailure('stopped');
      isPoked = false;
      await sync(opened);
      onDone();
      if (hasNews() || over()) continue;
      const before = ports.now();
      if (!wasAsked()) await sleep(LOOK_MS);
      if (!wasAsked() && ports.now() - before < LOOK_MS) continue;
      // A role may have changed, or the tables.
      isAsked = false;
      news = null;
      ports.onMember(await opened.look());
    }
  }

  // Each is asked anew: other code changes what they read while this waits.
  function stopped(): boolean {
    return isClosed;
  }

  function wasAsked(): boolean {
    return isAsked;
  }

  function hasNews(): boolean {
    return isPoked || news === null || news.size > 0;
  }

  async function sync(opened: TeamConnection): Promise<void> {
    const wanted = news;
    news = new Set();
    const states = async () =>
      (await thread.read(({ memories }) => memories.replicas())).filter(
        (state) => state.team === team,
      );
    const known = new Map((await states()).map((state) => [state.memory, state]));
    const memories = await opened.memories();
    // Memories come and go, and get other names and languages.
    const now = JSON.stringify(
      memories.map(({ id, name, source, targets }) => [id, name, source, targets]),
    );
    if (wanted === null || now !== listed) await openReplicas();
    listed = now;
    if (wanted === null && opened.member.role !== 'read') {
      for (const { id } of memories) signing.ask(id);
    }
    for (const memory of memories) {
      const state = known.get(memory.id);
      if (state === undefined || stopped()) continue;
      if (memory.sequence < state.sequence) throw new TeamFailure('restored');
      const isSearched = await searchOrKeep(memory, state);
      const filled = state.searched !== null && !isSearched ? 0 : state.filled;
      if (filled !== null && !isSearched) {
        await fillReplica(opened, memory, { ...state, filled }, thread, (progress) =>
          onState({ kind: 'filling', progress }),
        );
        onChange();
      }
      if (opened.member.role !== 'read' && state.waiting > state.refused) {
        await sendOutbox(opened, memory.id, thread);
        signing.ask(memory.id);
        onChange();
      }
      if (!isSearched) await catchUpWith(memory);
      if (await signing.go(opened, memory.id)) isPoked = true;
    }
    // Not at each change of somebody: it is looked at again before long.
    if (wanted === null || isPoked) ports.onUnsigned(await opened.signing.left());
    limit = ports.mostUnits();

    async function catchUpWith(memory: TeamMemory): Promise<void> {
      const after = (await states()).find((one) => one.memory === memory.id);
      if (after === undefined || memory.sequence === after.sequence) {
        if (wanted?.has(memory.id) !== true) return;
      }
      await catchUp(opened, memory, after?.sequence ?? 0, thread);
      onChange();
    }

    /** Whether a memory is searched in its database: it is larger than what this computer keeps. */
    async function searchOrKeep(
      { id, units, sequence }: TeamMemory,
      { searched }: ReplicaState,
    ): Promise<boolean> {
      const most = ports.mostUnits();
      // One that shrinks is filled again when it is well below the limit, not at each unit.
      const wasRaised = most > limit;
      if (searched !== null && units <= (wasRaised ? most : most * REFILL)) {
        await thread.change(({ memories: local }) => local.keepReplica(id));
        onChange();
        return false;
      }
      if (searched === null && units <= most) return false;
      if (searched !== units) {
        await thread.change(({ memories: local }) => local.searchReplica(id, units, sequence));
        onChange();
      }
      return true;
    }

    async function openReplicas(): Promise<void> {
      const there = new Set(memories.map(({ id }) => id));
      for (const { memory: id, waiting } of known.values()) {
        if (there.has(id)) continue;
        await thread.change(({ memories: local }) => local.endReplica(id));
        log.write('team.memory-removed', { waiting });
        ports.onGone(id);
        onChange();
      }
      for (const { id, name, source, targets } of memories) {
        const draft = { id, name, source, targets };
        const { name: author, role } = opened.member;
        const state = await thread.change(({ memories: local }) =>
          local.openReplica(draft, team, author),
        );
        if (state === null) {
          // The other memories of the team go on.
          log.write('team.id-in-use');
          continue;
        }
        if (role !== 'read')
          await thread.change(({ memories: local }) => local.retryOutbox(id, 'rights'));
        if (!known.has(id)) ports.onMemory(id, source, targets);
        known.set(id, { ...state, refused: role === 'read' ? state.refused : 0 });
      }
      onChange();
    }
  }
}

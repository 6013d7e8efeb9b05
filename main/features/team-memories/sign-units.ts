import type { SignedMemory, TeamSigning } from '../../client/team/team-signing.ts';
import type { ReplicaThread } from './catch-up.ts';
import { TeamFailure } from '../../client/team/team-failure.ts';
import type { SegmentSigns } from '../../engine/memory/server-search/signs.ts';

/** Units that are signed together. */
const AT_ONCE = 2000;
/** Batches between which other things wait. */
const BATCHES = 5;

type SignsOf = (sources: readonly string[]) => Promise<readonly SegmentSigns[]>;

/** What was done in one go. */
export interface Signed {
  readonly units: number;
  /** Others are left. */
  readonly isMore: boolean;
}

/**
 * Gives the first units of a memory that have no signature one, so that the database finds them. Nothing is
 * done where other members have to.
 */
export async function signUnits(
  team: TeamSigning,
  memory: SignedMemory,
  signsOf: SignsOf,
  most: number,
): Promise<Signed> {
  const range = await team.next(memory);
  if (range === null) return { units: 0, isMore: false };
  const read = async (from: number) => {
    const found = await team.sources(memory, from, range.last, AT_ONCE);
    // Up to the end of the range where it has no more: numbers of deleted units need none.
    const last = found.length < AT_ONCE ? range.last : (found.at(-1)?.number ?? range.last);
    return { first: from, last, found };
  };
  const signed = async ({ found }: Awaited<ReturnType<typeof read>>) => {
    const signs = await signsOf(found.map(({ source }) => source));
    return found.flatMap(({ number }, index) => {
      const one = signs[index];
      return one === undefined ? [] : [{ number, ...one }];
    });
  };
  let count = 0;
  let batch = await read(range.first);
  let units = await signed(batch);
  for (let batches = 1; ; batches += 1) {
    count += units.length;
    const isLast = batch.last >= range.last || batches >= most;
    const next = isLast ? null : await read(batch.last + 1);
    const writing = team.sign(memory, batch.first, batch.last, units);
    if (next === null) {
      await writing;
      return { units: count, isMore: true };
    }
    // The next ones are signed while the database writes.
    [units] = await Promise.all([signed(next), writing]);
    batch = next;
  }
}

/** Signs all units of a memory that have no signature; answers with their number. */
export async function signAll(
  team: TeamSigning,
  memory: Pick<SignedMemory, 'id'>,
  signsOf: SignsOf,
): Promise<number> {
  let units = 0;
  for (;;) {
    // As it is now: what others change meanwhile is signed in the next round.
    const now = (await team.memories()).find(({ id }) => id === memory.id);
    if (now === undefined) return units;
    const signed = await signUnits(team, now, signsOf, Infinity);
    units += signed.units;
    if (signed.isMore) continue;
    if (units > 0) await team.count(now);
    return units;
  }
}

/** New units after which common signs are counted again. */
const COUNTED = 5000;

/** Signs the units of a team's memories, some at a time between other things. */
export function createSigner(thread: Pick<ReplicaThread, 'read'>) {
  const asked = new Set<string>();
  const signed = new Map<string, number>();
  const signsOf = (sources: readonly string[]) =>
    thread.read(({ memories }) => memories.signs(sources));
  return {
    /** A memory may have units without a signature. */
    ask(memory: string): void {
      asked.add(memory);
    },
    /** Signs the next ones, where there are some; true where others are left. */
    async go(team: { readonly signing: TeamSigning }, id: string): Promise<boolean> {
      if (!asked.has(id)) return false;
      const memory = (await team.signing.memories()).find((one) => one.id === id);
      const { units, isMore } =
        memory === undefined
          ? { units: 0, isMore: false }
          : await signUnits(team.signing, memory, signsOf, BATCHES);
      const since = (signed.get(id) ?? 0) + units;
      signed.set(id, since);
      if (isMore || memory === undefined) return isMore;
      asked.delete(id);
      if (since < COUNTED) return false;
      signed.delete(id);
      await team.signing.count(memory).catch(ifNoCurator);
      return false;
    },
  };
}

/** Counting is left to those who may. */
function ifNoCurator(error: unknown): void {
  if (!(error instanceof TeamFailure) || error.reason !== 'rights') throw error;
}

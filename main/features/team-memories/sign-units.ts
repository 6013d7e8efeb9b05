import type { SignedMemory, TeamSigning } from '../../client/team/team-signing.ts';
import type { ReplicaThread } from './catch-up.ts';
import { TeamFailure } from '../../client/team/team-failure.ts';
import type { SegmentSigns } from '../../engine/memory/server-search/signs.ts';

/** Units that are signed together. */
const AT_ONCE = 1000;

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
  signsOf: (sources: readonly string[]) => Promise<readonly SegmentSigns[]>,
): Promise<Signed> {
  const range = await team.next(memory);
  if (range === null) return { units: 0, isMore: false };
  const found = await team.sources(memory, range.first, range.last, AT_ONCE);
  const signs = await signsOf(found.map(({ source }) => source));
  const units = found.flatMap(({ number }, index) => {
    const signed = signs[index];
    return signed === undefined ? [] : [{ number, ...signed }];
  });
  // Up to the end of the range where it had no more: numbers of deleted units need none.
  const last = found.length < AT_ONCE ? range.last : (found.at(-1)?.number ?? range.last);
  await team.sign(memory, range.first, last, units);
  return { units: units.length, isMore: true };
}

/** Signs all units of a memory that have no signature; answers with their number. */
export async function signAll(
  team: TeamSigning,
  memory: SignedMemory,
  signsOf: (sources: readonly string[]) => Promise<readonly SegmentSigns[]>,
): Promise<number> {
  let units = 0;
  for (;;) {
    const signed = await signUnits(team, memory, signsOf);
    units += signed.units;
    if (!signed.isMore) break;
  }
  if (units > 0) await team.count(memory);
  return units;
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
          : await signUnits(team.signing, memory, signsOf);
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

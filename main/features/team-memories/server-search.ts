import type { SearchedMemory, TeamSearch } from '../../client/team/team-search.ts';
import type { TeamUnit } from '../../client/team/team-connection.ts';
import { TeamFailure } from '../../client/team/team-failure.ts';
import { createWordReader } from '../../engine/memory/folded-words.ts';
import { toCompare } from '../../engine/memory/index/segment-index.ts';
import type { ConcordanceQuery, MatchQuery, UnitFilter } from '../../engine/memory/memories.ts';
import type { ForeignUnits } from '../../engine/memory/server-search/foreign-units.ts';
import type { CommonSigns } from '../../engine/memory/server-search/signs.ts';
import { createSegmentSigns } from '../../engine/memory/server-search/signs.ts';
import { fittingVariants } from '../../engine/memory/variants.ts';
import { after, inBackground } from '../../system/background.ts';
import { append } from '../../system/long-lists.ts';
import type { ServerUnits } from '../shared-memories.ts';
import type { ReplicaThread } from './catch-up.ts';

export interface ServerSearchPorts {
  readonly open: () => Promise<TeamSearch>;
  readonly thread: Pick<ReplicaThread, 'read'>;
  /** Milliseconds, only forward. */
  readonly now: () => number;
}

/** A memory that its team's database is asked about. */
export interface Asked {
  readonly id: string;
  readonly targets: readonly string[];
}

/** Searches one team's memories that are not kept on this computer. Rejects with a TeamFailure. */
export interface ServerSearch {
  /** What may be among the best matches of a memory; to be given to `Memories.matches`. */
  matches(memory: Asked, query: MatchQuery): Promise<ForeignUnits>;
  /** What has the words, or their beginnings; to be given to `Memories.concordance`. */
  concordance(memory: Asked, query: ConcordanceQuery): Promise<ForeignUnits>;
  /** The first page says how many there are. */
  units(
    memory: Asked,
    filter: UnitFilter | null,
    after: number,
    most: number,
  ): Promise<ServerUnits>;
  close(): Promise<void>;
}

/** How long counted signs are taken for true. */
const COUNTED_MS = 10 * 60_000;
/** Connections that nobody used for so long are closed. */
const IDLE_MS = 5 * 60_000;
/** After a failure the database is left alone for so long: others wait for nothing. */
const PAUSE_MS = 10_000;
const MOST_CONCORDANCES = 500;
/** Below this percent little is shared, and more candidates are sent than these. */
const UNLIKE = 70;
const MOST_SENT = 300;
/** Units without a signature that are looked at, and characters that a match may have more or less. */
const UNSIGNED = 20_000;
const LONGER = 2;
const UNSIGNED_SENT = 200;
/** Share of units that a sign is thought to have where nobody counted. */
const UNCOUNTED = 0.001;

export function createServerSearch({ open, thread, now }: ServerSearchPorts): ServerSearch {
  const reader = createWordReader();
  const signs = createSegmentSigns(reader);
  const counted = new Map<string, { readonly at: number; readonly common: CommonSigns }>();
  let opened: Promise<TeamSearch> | null = null;
  let known: readonly SearchedMemory[] = [];
  let failure: { readonly at: number; readonly error: TeamFailure } | null = null;
  let stopIdle = () => {};

  const forget = () => {
    opened = null;
    known = [];
  };
  const connection = (): Promise<TeamSearch> => {
    stopIdle();
    stopIdle = after(IDLE_MS, 'team.search-idle', () => inBackground('team.search-close', close));
    if (opened !== null) return opened;
    const opening = open();
    opened = opening;
    opening.then(
      (team) => team.onEnd(forget),
      () => {
        if (opened === opening) forget();
      },
    );
    return opening;
  };
  async function close(): Promise<void> {
    stopIdle();
    const closing = opened;
    forget();
    await closing?.then(
      (team) => team.close(),
      () => undefined,
    );
  }

  const inTeam = async <T>(work: (team: TeamSearch) => Promise<T>): Promise<T> => {
    if (failure !== null && now() - failure.at < PAUSE_MS) throw failure.error;
    const first = connection();
    // A connection that ended meanwhile is opened again once: that brings the answer, or the reason.
    const again = async (error: unknown) => {
      if (!(error instanceof TeamFailure) || error.reason !== 'stopped') throw error;
      // Another search may have opened one already.
      if (opened === first) await close();
      return work(await connection());
    };
    try {
      const done = await first.then(work).catch(again);
      failure = null;
      return done;
    } catch (error) {
      if (error instanceof TeamFailure && error.reason !== 'gone') {
        failure = { at: now(), error };
        await close();
      }
      throw error;
    }
  };

  const find = async (team: TeamSearch, id: string): Promise<SearchedMemory> => {
    if (!known.some((memory) => memory.id === id)) known = await team.memories();
    const found = known.find((memory) => memory.id === id);
    if (found === undefined) throw new TeamFailure('gone');
    return found;
  };

  const commonOf = async (team: TeamSearch, memory: SearchedMemory): Promise<CommonSigns> => {
    const before = counted.get(memory.id);
    if (before !== undefined && now() - before.at < COUNTED_MS) return before.common;
    const { signs: common, shares, units } = await team.commonSigns(memory);
    const byShare = new Map(common.map((sign, index) => [sign, shares[index] ?? 0]));
    // Behind the shares of the signs stand the least and the greatest of them.
    const least = (shares[common.length] ?? 2 * UNCOUNTED) / 2;
    const made = { shares: byShare, least, units };
    counted.set(memory.id, { at: now(), common: made });
    return made;
  };

  const unsignedQuery = (segment: string, least: number, languages: readonly string[]) => {
    const { words } = reader.read(segment.normalize('NFC'));
    return {
      segment,
      words: [...new Set(words.map((word) => word.toLowerCase()))],
      shortest:
        least >= 100 ? segment.length - 1 : Math.floor((segment.length * least) / 100 / LONGER),
      longest:
        least >= 100 ? segment.length + 1 : Math.ceil((segment.length * 100 * LONGER) / least),
      languages,
      lookedAt: UNSIGNED,
      most: UNSIGNED_SENT,
    };
  };

  const languagesOf = ({ targets }: Asked, wanted: string): string[] =>
    fittingVariants(targets, wanted).map(({ language }) => language);

  return {
    matches: (asked, query) =>
      inTeam(async (team) => {
        const memory = await find(team, asked.id);
        const { segment, targetLanguage, threshold, limit: wanted } = query;
        const languages = languagesOf(asked, targetLanguage);
        if (languages.length === 0) return { memory: asked.id, units: [] };
        const least = Math.max(1, threshold);
        const { longest, ...sought } = signs.asked(segment, least, await commonOf(team, memory));
        const compared = toCompare(Math.max(1, signs.of(segment).size), least);
        // The database looked at units with rare signs alone: fewer of them are alike by chance.
        const most = least < UNLIKE ? compared : Math.min(MOST_SENT, compared);
        const { found, unsigned } = await team.candidates(memory, {
          ...sought,
          longest,
          languages,
          most,
        });
        const isPartial = unsigned > UNSIGNED;
        const sources = [...found];
        if (unsigned > 0) {
          append(sources, await team.unsigned(memory, unsignedQuery(segment, least, languages)));
        }
        if (isPartial) {
          append(sources, await team.identical(memory, formsOf(segment), languages, UNSIGNED_SENT));
        }
        if (sources.length === 0) return { memory: asked.id, units: [], isPartial };
        const nearest = await thread.read(({ memories }) =>
          memories.nearest({ segment, threshold: least, wanted }, sources),
        );
        const units = nearest.length === 0 ? [] : await team.units(memory, nearest);
        return { memory: asked.id, units, isPartial };
      }),
    concordance: (asked, { text, side, mode, filter = null }) =>
      inTeam(async (team) => {
        const memory = await find(team, asked.id);
        const { words } = reader.read(text.normalize('NFC'));
        const pieces = mode === 'exact' ? words : words.map(beginningOf);
        const sides = side === 'source' ? [null] : languagesOf(asked, side.language);
        const units: TeamUnit[] = [];
        for (const language of words.length === 0 ? [] : sides) {
          append(units, await team.containing(memory, language, pieces, filter, MOST_CONCORDANCES));
        }
        const byNumber = new Map(units.map((unit) => [unit.number, unit]));
        return { memory: asked.id, units: [...byNumber.values()] };
      }),
    units: (asked, filter, after, most) =>
      inTeam(async (team) => {
        const memory = await find(team, asked.id);
        const units = await team.page(memory, filter, after, most);
        const counts = filter !== null && after === 0;
        return { units, total: counts ? await team.count(memory, filter) : null };
      }),
    close,
  };
}

/** What another form of a word has, too. */
const beginningOf = (word: string): string =>
  word.slice(0, Math.max(2, Math.ceil(word.length / 2)));

/** How a text may have been stored that is the same to the engine, spaces apart. */
const formsOf = (segment: string): string[] => [
  ...new Set([segment, segment.normalize('NFC'), segment.normalize('NFD')]),
];

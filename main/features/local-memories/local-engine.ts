import type { z } from 'zod';
import { baseOf, servesPair } from '../../../preload/contract/language-code.ts';
import type {
  LocalMemory,
  MatchesInput,
  Unsearched,
} from '../../../preload/contract/local-memories.ts';
import type { MatchQuery, MemoryMatch } from '../../engine/memory/memories.ts';
import { projectOf, withProject } from '../../engine/memory/project-property.ts';
import { fittingVariants } from '../../engine/memory/variants.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type {
  BestMatch,
  ConfirmedPair,
  LocalMemoryEngine,
  SoughtSegments,
  UnitsOfWork,
} from '../local-memory-engine.ts';
import type { ServerAnswer, SharedMemories } from '../shared-memories.ts';
import type { Assignments } from './assignments.ts';
import type { KeptThread } from './kept-thread.ts';
import type { Library } from './library.ts';
import { bestMatch, shownMatch } from './shown-match.ts';
import { filterOf } from './unit-filter.ts';

export interface LocalEnginePorts {
  readonly thread: KeptThread;
  readonly library: Library;
  readonly assignments: Assignments;
  readonly shared: () => SharedMemories;
  /** Ids of memories that ship. */
  readonly samples: () => Promise<ReadonlySet<string>>;
}

/** Searches of a batch that wait in the thread: more would let others wait for long. */
const AT_ONCE = 4;
/** Segments that are sent to the thread together; it answers as many as it finds in some milliseconds. */
const MOST_SENT = 50;
/** Such calls that wait there: while one is answered the next one is on its way. */
const SENT_AT_ONCE = 2;
/** More matches of one segment than a person could have stored while working. */
const MOST_LOOKED_AT = 1000;

/** Confirmed pairs that the thread stores between two searches. */
const MOST_CONFIRMED = 50;

type OnUnsearched = Parameters<LocalMemoryEngine['bestFor']>[2];

/** Which memories are asked. */
interface Choice {
  readonly memories: readonly string[] | null;
  readonly source: string | null;
  readonly target: string;
}

export function createLocalEngine(ports: LocalEnginePorts): LocalMemoryEngine {
  const { thread, library, assignments, shared, samples } = ports;

  /** Those of the source language that are there, in the order in which they are asked. */
  const chosen = async ({ memories, source, target }: Choice) => {
    const ids = memories ?? assignments.for(source, target);
    const found = await Promise.all(ids.map((id) => library.find(id)));
    return found
      .filter((memory) => memory !== null)
      .filter((memory) => source === null || baseOf(memory.source) === baseOf(source));
  };
  const searchedOf = (memories: readonly LocalMemory[]) =>
    memories.filter(({ isSearched }) => isSearched === true);
  const namesOf = (
    memories: readonly LocalMemory[],
    unsearched: ServerAnswer['unsearched'],
  ): Unsearched[] =>
    unsearched.map(({ memory, reason }) => ({
      memoryName: memories.find(({ id }) => id === memory)?.name ?? '',
      reason,
    }));

  return {
    changes: library.changes,
    hasAssigned: (source, target) => assignments.for(source, target).length > 0,
    async matches(input, signal) {
      const ids = idsOf(await chosen(input));
      stopIfAborted(signal);
      if (ids.length === 0) return [];
      const { segment } = input;
      const query = queryOf(input);
      const found = await thread.read(({ memories }) => memories.matches(ids, query));
      return found.map((match) => shownMatch(match, segment));
    },
    async serverMatches(input, signal) {
      const asked = await chosen(input);
      const searched = searchedOf(asked);
      if (searched.length === 0) return { matches: null, unsearched: [] };
      const query = queryOf(input);
      const { foreign, unsearched } = await shared().matches(searched, query);
      stopIfAborted(signal);
      const found = await thread.read(({ memories }) =>
        memories.matches(idsOf(asked), query, foreign),
      );
      return {
        matches: found.map((match) => shownMatch(match, input.segment)),
        unsearched: namesOf(asked, unsearched),
      };
    },
    async fragments(input, signal) {
      const ids = idsOf(await chosen(input));
      stopIfAborted(signal);
      if (ids.length === 0) return { list: [], isCut: false };
      const { segment, target: targetLanguage, limit } = input;
      const query = { segment, targetLanguage, limit };
      for (let part: number | null = 0; part !== null;) {
        const from: number = part;
        part = await thread.read(({ memories }) => memories.prepareFragments(ids, from));
        stopIfAborted(signal);
      }
      const found = await thread.read(({ memories }) => memories.fragments(ids, query));
      const list = found.list.map(({ memoryId, memory: memoryName, ...fragment }) => ({
        ...fragment,
        memory: memoryId,
        memoryName,
      }));
      return { list, isCut: found.isCut };
    },
    async bestFor(input, signal, onUnsearched) {
      const asked = await chosen(input);
      if (asked.length === 0) return input.segments.map(() => null);
      return search(asked, input, signal, onUnsearched);
    },
    async confirm(id, pairs) {
      const memory = await library.get(id);
      if (pairs.some(({ source }) => baseOf(memory.source) !== baseOf(source))) {
        const params = { field: 'source', reason: 'source-differs' };
        throw new FeatureFailure({ code: 'invalid-input', params });
      }
      const confirmed = await thread.change(({ memories }) =>
        memories.confirmAll(memory.id, pairs.map(confirmedUnit)),
      );
      library.changed();
      if (memory.team !== undefined) shared().sendNow();
      return confirmed.map(({ unit, isNew }) => ({ unit, isNew }));
    },
    async concordance(input, signal) {
      const asked = (await chosen(input)).filter(
        ({ targets }) => fittingVariants(targets, input.target).length > 0,
      );
      stopIfAborted(signal);
      const { text, side, target, mode, count: limit } = input;
      const filter = filterOf(input);
      const query = {
        text,
        mode,
        limit,
        offset: 0,
        ...(filter !== null && { filter }),
        side: side === 'source' ? ('source' as const) : { language: target },
      };
      const { foreign, unsearched } = await shared().concordance(searchedOf(asked), query);
      stopIfAborted(signal);
      const found = await thread.read(({ memories }) =>
        memories.concordance(idsOf(asked), query, foreign),
      );
      const names = new Map((await library.list()).map(({ id, name }) => [id, name]));
      const hits = found.hits.map(({ unit, ranges, percent, language }) => {
        const shown = language ?? fittingVariants(Object.keys(unit.targets), target)[0]?.language;
        return {
          ranges,
          percent,
          unit: unit.unit,
          source: unit.source,
          target: unit.targets[shown ?? ''] ?? '',
          author: unit.author,
          project: projectOf(unit.details),
          changed: unit.changed,
          memory: unit.memoryId,
          memoryName: names.get(unit.memoryId) ?? '',
        };
      });
      return { total: found.total, hits, unsearched: namesOf(asked, unsearched) };
    },
    assignedTo: (source, target) => chosen({ memories: null, source, target }),
    async workingMemory(source, target, name) {
      // What ships is there to look at: nobody's own work is mixed into it unasked.
      const shipped = await samples();
      const isOwn = ({ id }: LocalMemory) => !shipped.has(id);
      const first = (await chosen({ memories: null, source, target })).find(isOwn);
      if (first !== undefined) return first;
      const holdsPair = (await library.list()).some(
        (memory) => isOwn(memory) && servesPair(memory, source, target),
      );
      return holdsPair ? null : library.create({ name, source, targets: [target] });
    },
    async addPairs(into, { source, target }, pairs) {
      const memory =
        'name' in into
          ? await library.create({ name: into.name, source, targets: [target] })
          : await library.get(into.id);
      if (baseOf(memory.source) !== baseOf(source)) {
        const params = { field: 'source', reason: 'source-differs' };
        throw new FeatureFailure({ code: 'invalid-input', params });
      }
      if ('name' in into) {
        const units = pairs.map((pair, at) => ({
          source: pair.source,
          targets: { [target]: pair.target },
          ...neighbours(pairs[at - 1]?.source, pairs[at + 1]?.source),
        }));
        await thread.change(({ memories }) => memories.add(memory.id, units));
      } else {
        const confirmed = pairs.map((pair, at) =>
          confirmedUnit({
            segment: pair.source,
            translation: pair.target,
            source,
            target,
            ...neighbours(pairs[at - 1]?.source, pairs[at + 1]?.source),
          }),
        );
        // In parts: searches wait for each.
        for (let from = 0; from < confirmed.length; from += MOST_CONFIRMED) {
          const part = confirmed.slice(from, from + MOST_CONFIRMED);
          await thread.change(({ memories }) => memories.confirmAll(memory.id, part));
        }
      }
      library.changed();
      return library.get(memory.id);
    },
    memory: (id) => library.find(id),
  };

  /** What team databases have, where they are asked. */
  async function foreignFor(
    asked: readonly LocalMemory[],
    query: MatchQuery,
    onUnsearched: OnUnsearched,
  ): Promise<ServerAnswer['foreign']> {
    const searched = searchedOf(asked);
    if (searched.length === 0) return [];
    const { foreign, unsearched } = await shared().matches(searched, query);
    if (unsearched.length > 0) onUnsearched?.(namesOf(asked, unsearched));
    return foreign;
  }

  /** The best match that was there before the work, without the context that came with it. */
  async function bestBefore(
    asked: readonly LocalMemory[],
    query: MatchQuery,
    before: UnitsOfWork | undefined,
    onUnsearched: OnUnsearched,
  ): Promise<MemoryMatch | null> {
    for (let limit = 1; ; limit *= 4) {
      const foreign = await foreignFor(asked, { ...query, limit }, onUnsearched);
      const found = await thread.read(({ memories }) =>
        memories.matches(idsOf(asked), { ...query, limit }, foreign),
      );
      const best = found.find(({ unit }) => before?.get(unit) !== true);
      if (best !== undefined)
        return before?.has(best.unit) === true ? { ...best, context: null } : best;
      if (found.length < limit || limit > MOST_LOOKED_AT) return null;
    }
  }

  async function search(
    asked: readonly LocalMemory[],
    { segments, target: targetLanguage, threshold, before }: SoughtSegments,
    signal: AbortSignal | undefined,
    onUnsearched: OnUnsearched,
  ): Promise<readonly (BestMatch | null)[]> {
    const queries = segments.map(({ segment, previous, next }): MatchQuery => ({
      segment,
      targetLanguage,
      threshold,
      limit: 1,
      ...neighbours(previous, next),
    }));
    const results = new Array<BestMatch | null>(queries.length).fill(null);
    const put = (at: number, best: MemoryMatch | null) =>
      (results[at] = best === null ? null : bestMatch(best));
    const one = async (at: number, query: MatchQuery) =>
      put(at, await bestBefore(asked, query, before, onUnsearched));
    if (searchedOf(asked).length > 0) {
      await inOrder(queries, 1, AT_ONCE, signal, async ([query], at) => {
        if (query !== undefined) await one(at, query);
        return 1;
      });
      return results;
    }
    await inOrder(queries, MOST_SENT, SENT_AT_ONCE, signal, async (sent, from) => {
      const found = await thread.read(({ memories }) => memories.matchesOfSome(idsOf(asked), sent));
      for (const [index, [best = null]] of found.entries()) {
        const query = sent[index];
        // The work itself stored it: what was there before is looked for.
        if (best !== null && before?.has(best.unit) === true && query !== undefined) {
          await one(from + index, query);
        } else put(from + index, best);
      }
      return found.length;
    });
    return results;
  }
}

/**
 * Does work on parts of a list, several parts at once; one that was not wholly done goes on before the next.
 * @param work gives how many of its part are done
 */
async function inOrder<Value>(
  values: readonly Value[],
  size: number,
  atOnce: number,
  signal: AbortSignal | undefined,
  work: (part: readonly Value[], from: number) => Promise<number>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < values.length) {
      const end = Math.min(values.length, next + size);
      let from = next;
      next = end;
      while (from < end) {
        stopIfAborted(signal);
        from += await work(values.slice(from, end), from);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    // The others stop where one failed.
    next = values.length;
  }
}

const idsOf = (memories: readonly LocalMemory[]): string[] => memories.map(({ id }) => id);

function queryOf({
  segment,
  target: targetLanguage,
  threshold,
  limit,
  previous,
  next,
}: z.output<typeof MatchesInput>): MatchQuery {
  return { segment, targetLanguage, threshold, limit, ...neighbours(previous, next) };
}

function stopIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new FeatureFailure({ code: 'cancelled' });
}

function confirmedUnit(pair: ConfirmedPair) {
  const { segment, translation, target, author, project = '', previous, next } = pair;
  return {
    source: segment,
    targets: { [target]: translation },
    ...(author !== undefined && { author }),
    ...(project !== '' && { details: withProject({}, project) }),
    ...neighbours(previous, next),
  };
}

const neighbours = (previous: string | undefined, next: string | undefined) => ({
  ...(previous !== undefined && { previous }),
  ...(next !== undefined && { next }),
});

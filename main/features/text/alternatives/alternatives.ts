import type { Handlers } from '../../../../preload/contract/api.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import type { AlternativesInput } from '../../../../preload/contract/text.ts';
import type { StoredPair, TermList } from '../../../engine/alternatives/alternatives-query.ts';
import type { Services } from '../../active-service.ts';
import { failureOf } from '../../feature-failure.ts';
import type { GlossaryReader } from '../../glossary-reader.ts';
import type { LocalMemoryEngine } from '../../local-memory-engine.ts';
import { createUnsearchedList } from '../../unsearched-list.ts';

export interface AlternativesPorts {
  readonly services: Pick<Services, 'openActive'>;
  readonly glossaries: GlossaryReader;
  readonly memories: Pick<LocalMemoryEngine, 'matches' | 'serverMatches' | 'concordance'>;
}

/** Glossaries that are read for a word at most, those in use first. */
const MOST_GLOSSARIES = 12;
/** Stored pairs that a word is looked up in. */
const MOST_PAIRS = 100;
const LEAST_PERCENT = 75;

/** Other words for a word of a result, from the service's glossaries and this computer's memories. */
export function createAlternatives({
  services,
  glossaries,
  memories,
}: AlternativesPorts): Pick<Handlers, 'text.alternatives'> {
  async function listsOf(
    { from, to, glossaries: used }: AlternativesInput,
    signal: AbortSignal,
  ): Promise<readonly TermList[]> {
    const service = await services.openActive(signal);
    const isPair = (pair: { readonly source: string; readonly target: string }) =>
      baseOf(pair.source) === baseOf(from) && baseOf(pair.target) === baseOf(to);
    const ofPair = (await glossaries.listed(service, signal)).flatMap(
      ({ id, name, dictionaries }) => {
        const pair = dictionaries.find(isPair);
        return pair === undefined ? [] : [{ id, name, pair, isUsed: used.includes(id) }];
      },
    );
    const chosen = ofPair.toSorted((a, b) => Number(b.isUsed) - Number(a.isUsed));
    return Promise.all(
      chosen.slice(0, MOST_GLOSSARIES).map(async ({ id, name, pair, isUsed }) => ({
        name,
        isUsed,
        entries: await glossaries.entries(service, id, pair, signal),
      })),
    );
  }

  return {
    'text.alternatives': async (input, { signal }) => {
      const { source, translation, at, from, to } = input;
      const asked = { source: from, target: to, memories: input.memories };
      const missed = createUnsearchedList();
      const concordance = async (side: 'source' | 'target', word: string) => {
        const query = { ...asked, text: word, side, mode: 'exact', count: MOST_PAIRS } as const;
        const { hits, unsearched } = await memories.concordance(query, signal);
        missed.add(unsearched);
        return hits.map((hit): StoredPair => ({ ...hit, memory: hit.memoryName }));
      };
      const nearest = async () => {
        const query = { ...asked, segment: source, threshold: LEAST_PERCENT, limit: 20 };
        const { matches: all, unsearched } = await memories.serverMatches(query, signal);
        missed.add(unsearched);
        const matches = all ?? (await memories.matches(query, signal));
        return matches.map((match) => ({ ...match, memory: match.memoryName }));
      };
      const [lists, matches] = await Promise.all([
        known(listsOf(input, signal), signal),
        known(nearest(), signal),
      ]);
      // Read on use: most starts ask for none.
      const { findAlternatives } =
        await import('../../../engine/alternatives/find-alternatives.ts');
      const list = await findAlternatives(
        { source, translation, at, from, to },
        { lists, matches, concordance: (side, word) => known(concordance(side, word), signal) },
      );
      return { list, unsearched: missed.list() };
    },
  };
}

/** A source that cannot be asked now takes nothing from the others. */
async function known<T>(asked: Promise<readonly T[]>, signal: AbortSignal): Promise<readonly T[]> {
  try {
    return await asked;
  } catch (error) {
    if (signal.aborted || failureOf(error) === null) throw error;
    return [];
  }
}

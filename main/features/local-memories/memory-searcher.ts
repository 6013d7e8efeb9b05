import type { LocalMemory } from '../../../preload/contract/local-memories.ts';
import { compatible } from '../../../preload/contract/language-code.ts';
import type { ConcordanceHit } from '../../engine/memory/memories.ts';
import type { KeptThread } from './kept-thread.ts';
import type { Library } from './library.ts';

type Ranges = readonly (readonly [start: number, end: number])[];

/** A unit in which a query stands. */
export interface MemoryHit {
  /** Id and name of the memory. */
  readonly id: string;
  readonly name: string;
  /** Source text, and the translation in which the query stands, or the first one. */
  readonly before: string;
  readonly after: string;
  readonly source: string;
  readonly target: string;
  /** UTF-16 ranges of the words that fit. */
  readonly hits: { readonly before: Ranges; readonly after: Ranges };
}

/**
 * Looks for the words of a query, one after the other, in all memories: in sources, then in targets.
 * `total` counts all that fit, a unit whose both sides do twice; `hits` are `count` at most.
 */
export type MemorySearcher = (
  query: string,
  count: number,
) => Promise<{ readonly total: number; readonly hits: readonly MemoryHit[] }>;

export function createMemorySearcher(thread: KeptThread, library: Library): MemorySearcher {
  return async (text, count) => {
    const memories = await library.list();
    const ids = memories.map(({ id }) => id);
    const byId = new Map(memories.map((memory) => [memory.id, memory]));
    const sides = ['source' as const, ...apart(memories).map((language) => ({ language }))];
    const hits: MemoryHit[] = [];
    let total = 0;
    for (const side of sides) {
      const query = { text, side, mode: 'exact', limit: count, offset: 0 } as const;
      const found = await thread.read((open) => open.memories.concordance(ids, query));
      total += found.total;
      for (const hit of found.hits) {
        const memory = byId.get(hit.unit.memoryId);
        if (memory !== undefined && hits.length < count) hits.push(memoryHit(hit, memory));
      }
    }
    return { total, hits };
  };
}

/** Target languages, of those that serve for each other one. */
function apart(memories: readonly LocalMemory[]): string[] {
  const languages: string[] = [];
  for (const language of memories.flatMap(({ targets }) => targets)) {
    if (!languages.some((other) => compatible(other, language))) languages.push(language);
  }
  return languages;
}

function memoryHit({ unit, ranges, language }: ConcordanceHit, memory: LocalMemory): MemoryHit {
  const target = language ?? Object.keys(unit.targets)[0] ?? '';
  return {
    id: memory.id,
    name: memory.name,
    source: memory.source,
    target,
    before: unit.source,
    after: unit.targets[target] ?? '',
    hits: language === null ? { before: ranges, after: [] } : { before: [], after: ranges },
  };
}

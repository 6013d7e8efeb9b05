import type { Entry } from '../../../preload/contract/glossaries.ts';
import type { SearchHit } from '../../../preload/contract/search.ts';
import { fold } from '../../engine/full-text/fold.ts';
import { hasTerms, hitsOf } from '../../engine/full-text/hits.ts';
import type { Services } from '../active-service.ts';
import type { GlossaryReader } from '../glossary-reader.ts';
import type { Searcher } from './searcher.ts';

export interface GlossarySearcherPorts {
  readonly services: Pick<Services, 'openActive'>;
  readonly glossaries: GlossaryReader;
}

/** A dictionary whose entries are ready to be looked through. */
interface Ready {
  readonly entries: readonly Entry[];
  /** Source and target of each, folded, with a line end between them. */
  readonly folded: readonly string[];
}

/** Entries that are held ready at most. */
const MOST_ENTRIES = 500_000;
/** Entries that are made ready before others get a turn. */
const AT_ONCE = 5_000;

/**
 * The glossaries of the active service. A dictionary is read when it is searched first, and again when
 * its count of entries has changed or when it was changed here.
 */
export function createGlossarySearcher(
  ports: GlossarySearcherPorts,
): Searcher & { forget(): void } {
  const { services, glossaries } = ports;
  const held = new Map<string, Ready>();
  let generation = 0;

  const ready = async (entries: readonly Entry[]): Promise<Ready> => {
    const folded: string[] = [];
    for (const [index, [source, target]] of entries.entries()) {
      if (index > 0 && index % AT_ONCE === 0) await nextTurn();
      folded.push(`${fold(source)}\n${fold(target)}`);
    }
    return { entries, folded };
  };
  const hold = (key: string, made: Ready) => {
    held.delete(key);
    held.set(key, made);
    let size = 0;
    for (const { entries } of held.values()) size += entries.length;
    for (const [oldest, { entries }] of held) {
      if (size <= MOST_ENTRIES || oldest === key) break;
      size -= entries.length;
      held.delete(oldest);
    }
  };

  return {
    origin: 'glossary',
    async search({ terms, count }, signal) {
      const service = await services.openActive(signal);
      const hits: SearchHit[] = [];
      let total = 0;
      for (const { id, name, dictionaries } of await glossaries.listed(service, signal)) {
        for (const { source, target, entries: expected } of dictionaries) {
          const key = [service.connection, id, source, target].join('\n');
          const known = held.get(key);
          const asked = generation;
          const dictionary =
            known?.entries.length === expected
              ? known
              : await ready(await glossaries.entries(service, id, { source, target }, signal));
          if (asked === generation) hold(key, dictionary);
          for (const [index, folded] of dictionary.folded.entries()) {
            if (!hasTerms(folded, terms)) continue;
            total += 1;
            const entry = dictionary.entries[index];
            if (hits.length >= count || entry === undefined) continue;
            const [before, after] = entry;
            hits.push({
              origin: 'glossary',
              id,
              name,
              before,
              after,
              source,
              target,
              hits: { before: hitsOf(before, terms), after: hitsOf(after, terms) },
            });
          }
        }
      }
      return { total, hits };
    },
    forget() {
      generation += 1;
      held.clear();
    },
  };
}

const nextTurn = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

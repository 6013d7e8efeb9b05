import type { Entry, Glossary } from '../../../preload/contract/glossaries.ts';
import type { Pair } from '../../client/glossaries.ts';
import type { OpenService } from '../active-service.ts';

/** Dictionaries whose entries are kept at most: those of a few screens' choices. */
const MAX_DICTIONARIES = 16;

/**
 * The glossaries of services as last read, so that marking terms needs no request. What this program
 * changes is forgotten at once; a change from elsewhere shows by the count of entries when the listing
 * is read anew.
 */
export interface KeptGlossaries {
  /** Asks the service. */
  list(service: OpenService, signal: AbortSignal): Promise<readonly Glossary[]>;
  /** As last read, else asks the service. */
  listed(service: OpenService, signal: AbortSignal): Promise<readonly Glossary[]>;
  /** Asks the service. */
  read(
    service: OpenService,
    id: string,
    pair: Pair,
    signal: AbortSignal,
  ): Promise<readonly Entry[]>;
  /** As last read, else asks the service. The same array until something changes. */
  entries(
    service: OpenService,
    id: string,
    pair: Pair,
    signal: AbortSignal,
  ): Promise<readonly Entry[]>;
  /** A glossary was changed, or tried to: nothing that is known of it holds. */
  forget(service: OpenService, id: string): void;
}

interface KeptDictionary {
  readonly connection: string;
  readonly id: string;
  readonly pair: Pair;
  readonly entries: readonly Entry[];
}

export function createKeptGlossaries(): KeptGlossaries {
  const listings = new Map<string, readonly Glossary[]>();
  /** The least recently used first. */
  const dictionaries = new Map<string, KeptDictionary>();
  /** Counts changes, so that an answer from before one is not kept after it. */
  let changes = 0;

  const keyOf = (connection: string, id: string, { source, target }: Pair) =>
    [connection, id, source, target].join('\n');

  const list: KeptGlossaries['list'] = async (service, signal) => {
    const asked = changes;
    const all = await service.call('glossaries', signal, (client, signal) =>
      client.glossaries.list({ signal }),
    );
    if (asked !== changes) return all;
    listings.set(service.connection, all);
    for (const [key, kept] of dictionaries) {
      if (kept.connection === service.connection && !isStill(kept, all)) dictionaries.delete(key);
    }
    return all;
  };
  const read: KeptGlossaries['read'] = async (service, id, pair, signal) => {
    const asked = changes;
    const entries = await service.call('glossaries', signal, (client, signal) =>
      client.glossaries.entries(id, pair, { signal }),
    );
    if (asked !== changes) return entries;
    const { connection } = service;
    const key = keyOf(connection, id, pair);
    dictionaries.delete(key);
    dictionaries.set(key, { connection, id, pair, entries });
    const [oldest] = dictionaries.keys();
    if (dictionaries.size > MAX_DICTIONARIES && oldest !== undefined) dictionaries.delete(oldest);
    return entries;
  };

  return {
    list,
    listed: async (service, signal) =>
      listings.get(service.connection) ?? (await list(service, signal)),
    read,
    async entries(service, id, pair, signal) {
      const key = keyOf(service.connection, id, pair);
      const kept = dictionaries.get(key);
      if (kept === undefined) return read(service, id, pair, signal);
      dictionaries.delete(key);
      dictionaries.set(key, kept);
      return kept.entries;
    },
    forget({ connection }, id) {
      changes += 1;
      listings.delete(connection);
      for (const [key, kept] of dictionaries) {
        if (kept.connection === connection && kept.id === id) dictionaries.delete(key);
      }
    },
  };
}

function isStill({ id, pair, entries }: KeptDictionary, all: readonly Glossary[]): boolean {
  const glossary = all.find((one) => one.id === id);
  const dictionary = glossary && dictionaryOf(glossary, pair);
  return dictionary?.entries === entries.length;
}

/** The dictionary of a pair; undefined where a glossary has none. */
export function dictionaryOf(
  { dictionaries }: Glossary,
  { source, target }: Pair,
): Glossary['dictionaries'][number] | undefined {
  return dictionaries.find((one) => one.source === source && one.target === target);
}

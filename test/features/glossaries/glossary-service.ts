import type { Entry } from '../../../preload/contract/glossaries.ts';
import type { Answer, Answering, Seen } from '../fake-service.ts';

interface StoredGlossary {
  name: string;
  /** By `source target`, in order. */
  readonly dictionaries: Map<string, readonly Entry[]>;
}

/** Glossaries as a service keeps them, by id. */
export type StoredGlossaries = Map<string, StoredGlossary>;

export const stored = (
  name: string,
  dictionaries: Readonly<Record<string, readonly Entry[]>>,
): StoredGlossary => ({ name, dictionaries: new Map(Object.entries(dictionaries)) });

interface WireDictionary {
  readonly source_lang: string;
  readonly target_lang: string;
  readonly entries: string;
}

/** Answers the newer interface as the service describes it. */
export function glossaryService(glossaries: StoredGlossaries): Answering {
  let made = 0;
  const record = (id: string) => {
    const { name, dictionaries } = one(id);
    return {
      glossary_id: id,
      name,
      creation_time: '2026-11-03T04:05:06.789Z',
      dictionaries: [...dictionaries].map(([pair, entries]) => ({
        ...wirePair(pair),
        entry_count: entries.length,
      })),
    };
  };
  const one = (id: string): StoredGlossary => {
    const found = glossaries.get(id);
    if (found === undefined) throw new Missing();
    return found;
  };
  const answer = ({ method, path, body }: Seen): Answer | null => {
    const url = new URL(path, 'http://service');
    const [, version, kind, id = '', part] = url.pathname.split('/');
    if (version !== 'v3' || kind !== 'glossaries') return null;
    const pair = `${url.searchParams.get('source_lang')} ${url.searchParams.get('target_lang')}`;
    switch (`${method} ${id === '' ? '' : 'id'} ${part ?? ''}`) {
      case 'GET  ':
        return { json: { glossaries: [...glossaries.keys()].map(record) } };
      case 'POST  ': {
        const { name, dictionaries } = body as { name: string; dictionaries: WireDictionary[] };
        made += 1;
        const fresh = `made-${made}`;
        glossaries.set(fresh, { name, dictionaries: new Map(dictionaries.map(readDictionary)) });
        return { status: 201, json: record(fresh) };
      }
      case 'GET id ':
        return { json: record(id) };
      case 'PATCH id ': {
        const glossary = one(id);
        const { name, dictionaries = [] } = body as {
          name?: string;
          dictionaries?: WireDictionary[];
        };
        if (name !== undefined) glossary.name = name;
        for (const [key, entries] of dictionaries.map(readDictionary)) {
          const merged = new Map(glossary.dictionaries.get(key));
          for (const [source, target] of entries) merged.set(source, target);
          glossary.dictionaries.set(key, [...merged]);
        }
        return { json: record(id) };
      }
      case 'DELETE id ':
        one(id);
        glossaries.delete(id);
        return { status: 204 };
      case 'GET id entries': {
        const entries = one(id).dictionaries.get(pair);
        if (entries === undefined) throw new Missing();
        const written = entries.map((entry) => entry.join('\t')).join('\n');
        return {
          json: { dictionaries: [{ ...wirePair(pair), entries: written, entries_format: 'tsv' }] },
        };
      }
      case 'PUT id dictionaries': {
        const [key, entries] = readDictionary(body as unknown as WireDictionary);
        one(id).dictionaries.set(key, entries);
        return { json: { ...wirePair(key), entry_count: entries.length } };
      }
      case 'DELETE id dictionaries':
        if (!one(id).dictionaries.delete(pair)) throw new Missing();
        return { status: 204 };
      default:
        return { status: 405 };
    }
  };
  return (seen) => {
    try {
      return answer(seen);
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      return { status: 404, json: { message: 'Not found' } };
    }
  };
}

class Missing extends Error {}

function wirePair(pair: string) {
  const [source_lang, target_lang] = pair.split(' ');
  return { source_lang, target_lang };
}

function readDictionary({ source_lang, target_lang, entries }: WireDictionary): [string, Entry[]] {
  const read = entries.split('\n').map((line): Entry => {
    const [source = '', target = ''] = line.split('\t');
    return [source, target];
  });
  return [`${source_lang} ${target_lang}`, read];
}

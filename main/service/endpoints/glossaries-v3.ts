import { mergeEntries } from '../customization/glossary-entries/merge-entries.ts';
import { readTsv } from '../customization/glossary-entries/tsv.ts';
import type { DictionaryEntries, Glossaries, Glossary } from '../customization/glossaries.ts';
import { isUuid } from '../customization/uuid.ts';
import { invalidValue, notFound } from '../http/refusals.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { MAX_BODY_BYTES, requireRoom, requireSize } from './glossaries-limits.ts';
import {
  readDictionaries,
  readDictionary,
  readName,
  readPair,
  readRequiredDictionaries,
  readRequiredName,
} from './glossaries-parameters.ts';

const read = { keyKind: 'developer', unknownKey: 401, scope: 'glossaries:read' } as const;
const write = { ...read, scope: 'glossaries:write' } as const;
const body = { encodings: ['json', 'form'], limit: MAX_BODY_BYTES } as const;
const ALL = '/v3/glossaries';
const ONE = '/v3/glossaries/:glossary_id';

/** The glossary of the path. */
export function findGlossary({ path }: Call, glossaries: Glossaries): Glossary {
  const id = path['glossary_id'] ?? '';
  if (!isUuid(id)) throw invalidValue('glossary_id', 'Invalid glossary_id');
  const glossary = glossaries.get(id);
  if (glossary === null) throw notFound('Glossary not found');
  return glossary;
}

/**
 * The eight calls on glossaries of any number of language pairs, which can be changed.
 *
 * `PUT …/dictionaries` is described with a JSON body only, but clients send it as a form, too.
 */
export const glossariesV3 = (glossaries: Glossaries): readonly Endpoint[] => [
  {
    ...write,
    method: 'POST',
    path: ALL,
    status: 201,
    body,
    answer: ({ fields }) => {
      const name = readRequiredName(fields);
      const dictionaries = readRequiredDictionaries(fields);
      requireSize(dictionaries);
      requireRoom(glossaries);
      return record(glossaries.create({ name, dictionaries }));
    },
  },
  {
    ...read,
    method: 'GET',
    path: ALL,
    answer: () => ({ glossaries: glossaries.list().map(record) }),
  },
  {
    ...read,
    method: 'GET',
    path: ONE,
    answer: (call) => record(findGlossary(call, glossaries)),
  },
  {
    ...write,
    method: 'PATCH',
    path: ONE,
    body,
    answer: (call) => {
      const glossary = findGlossary(call, glossaries);
      const name = readName(call.fields);
      const [added] = readDictionaries(call.fields, 1) ?? [];
      const dictionary = added === undefined ? undefined : merged(added, glossary, glossaries);
      const changed = glossaries.change(glossary.id, {
        ...(name === undefined ? {} : { name }),
        ...(dictionary === undefined ? {} : { dictionary }),
      });
      return record(changed ?? glossary);
    },
  },
  {
    ...write,
    method: 'DELETE',
    path: ONE,
    status: 204,
    answer: (call) => {
      glossaries.remove(findGlossary(call, glossaries).id);
    },
  },
  {
    ...read,
    method: 'GET',
    path: `${ONE}/entries`,
    answer: (call) => {
      const { id } = findGlossary(call, glossaries);
      const pair = readPair(call.fields);
      const entries = glossaries.tsv(id, pair);
      if (entries === null) throw notFound('Dictionary not found');
      const { source, target } = pair;
      return {
        dictionaries: [
          { source_lang: source, target_lang: target, entries, entries_format: 'tsv' },
        ],
      };
    },
  },
  {
    ...write,
    method: 'PUT',
    path: `${ONE}/dictionaries`,
    body,
    answer: (call) => {
      const glossary = findGlossary(call, glossaries);
      const dictionary = readDictionary(call.fields);
      requireSize([dictionary], glossary);
      glossaries.change(glossary.id, { dictionary });
      return {
        source_lang: dictionary.source,
        target_lang: dictionary.target,
        entry_count: dictionary.entries.length,
      };
    },
  },
  {
    ...write,
    method: 'DELETE',
    path: `${ONE}/dictionaries`,
    status: 204,
    answer: (call) => {
      const { id } = findGlossary(call, glossaries);
      const pair = readPair(call.fields);
      if (!glossaries.removeDictionary(id, pair)) throw notFound('Dictionary not found');
    },
  },
];

/** What a dictionary becomes with further entries; without one, these alone. */
function merged(
  added: DictionaryEntries,
  glossary: Glossary,
  glossaries: Glossaries,
): DictionaryEntries {
  const known = glossaries.tsv(glossary.id, added);
  const dictionary =
    known === null ? added : { ...added, entries: mergeEntries(readTsv(known), added.entries) };
  requireSize([dictionary], glossary);
  return dictionary;
}

const record = ({ id, name, created, dictionaries }: Glossary) => ({
  glossary_id: id,
  name,
  dictionaries: dictionaries.map(({ source, target, entryCount }) => ({
    source_lang: source,
    target_lang: target,
    entry_count: entryCount,
  })),
  creation_time: created,
});

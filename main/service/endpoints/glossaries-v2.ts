import type { Glossaries, Glossary } from '../customization/glossaries.ts';
import { notFound } from '../http/refusals.ts';
import { ServiceError } from '../http/service-error.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { MAX_BODY_BYTES, requireRoom, requireSize } from './glossaries-limits.ts';
import { readDictionary, readRequiredName } from './glossaries-parameters.ts';
import { findGlossary } from './glossaries-v3.ts';

const read = { keyKind: 'developer', unknownKey: 401, scope: 'glossaries:read' } as const;
const write = { ...read, scope: 'glossaries:write' } as const;
const ALL = '/v2/glossaries';
const ONE = '/v2/glossaries/:glossary_id';

/**
 * The five calls on glossaries of one language pair, which never change. They know all that have one
 * dictionary and were not changed through v3.
 */
export const glossariesV2 = (glossaries: Glossaries): readonly Endpoint[] => [
  {
    ...write,
    method: 'POST',
    path: ALL,
    status: 201,
    body: { encodings: ['json', 'form'], limit: MAX_BODY_BYTES },
    answer: ({ fields }) => {
      const name = readRequiredName(fields);
      const dictionaries = [readDictionary(fields)];
      requireSize(dictionaries);
      requireRoom(glossaries);
      return record(glossaries.create({ name, dictionaries }));
    },
  },
  {
    ...read,
    method: 'GET',
    path: ALL,
    answer: () => ({
      glossaries: glossaries
        .list()
        .map(record)
        .filter((found) => found !== null),
    }),
  },
  {
    ...read,
    method: 'GET',
    path: ONE,
    answer: (call) => findRecord(call, glossaries),
  },
  {
    ...read,
    method: 'GET',
    path: `${ONE}/entries`,
    produces: 'text/tab-separated-values',
    answer: (call) => {
      const {
        glossary_id: id,
        source_lang: source,
        target_lang: target,
      } = findRecord(call, glossaries);
      const entries = glossaries.tsv(id, { source, target });
      if (entries === null) throw notFound('Glossary not found');
      return entries;
    },
  },
  {
    ...write,
    method: 'DELETE',
    path: ONE,
    status: 204,
    answer: (call) => {
      const glossary = findGlossary(call, glossaries);
      if (record(glossary) === null) {
        throw new ServiceError(
          400,
          'invalid_request',
          'This glossary can be deleted through /v3/glossaries only',
        );
      }
      glossaries.remove(glossary.id);
    },
  },
];

function findRecord(call: Call, glossaries: Glossaries) {
  const found = record(findGlossary(call, glossaries));
  if (found === null) throw notFound('Glossary not found');
  return found;
}

/** null for a glossary that this interface cannot show. */
function record({ id, name, created, isEdited, dictionaries }: Glossary) {
  const [only, ...more] = dictionaries;
  if (isEdited || only === undefined || more.length > 0) return null;
  return {
    glossary_id: id,
    ready: true,
    name,
    source_lang: only.source,
    target_lang: only.target,
    creation_time: created,
    entry_count: only.entryCount,
  };
}

import type { Glossaries, Glossary } from '../customization/glossaries.ts';
import { isUuid } from '../customization/uuid.ts';
import { invalidValue, notFound } from '../http/refusals.ts';
import type { Endpoint } from './endpoint.ts';

const rules = {
  method: 'GET',
  keyKind: 'developer',
  unknownKey: 401,
  scope: 'glossaries:read',
} as const;

/** GET /v3/glossaries: every glossary of the account, without its entries. */
export const listGlossaries = (glossaries: Glossaries): Endpoint => ({
  ...rules,
  path: '/v3/glossaries',
  answer: () => ({ glossaries: glossaries.list().map(record) }),
});

/** GET /v3/glossaries/{glossary_id} */
export const getGlossary = (glossaries: Glossaries): Endpoint => ({
  ...rules,
  path: '/v3/glossaries/:glossary_id',
  answer: ({ path }) => {
    const id = path['glossary_id'] ?? '';
    if (!isUuid(id)) throw invalidValue('glossary_id', 'Invalid glossary_id');
    const glossary = glossaries.get(id);
    if (glossary === null) throw notFound('Glossary not found');
    return record(glossary);
  },
});

function record(glossary: Glossary) {
  return {
    glossary_id: glossary.id,
    name: glossary.name,
    dictionaries: glossary.dictionaries.map((dictionary) => ({
      source_lang: dictionary.source,
      target_lang: dictionary.target,
      entry_count: dictionary.entryCount,
    })),
    creation_time: glossary.created,
  };
}

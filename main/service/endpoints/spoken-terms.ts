import { baseOf, findLanguage } from '../../engine/languages/catalogue.ts';
import {
  MAX_LIST_CHARACTERS,
  MAX_NAME_BYTES,
  readTerms,
  tooLong,
} from '../customization/spoken-terms-rules.ts';
import type { SpokenTerms, SpokenTermsStore, TermList } from '../customization/spoken-terms.ts';
import type { Fields } from '../http/fields.ts';
import { invalidValue, missingParameter, notFound } from '../http/refusals.ts';
import { ServiceError } from '../http/service-error.ts';
import type { Call, Endpoint } from './endpoint.ts';

/** Collections of one service. */
const MAX_COLLECTIONS = 1_000;

const rules = { keyKind: 'developer', unknownKey: 401, scope: null, paidOnly: true } as const;
const body = { encodings: ['json', 'form'], limit: 256 * 1024 } as const;
const ALL = '/v3/spoken-terms';
const ONE = '/v3/spoken-terms/:id';

/** The eight operations on collections of spoken terms. */
export function spokenTermsEndpoints(store: SpokenTermsStore): readonly Endpoint[] {
  const found = ({ path }: Call): SpokenTerms => {
    const collection = store.find(path['id'] ?? '');
    if (collection === null) throw notFound('Spoken terms not found');
    return collection;
  };
  const answerOf = (id: string): unknown => {
    const collection = store.find(id);
    if (collection === null) throw notFound('Spoken terms not found');
    return written(collection);
  };

  return [
    {
      ...rules,
      method: 'POST',
      path: ALL,
      status: 201,
      body,
      answer: ({ fields }) => {
        const name = readName(fields);
        if (name === undefined) throw missingParameter('name');
        const lists = readLists(fields);
        if (store.count() >= MAX_COLLECTIONS) {
          throw new ServiceError(456, 'quota_exceeded', 'Spoken Terms quota exhausted');
        }
        return written(store.create(name, lists));
      },
    },
    {
      ...rules,
      method: 'GET',
      path: ALL,
      answer: () => ({ spoken_terms: store.list().map(written) }),
    },
    { ...rules, method: 'GET', path: ONE, answer: (call) => written(found(call)) },
    {
      ...rules,
      method: 'PATCH',
      path: ONE,
      body,
      answer: (call) => {
        const { id } = found(call);
        const name = readName(call.fields);
        const lists = readLists(call.fields).map((list) => merged(store, id, list));
        store.together(() => {
          if (name !== undefined) store.rename(id, name);
          for (const list of lists) store.replace(id, list);
        });
        return answerOf(id);
      },
    },
    {
      ...rules,
      method: 'DELETE',
      path: ONE,
      status: 204,
      answer: (call) => {
        store.remove(found(call).id);
      },
    },
    {
      ...rules,
      method: 'GET',
      path: `${ONE}/entries`,
      answer: (call) => {
        const { id } = found(call);
        const language = readLanguage(call.fields);
        const terms = store.terms(id, language);
        if (terms === null) throw notFound(`No term list for '${language}'`);
        return { lang: language, entries: terms.join('\n') };
      },
    },
    {
      ...rules,
      method: 'PUT',
      path: `${ONE}/term-lists`,
      body,
      answer: (call) => {
        const { id } = found(call);
        const list = readList(call.fields);
        store.replace(id, list);
        return { lang: list.language, entry_count: list.terms.length };
      },
    },
    {
      ...rules,
      method: 'DELETE',
      path: `${ONE}/term-lists`,
      status: 204,
      answer: (call) => {
        const { id } = found(call);
        const language = readLanguage(call.fields);
        if (!store.removeList(id, language)) throw notFound(`No term list for '${language}'`);
      },
    },
  ];
}

const written = ({ id, name, created, lists }: SpokenTerms) => ({
  spoken_terms_id: id,
  name,
  term_lists: lists.map(({ language, count }) => ({ lang: language, entry_count: count })),
  creation_time: created,
});

function merged(store: SpokenTermsStore, id: string, list: TermList): TermList {
  const terms = [...new Set([...(store.terms(id, list.language) ?? []), ...list.terms])];
  if (tooLong(terms)) {
    throw invalidValue(
      'term_lists',
      `The terms for '${list.language}' would exceed ${MAX_LIST_CHARACTERS} characters.`,
    );
  }
  return { language: list.language, terms };
}

function readName(fields: Fields): string | undefined {
  const name = fields.text('name');
  if (name === undefined) return undefined;
  if (name === '') throw invalidValue('name', 'The name is empty.');
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalidValue('name', `The name exceeds ${MAX_NAME_BYTES} bytes.`);
  }
  return name;
}

function readLists(fields: Fields): readonly TermList[] {
  const lists = (fields.objects('term_lists', 'an array of term lists') ?? []).map(readList);
  if (new Set(lists.map(({ language }) => language)).size < lists.length) {
    throw invalidValue('term_lists', 'A language has more than one term list.');
  }
  return lists;
}

function readList(fields: Fields): TermList {
  const language = readLanguage(fields);
  const entries = fields.text('entries');
  if (entries === undefined) throw missingParameter('entries');
  const terms = readTerms(entries);
  if ('wrong' in terms) throw invalidValue('entries', `Invalid entries: ${terms.wrong}.`);
  return { language, terms };
}

function readLanguage(fields: Fields): string {
  const lang = fields.text('lang');
  if (lang === undefined) throw missingParameter('lang');
  const fact = findLanguage(lang);
  if (fact === null || fact.voice?.source !== true) throw invalidValue('lang');
  return baseOf(fact.code);
}

import { z } from 'zod';
import type {
  SpokenTerms,
  SpokenTermsCollection,
  SpokenTermsList,
  TermList,
} from '../../preload/contract/spoken-terms.ts';
import type { ServiceRequest } from './service-request.ts';
import { checkAnswer } from './service-request.ts';

const Collection = z.object({
  spoken_terms_id: z.string().min(1),
  name: z.string(),
  creation_time: z.string().nullish(),
  term_lists: z
    .array(z.object({ lang: z.string().min(1), entry_count: z.int().min(0) }))
    .default([]),
});
const Collections = z.object({ spoken_terms: z.array(Collection) });
const List = z.object({ lang: z.string().min(1), entry_count: z.int().min(0) });
const Entries = z.object({ lang: z.string().min(1), entries: z.string() });

const PATH = '/v3/spoken-terms';
const common = { feature: 'spoken-terms', answers401: true, body: null } as const;

const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

const collectionOf = (answer: z.output<typeof Collection>): SpokenTermsCollection => ({
  id: answer.spoken_terms_id,
  name: answer.name,
  created: answer.creation_time ?? null,
  lists: answer.term_lists.map(({ lang, entry_count }) => ({ language: lang, count: entry_count })),
});
const readCollection = (json: unknown): SpokenTermsCollection =>
  collectionOf(checkAnswer(Collection, json));
const listOf = ({ language, terms }: SpokenTermsList) => ({
  lang: language,
  entries: terms.join('\n'),
});

export const spokenTermsListing = (): ServiceRequest<readonly SpokenTermsCollection[]> => ({
  ...common,
  method: 'GET',
  path: PATH,
  read: (json) => checkAnswer(Collections, json).spoken_terms.map(collectionOf),
});

export const spokenTermsOne = (id: string): ServiceRequest<SpokenTermsCollection> => ({
  ...common,
  method: 'GET',
  path: pathOf(id),
  read: readCollection,
});

export const spokenTermsCreation = (
  name: string,
  lists: readonly SpokenTermsList[],
): ServiceRequest<SpokenTermsCollection> => ({
  ...common,
  method: 'POST',
  path: PATH,
  body: JSON.stringify({ name, term_lists: lists.map(listOf) }),
  read: readCollection,
});

/** Renames, or adds to a list what it lacks. */
export const spokenTermsChange = (
  id: string,
  change: { readonly name?: string; readonly list?: SpokenTermsList },
): ServiceRequest<SpokenTermsCollection> => ({
  ...common,
  method: 'PATCH',
  path: pathOf(id),
  body: JSON.stringify({
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.list === undefined ? {} : { term_lists: [listOf(change.list)] }),
  }),
  read: readCollection,
});

export const spokenTermsEntries = (id: string, language: string): ServiceRequest<SpokenTerms> => ({
  ...common,
  method: 'GET',
  path: `${pathOf(id)}/entries?lang=${encodeURIComponent(language)}`,
  read: (json) => {
    const { lang, entries } = checkAnswer(Entries, json);
    return { language: lang, terms: entries === '' ? [] : entries.split('\n') };
  },
});

/** Makes the list of a language, or replaces it wholly. */
export const spokenTermsReplacement = (
  id: string,
  list: SpokenTermsList,
): ServiceRequest<TermList> => ({
  ...common,
  method: 'PUT',
  path: `${pathOf(id)}/term-lists`,
  body: JSON.stringify(listOf(list)),
  read: (json) => {
    const { lang, entry_count } = checkAnswer(List, json);
    return { language: lang, count: entry_count };
  },
});

/** Deletes a collection, or the list of one language of it. */
export const spokenTermsRemoval = (id: string, language: string | null): ServiceRequest<null> => ({
  ...common,
  method: 'DELETE',
  path:
    language === null
      ? pathOf(id)
      : `${pathOf(id)}/term-lists?lang=${encodeURIComponent(language)}`,
  read: () => null,
});

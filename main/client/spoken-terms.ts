import { z } from 'zod';
import type {
  SpokenTerms,
  SpokenTermsCollection,
  SpokenTermsList,
  TermList,
} from '../../preload/contract/spoken-terms.ts';
import {
  identifier,
  listOf,
  optionalCount,
  optionalListOf,
  optionalText,
} from './answer-fields.ts';
import type { ServiceRequest } from './service-request.ts';
import { checkAnswer } from './service-request.ts';

const List = z.object({ lang: z.string().min(1), entry_count: optionalCount });
const Collection = z.object({
  spoken_terms_id: identifier,
  name: optionalText,
  creation_time: optionalText,
  term_lists: optionalListOf(List),
});
const Collections = z.object({ spoken_terms: listOf(Collection) });
const Replaced = List.partial().nullish().catch(null);
const Entries = z.object({ entries: z.string() });

const PATH = '/v3/spoken-terms';
const common = { feature: 'spoken-terms', answers401: true, body: null } as const;

const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

const collectionOf = (answer: z.output<typeof Collection>): SpokenTermsCollection => ({
  id: answer.spoken_terms_id,
  name: answer.name || answer.spoken_terms_id,
  created: answer.creation_time,
  lists: answer.term_lists.map(({ lang, entry_count }) => ({ language: lang, count: entry_count })),
});
const readCollection = (json: unknown): SpokenTermsCollection =>
  collectionOf(checkAnswer(Collection, json));
const sentList = ({ language, terms }: SpokenTermsList) => ({
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
  body: JSON.stringify({ name, term_lists: lists.map(sentList) }),
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
    ...(change.list === undefined ? {} : { term_lists: [sentList(change.list)] }),
  }),
  read: readCollection,
});

export const spokenTermsEntries = (id: string, language: string): ServiceRequest<SpokenTerms> => ({
  ...common,
  method: 'GET',
  path: `${pathOf(id)}/entries?lang=${encodeURIComponent(language)}`,
  read: (json) => {
    const { entries } = checkAnswer(Entries, json);
    return { language, terms: entries.split(/\r?\n/).filter((term) => term !== '') };
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
  body: JSON.stringify(sentList(list)),
  read: (json) => ({
    language: list.language,
    count: checkAnswer(Replaced, json)?.entry_count ?? list.terms.length,
  }),
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

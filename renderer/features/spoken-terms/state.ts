import type { Entry, OneDictionary } from '../../../preload/contract/glossaries.ts';
import type { SpokenTermsCollection } from '../../../preload/contract/spoken-terms.ts';
import type { Attempt } from '../../ui/failure/attempt.ts';
import { UNREAD, isUnsaved, type ListDraft } from './list-draft.ts';
import type { FoundCorrections } from './suggest/corrections.ts';

/** Something that was deleted and can be made again. */
export interface Removed {
  /** The collection it was, or belonged to. */
  readonly collection: SpokenTermsCollection;
  /** null: the whole collection. */
  readonly language: string | null;
  /** As the service had them. */
  readonly lists: readonly { readonly language: string; readonly terms: readonly string[] }[];
  /** What was not saved, by language. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface TermsState {
  /** In the service's order; null before the first answer. */
  readonly collections: readonly SpokenTermsCollection[] | null;
  readonly listing: Attempt<readonly SpokenTermsCollection[]>;
  /** Base codes of the languages that can be spoken. */
  readonly languages: Attempt<readonly string[]>;
  /** Id of the collection that is edited. */
  readonly chosen: string | null;
  /** Base code of the list that is edited. */
  readonly language: string | null;
  /** By `listKey`. */
  readonly lists: Readonly<Record<string, ListDraft>>;
  /** The name of a collection to be; null: none is being made. */
  readonly newName: string | null;
  readonly creating: Attempt<null>;
  /** Another name for the chosen collection; null: it is not being renamed. */
  readonly name: string | null;
  readonly renaming: Attempt<null>;
  readonly removing: Attempt<null>;
  readonly removed: Removed | null;
  readonly importing: Attempt<null>;
  readonly exporting: Attempt<null>;
  /** null before the first search. */
  readonly corrections: FoundCorrections | null;
  readonly searching: Attempt<null>;
  /** The dictionary of a glossary that offers its terms. */
  readonly dictionary: OneDictionary | null;
  /** Of that dictionary. */
  readonly entries: Attempt<readonly Entry[]>;
}

export const listKey = (id: string, language: string): string => `${id} ${language}`;

export const chosenCollection = ({
  collections,
  chosen,
}: TermsState): SpokenTermsCollection | null =>
  collections?.find(({ id }) => id === chosen) ?? null;

/** The languages of a collection: those that the service has, then those that are being written. */
export function languagesOf(state: TermsState, { id, lists }: SpokenTermsCollection): string[] {
  const written = Object.keys(state.lists)
    .filter((key) => key.startsWith(`${id} `))
    .map((key) => key.slice(id.length + 1));
  return [...new Set([...lists.map(({ language }) => language), ...written])];
}

/** The list of a language, read or not. */
export const listOf = (state: TermsState, id: string, language: string): ListDraft =>
  state.lists[listKey(id, language)] ?? UNREAD;

/** The list on the screen. */
export function shownList(state: TermsState): ListDraft | null {
  const { chosen, language } = state;
  return chosen === null || language === null ? null : listOf(state, chosen, language);
}

/** Whether a collection has something that the service has not. */
export const hasUnsaved = (state: TermsState, collection: SpokenTermsCollection): boolean =>
  languagesOf(state, collection).some((language) =>
    isUnsaved(listOf(state, collection.id, language)),
  );

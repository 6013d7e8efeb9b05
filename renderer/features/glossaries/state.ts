import type {
  Dictionary,
  DictionaryChange,
  Glossary,
} from '../../../preload/contract/glossaries.ts';
import type { Attempt } from '../../ui/failure/attempt.ts';
import type { GridStore } from './grid/grid-store.ts';

export interface GlossaryEditorProps {
  readonly glossary: Glossary;
}

export interface DictionaryEditorProps extends GlossaryEditorProps {
  readonly pair: Pair;
}

/** The languages of a dictionary, base codes. */
export type Pair = Pick<Dictionary, 'source' | 'target'>;

export const isSamePair = (one: Pair | null, other: Pair | null): boolean =>
  one?.source === other?.source && one?.target === other?.target;

export type SaveMode = 'replace' | 'merge';

/** What a person is asked before a dictionary is sent. */
export interface Saving {
  readonly mode: SaveMode;
  /** What each way would do at the service, counted by it. */
  readonly changes: Attempt<Readonly<Record<SaveMode, DictionaryChange>>>;
  readonly sending: Attempt<null>;
}

/** What happened to a dictionary besides writing. */
export type DictionaryNotice =
  | { readonly kind: 'saved'; readonly change: DictionaryChange }
  | { readonly kind: 'discarded'; readonly grid: GridStore };

/** One dictionary while it is looked at. */
export interface DictionaryState {
  /** null until its entries were read. */
  readonly grid: GridStore | null;
  readonly loading: Attempt<null>;
  /** Follows the grid, for the lists. */
  readonly isUnsaved: boolean;
  /** Follows the grid: bytes of its entries. */
  readonly bytes: number;
  /** Follows the grid: how many entries it has. */
  readonly entries: number;
  /** null while nobody saves. */
  readonly saving: Saving | null;
  readonly notice: DictionaryNotice | null;
}

/** A glossary to be; the service keeps none without an entry, so it begins with one. */
export interface NewGlossary {
  readonly name: string;
  readonly source: string;
  readonly target: string;
  readonly term: string;
  readonly translation: string;
}

export interface GlossariesState {
  /** In the service's order; null before the first answer. */
  readonly all: readonly Glossary[] | null;
  readonly listing: Attempt<null>;
  /** Narrows the list. */
  readonly query: string;
  readonly chosen: string | null;
  readonly pair: Pair | null;
  /** By `dictionaryKey`. */
  readonly dictionaries: Readonly<Record<string, DictionaryState>>;
  /** Words to look for in the dictionary on the screen, while it is being read. */
  readonly finding: string | null;
  /** null: none is being made. */
  readonly making: NewGlossary | null;
  readonly creating: Attempt<null>;
  /** Another name for the chosen glossary; null: it is not being renamed. */
  readonly name: string | null;
  readonly renaming: Attempt<null>;
  readonly removing: Attempt<null>;
  /** What was deleted last, to be said. */
  readonly removed: string | null;
  readonly exporting: Attempt<null>;
}

export const dictionaryKey = (id: string, { source, target }: Pair): string =>
  `${id} ${source} ${target}`;

export const glossaryOf = ({ all }: GlossariesState, id: string | null): Glossary | null =>
  all?.find((one) => one.id === id) ?? null;

export const chosenGlossary = (state: GlossariesState): Glossary | null =>
  glossaryOf(state, state.chosen);

/** Whether the service has a dictionary. */
export const isStored = (glossary: Glossary, pair: Pair): boolean =>
  glossary.dictionaries.some((one) => isSamePair(one, pair));

/** The pairs of a glossary: those that the service has, then those that are being written. */
export function pairsOf(state: GlossariesState, { id, dictionaries }: Glossary): readonly Pair[] {
  const stored = dictionaries.map(({ source, target }) => ({ source, target }));
  const written = Object.keys(state.dictionaries)
    .filter((key) => key.startsWith(`${id} `))
    .map((key) => {
      const [, source = '', target = ''] = key.split(' ');
      return { source, target };
    })
    .filter((pair) => !stored.some((one) => isSamePair(one, pair)));
  return [...stored, ...written];
}

export const dictionaryOf = (
  state: GlossariesState,
  id: string,
  pair: Pair,
): DictionaryState | null => state.dictionaries[dictionaryKey(id, pair)] ?? null;

/** The dictionary on the screen. */
export function shownDictionary(state: GlossariesState): DictionaryState | null {
  const { chosen, pair } = state;
  return chosen === null || pair === null ? null : dictionaryOf(state, chosen, pair);
}

/** Whether a glossary has something that the service has not. */
export const hasUnsaved = (state: GlossariesState, id: string): boolean =>
  Object.entries(state.dictionaries).some(
    ([key, { isUnsaved }]) => isUnsaved && key.startsWith(`${id} `),
  );

/** Bytes of a glossary as far as its dictionaries were read. */
export function glossaryBytes(
  state: GlossariesState,
  glossary: Glossary,
): { readonly bytes: number; readonly unread: number } {
  let bytes = 0;
  let unread = 0;
  for (const pair of pairsOf(state, glossary)) {
    const dictionary = dictionaryOf(state, glossary.id, pair);
    if (dictionary === null || dictionary.grid === null) unread += 1;
    else bytes += dictionary.bytes;
  }
  return { bytes, unread };
}

/** The entries of a dictionary as they stand here, saved or not; null where nobody knows. */
export function entriesOf(state: GlossariesState, glossary: Glossary, pair: Pair): number | null {
  const dictionary = dictionaryOf(state, glossary.id, pair);
  if (dictionary !== null && dictionary.grid !== null) return dictionary.entries;
  const stored = glossary.dictionaries.find((one) => isSamePair(one, pair));
  return stored === undefined ? 0 : stored.entries;
}

/** Whether two ways to save come to the same. */
export const isSameChange = (one: DictionaryChange, other: DictionaryChange): boolean =>
  one.added === other.added &&
  one.changed === other.changed &&
  one.removed === other.removed &&
  one.same === other.same;

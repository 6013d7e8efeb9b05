import { listCharacters, termFaults } from '../../../preload/contract/spoken-terms-rules.ts';
import type { TermFault } from '../../../preload/contract/spoken-terms-rules.ts';
import { MAX_TERM_LIST_CHARACTERS } from '../../../preload/contract/limits.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { changesAnything, termChanges, type SaveMode, type TermChanges } from './changes.ts';
import { isSame, linesOf, textOf } from './lines.ts';

/** What happened to a list besides typing, with the way back. */
export type ListNotice =
  | {
      readonly kind: 'imported';
      readonly file: string;
      readonly read: number;
      readonly added: number;
      /** The file's terms alone. */
      readonly terms: readonly string[];
      readonly undo: string | null;
    }
  | { readonly kind: 'discarded' | 'tidied'; readonly undo: string | null }
  /** Somebody else changed the list since it was read. */
  | { readonly kind: 'changed-elsewhere' }
  | { readonly kind: 'saved'; readonly count: number };

/** The list of one language while it is edited. */
export interface ListDraft {
  /** As the service has it; null while unknown, empty where it has none. */
  readonly saved: readonly string[] | null;
  /** What was written, with its line ends; null: nobody has changed the list. */
  readonly text: string | null;
  readonly mode: SaveMode;
  readonly loading: Attempt<readonly string[]>;
  readonly saving: Attempt<null>;
  readonly notice: ListNotice | null;
}

export const UNREAD: ListDraft = {
  saved: null,
  text: null,
  mode: 'replace',
  loading: IDLE,
  saving: IDLE,
  notice: null,
};

/** A list that the service does not have yet. */
export const FRESH: ListDraft = { ...UNREAD, saved: [], text: '' };

export const shownText = ({ text, saved }: ListDraft): string => text ?? textOf(saved ?? []);

export const shownTerms = (draft: ListDraft): readonly string[] => linesOf(shownText(draft));

/** Whether something would be lost if the draft were. */
export const isUnsaved = ({ text, saved }: ListDraft): boolean =>
  text !== null && !isSame(linesOf(text), saved ?? []);

/** What a person has to know while a list is edited. */
export interface ListCheck {
  readonly terms: readonly string[];
  readonly faults: readonly TermFault[];
  /** Code points of the list as it is written. */
  readonly characters: number;
  readonly changes: TermChanges;
  /** Why it cannot be saved; null where it can. */
  readonly obstacle: null | 'unread' | 'unchanged' | 'faults' | 'empty' | 'too-long';
  /** Code points of the list as it will be. */
  readonly resultCharacters: number;
}

/** Checks a draft against the service's rules, for every key pressed. */
export function checkList(draft: ListDraft): ListCheck {
  const terms = shownTerms(draft);
  const faults = termFaults(terms);
  const changes = termChanges(draft.saved ?? [], terms, draft.mode);
  const characters = listCharacters(terms);
  const resultCharacters = listCharacters(changes.result);
  const obstacle = (): ListCheck['obstacle'] => {
    if (draft.saved === null) return 'unread';
    if (faults.length > 0) return 'faults';
    if (terms.length === 0) return draft.saved.length === 0 ? 'unchanged' : 'empty';
    if (resultCharacters > MAX_TERM_LIST_CHARACTERS) return 'too-long';
    return changesAnything(changes) ? null : 'unchanged';
  };
  return { terms, faults, characters, changes, resultCharacters, obstacle: obstacle() };
}

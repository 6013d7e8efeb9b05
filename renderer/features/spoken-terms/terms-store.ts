import type { StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import type { OneDictionary } from '../../../preload/contract/glossaries.ts';
import type { SaveMode } from './changes.ts';
import type { TermFileFormat } from './files/term-file.ts';
import type { Lifetime } from '../connections/lifetime.ts';
import type { ListDraft } from './list-draft.ts';
import type { TermsState } from './state.ts';

/** What the screen of spoken terms needs from elsewhere. */
export interface TermsPorts {
  /** Hands a file over to main and answers with its ticket. */
  readonly hand: (file: File) => Promise<string>;
}

/** Collections: chosen, made, renamed, deleted. */
export interface CollectionVerbs {
  /** Asks for collections and languages, unless they are there. */
  readonly load: () => Promise<void>;
  /** Asks for the collections anew; what is written stays. */
  readonly refresh: () => Promise<void>;
  readonly choose: (id: string) => void;
  readonly chooseLanguage: (language: string) => void;
  /** Begins a list that the service gets when it is saved. */
  readonly addLanguage: (language: string) => void;
  /** The name of a collection to be; null gives it up. */
  readonly typeNewName: (name: string | null) => void;
  readonly create: () => Promise<void>;
  /** Another name for the chosen collection; null gives it up. */
  readonly typeName: (name: string | null) => void;
  readonly rename: () => Promise<void>;
  /** Deletes a collection, or one list of it, and remembers it for `undoRemove`. */
  readonly remove: (id: string, language: string | null) => Promise<void>;
  /** Makes again what was deleted last. */
  readonly undoRemove: () => Promise<void>;
  readonly forgetRemoved: () => void;
}

/** The list on the screen: written, checked, saved. */
export interface ListVerbs {
  /** Asks for the list's terms, unless they are there. */
  readonly open: () => Promise<void>;
  readonly type: (text: string) => void;
  readonly setMode: (mode: SaveMode) => void;
  /** Mends what can be mended without asking: empty lines, outer space, second terms. */
  readonly tidy: () => void;
  /** Back to what the service has. */
  readonly discard: () => void;
  /** Takes back what the notice tells of. */
  readonly undo: () => void;
  readonly forgetNotice: () => void;
  /** Writes terms below the others; the service gets them when they are saved. */
  readonly addTerms: (terms: readonly string[]) => void;
  /**
   * Saves the list, unless the service's one has changed since it was read: then that one is shown
   * as the one to compare with, and nothing is sent.
   */
  readonly save: () => Promise<void>;
  /**
   * Gives one term to the service at once.
   * @param to a collection, or the name of a new one
   * @returns whether it was done; the failure otherwise is thrown
   */
  readonly addNow: (
    to: { readonly id: string } | { readonly newName: string },
    language: string,
    term: string,
  ) => Promise<void>;
}

/** Terms as files, and terms from transcripts. */
export interface FileVerbs {
  /** Writes the terms of a file below the others, each language in its list. */
  readonly importFile: (file: File) => Promise<void>;
  /** Lets the file's terms stand alone in the list. */
  readonly takeFileOnly: () => void;
  /** The list on the screen as plain text, or all lists of the collection; null when it failed. */
  readonly exportFile: (format: TermFileFormat) => Promise<ExportedFile | null>;
  /** Reads corrected lines of the newest sessions; each further call reads further back. */
  readonly findCorrections: (isFurther: boolean) => Promise<void>;
}

/** Terms from glossaries. */
export interface DictionaryVerbs {
  /** Reads a dictionary, whose terms are offered from then on. */
  readonly openDictionary: (dictionary: OneDictionary) => Promise<void>;
}

export interface TermsStore extends CollectionVerbs, ListVerbs, FileVerbs, DictionaryVerbs {
  readonly state: StoreApi<TermsState>;
  /**
   * Forgets what belonged to another connection. What was not saved stays, and is there again with
   * its collection.
   */
  readonly forget: () => void;
}

/** What the parts of the store work on. */
export interface TermsContext {
  readonly rpc: Rpc;
  readonly state: StoreApi<TermsState>;
  readonly life: Lifetime;
  readonly changeList: (id: string, language: string, change: Partial<ListDraft>) => void;
  /** The terms as the service has them now; none where it has no such list. */
  readonly readTerms: (
    id: string,
    language: string,
    signal: AbortSignal,
  ) => Promise<readonly string[]>;
  /** How many terms a list has; 0 takes it out of its collection. */
  readonly recount: (id: string, language: string, count: number) => void;
}

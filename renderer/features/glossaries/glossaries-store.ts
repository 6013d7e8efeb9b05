import type { StoreApi } from 'zustand/vanilla';
import type { ExportChoice } from './export/formats.ts';
import type { ImportStore } from './import/store.ts';
import type { GlossariesState, NewGlossary, Pair, SaveMode } from './state.ts';

/** Glossaries: chosen, made, renamed, deleted. */
export interface ListVerbs {
  /** Asks for the glossaries, unless they are there. */
  readonly load: () => Promise<void>;
  /** Asks anew; what is written stays. */
  readonly refresh: () => Promise<void>;
  readonly search: (query: string) => void;
  /** Also before the glossaries are there: then it counts as soon as they are. */
  readonly choose: (id: string, pair?: Pair) => void;
  readonly choosePair: (pair: Pair) => void;
  /** Begins a dictionary that the service gets when it is saved. */
  readonly addPair: (pair: Pair) => void;
  /** What a glossary to be is like; null gives it up. */
  readonly describe: (making: NewGlossary | null) => void;
  readonly create: () => Promise<void>;
  /** Another name for the chosen glossary; null gives it up. */
  readonly typeName: (name: string | null) => void;
  readonly rename: () => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly removePair: (id: string, pair: Pair) => Promise<void>;
  readonly forgetRemoved: () => void;
}

/** The dictionary on the screen: read, saved, exported. */
export interface DictionaryVerbs {
  /** Asks for the entries of the dictionary on the screen, unless they are there. */
  readonly open: () => Promise<void>;
  /** Shows the entries with certain words, once the dictionary on the screen was read. */
  readonly findEntries: (query: string) => void;
  /** Counts what saving would do, each way; nothing is sent yet. */
  readonly askSave: () => Promise<void>;
  readonly setMode: (mode: SaveMode) => void;
  readonly leaveSave: () => void;
  readonly save: () => Promise<void>;
  /** Back to what the service has. */
  readonly discard: () => Promise<void>;
  readonly undoDiscard: () => void;
  readonly forgetNotice: () => void;
  /** Reads a dictionary again after somebody else changed it, unless it has something unsaved. */
  readonly reread: (id: string, pair: Pair) => Promise<void>;
  /** Lets the person save a file; answers with it, null when it failed. */
  readonly exportFile: (choice: ExportChoice) => Promise<void>;
}

export interface GlossariesStore extends ListVerbs, DictionaryVerbs {
  readonly state: StoreApi<GlossariesState>;
  /** Looks at a file; entries without languages are taken for those of the dictionary on the screen. */
  readonly openFile: (file: File) => Promise<void>;
  /** A file of entries on its way to the service. */
  readonly importing: ImportStore;
  /**
   * Forgets what belonged to another connection. What was not saved stays, and is there again with
   * its glossary.
   */
  readonly forget: () => void;
}

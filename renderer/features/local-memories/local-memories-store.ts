import type { StoreApi } from 'zustand/vanilla';
import type { Input } from '../../../preload/contract/api.ts';
import type { LocalMemory } from '../../../preload/contract/local-memories.ts';
import type { OpenedFile } from '../../../preload/contract/outside.ts';
import type { ImportDraft } from './import-draft.ts';
import type { LocalMemoriesState, MemoryTab, MemoryView } from './state.ts';
import type { FoundUnit, UnitDraft, UnitQuery } from './units-state.ts';

/** What the memories of this computer need from elsewhere. */
export interface LocalMemoriesPorts {
  /** Hands a file over to main and answers with its ticket. */
  readonly hand: (file: File) => Promise<string>;
}

/** Whole memories. */
export interface MemoryVerbs {
  /** Makes an empty memory and chooses it. Rejects with a `Failure`. */
  readonly create: (draft: Input<'local-memories.create'>) => Promise<void>;
  /** Puts sample memories on this computer, active, and shows the largest of them. */
  readonly addSamples: (which: Input<'local-memories.add-samples'>) => Promise<void>;
  /** Rejects with a `Failure`. */
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly assign: (id: string, assigned: LocalMemory['assigned']) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly exportAs: (id: string, format: 'tmx' | 'csv') => Promise<void>;
  readonly merge: (from: string, into: string) => Promise<void>;
  readonly deduplicate: (id: string) => Promise<void>;
  readonly count: () => Promise<void>;
  readonly forgetDone: () => void;
}

/** One import at a time. */
export interface ImportVerbs {
  /** A file was chosen; what is to be done with it is asked next. @param into id; null: a new one */
  readonly offer: (file: File, into: string | null) => void;
  /** Files were opened with the program; they are asked about one after the other. */
  readonly offerOpened: (opened: readonly OpenedFile[]) => void;
  readonly changeDraft: (change: Partial<ImportDraft>) => void;
  readonly startImport: () => Promise<void>;
  /** Stops a running import, which leaves the memory as it was. */
  readonly cancelImport: () => void;
  /** Puts the question or the report away. */
  readonly closeImport: () => void;
}

/** The units of the chosen memory. */
export interface UnitVerbs {
  /** Looks for units anew; what was asked before is dropped. */
  readonly search: (change: Partial<UnitQuery>) => void;
  /** Reads the first page unless it is there. */
  readonly open: () => void;
  /** Others changed the memory: reads the first page again, unless somebody reads further or writes. */
  readonly refresh: () => void;
  readonly readMore: () => Promise<void>;
  /** Begins to write a unit; null puts the draft away. */
  readonly write: (draft: UnitDraft | null) => void;
  readonly save: () => Promise<void>;
  readonly removeUnit: (unit: number) => Promise<void>;
  /** Merges the units that have source and context of this one, or are near duplicates of it, into it. */
  readonly keepUnit: (unit: FoundUnit) => Promise<void>;
  readonly undoKeep: () => Promise<void>;
  /** A near duplicate stays when the others of its group are merged; or, once more, goes with them. */
  readonly leaveOut: (unit: number) => void;
  readonly forgetChange: () => void;
}

export interface LocalMemoriesStore extends MemoryVerbs, ImportVerbs, UnitVerbs {
  readonly state: StoreApi<LocalMemoriesState>;
  /** Mirrors main until the signal fires; rejects with a `Failure` when main is lost. */
  readonly follow: (signal: AbortSignal) => Promise<void>;
  readonly openTab: (tab: MemoryTab) => void;
  readonly choose: (id: string | null) => void;
  readonly openView: (view: MemoryView) => void;
}

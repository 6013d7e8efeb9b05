import type { Failure } from '../../../preload/contract/failure.ts';
import type {
  LocalMemory,
  MemoryImported,
  MemoryStatistics,
  MemoryWork,
} from '../../../preload/contract/local-memories.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import type { ImportDraft } from './import-draft.ts';
import { NO_UNITS, type UnitsState } from './units-state.ts';

/** One memory, for each of its parts. */
export interface OfMemory {
  readonly memory: LocalMemory;
}

export const MEMORY_TABS = ['local', 'service', 'align'] as const;
export type MemoryTab = (typeof MEMORY_TABS)[number];

export const MEMORY_VIEWS = ['units', 'pairs', 'statistics'] as const;
export type MemoryView = (typeof MEMORY_VIEWS)[number];

/** What came of the last verb, for a sentence. */
export type Done =
  | { readonly what: 'exported'; readonly name: string; readonly units: number }
  | { readonly what: 'deduplicated'; readonly name: string; readonly removed: number }
  | { readonly what: 'merged'; readonly from: string; readonly name: string }
  | { readonly what: 'removed'; readonly name: string };

/** One import, from the choice of its file to its report. */
export type Importing =
  | { readonly step: 'asking'; readonly draft: ImportDraft; readonly failure: Failure | null }
  | { readonly step: 'handing'; readonly draft: ImportDraft }
  | {
      readonly step: 'running';
      readonly draft: ImportDraft;
      readonly progress: number | null;
      readonly units: number;
    }
  | { readonly step: 'cancelled'; readonly draft: ImportDraft }
  | {
      readonly step: 'done';
      readonly draft: ImportDraft;
      readonly report: Extract<MemoryImported, { readonly state: 'done' }>;
    };

export interface LocalMemoriesState {
  /** null before main's first value. */
  readonly memories: readonly LocalMemory[] | null;
  readonly works: readonly MemoryWork[];
  readonly tab: MemoryTab;
  readonly chosen: string | null;
  readonly view: MemoryView;
  /** The newest verb on a memory. */
  readonly doing: Attempt<Done | null>;
  readonly importing: Importing | null;
  /** Files that were opened with the program and are asked about after this one. */
  readonly waiting: number;
  readonly units: UnitsState;
  readonly statistics: Attempt<MemoryStatistics>;
}

export const EMPTY: LocalMemoriesState = {
  memories: null,
  works: [],
  tab: 'local',
  chosen: null,
  view: 'units',
  doing: IDLE,
  importing: null,
  waiting: 0,
  units: NO_UNITS,
  statistics: IDLE,
};

const NONE: readonly LocalMemory[] = [];

/** The memories once they are known, else none. */
export const shownMemories = ({ memories }: LocalMemoriesState): readonly LocalMemory[] =>
  memories ?? NONE;

export const chosenMemory = (state: LocalMemoriesState): LocalMemory | null =>
  state.memories?.find((one) => one.id === state.chosen) ?? null;

import { createContext, use, useContext } from 'react';
import type { KeysStore } from './admin/keys-store.ts';
import type { AdminStore } from './admin/store.ts';
import type { BudgetsStore } from './budgets/store.ts';
import type { CaptionsStore } from './captions/store.ts';
import type { CompareStore } from './compare/store.ts';
import type { ConnectionsStore } from './connections/store.ts';
import type { CustomizationsStore } from './customizations/store.ts';
import type { DetectionStore } from './detection/store.ts';
import type { DocumentsStore } from './documents/documents-store.ts';
import type { AddTermStore } from './glossaries/add-term/store.ts';
import type { GlossariesStore } from './glossaries/glossaries-store.ts';
import type { TermMarksStore } from './glossaries/marks/store.ts';
import type { HistoryStore } from './history/store.ts';
import type { LanguagesStore } from './languages/store.ts';
import type { LocalMemoriesStore } from './local-memories/local-memories-store.ts';
import type { ServicePages } from './local-memories/service-pages.ts';
import type { MemoriesStore } from './memories/store.ts';
import type { OutsideStore } from './outside/store.ts';
import type { MenuStore } from './menu/store.ts';
import type { ProjectsStore } from './projects/store.ts';
import type { QuickStore } from './quick/store.ts';
import type { ReconcileStore } from './reconcile/store.ts';
import type { ReportsStore } from './reports/store.ts';
import type { TagsStore } from './reports/tags-store.ts';
import type { RequestsStore } from './requests/store.ts';
import type { SearchStore } from './search/store.ts';
import type { SegmentsStore } from './segments/store.ts';
import type { SettingsStore } from './settings/store.ts';
import type { StyleRulesStore } from './style-rules/style-rules-store.ts';
import type { SupportStore } from './support/store.ts';
import type { TermsStore } from './terms/terms-store.ts';
import type { ProbeStore } from './text/probe/store.ts';
import type { TextStore } from './text/text-store.ts';
import type { UsageStore } from './usage/store.ts';
import type { VoiceStore } from './voice/store.ts';
import { useWords } from './words/use-words.ts';
import type { WritingStore } from './writing/store.ts';

/** What the first screen and the frame stand on: there from the start. */
export interface FirstStores {
  readonly settings: SettingsStore;
  readonly connections: ConnectionsStore;
  readonly languages: LanguagesStore;
  readonly usage: UsageStore;
  readonly memories: MemoriesStore;
  readonly customizations: CustomizationsStore;
  /** Terms in a text and in its translations. */
  readonly marks: TermMarksStore;
  /** A term on its way from a selection to a glossary. */
  readonly adding: AddTermStore;
  readonly text: TextStore;
  readonly compare: CompareStore;
  readonly search: SearchStore;
  readonly probes: ProbeStore;
  readonly projects: ProjectsStore;
  readonly support: SupportStore;
}

/** All stores, one per domain; those of the other screens are read once the page has been drawn. */
export interface Stores extends FirstStores {
  readonly menu: MenuStore;
  /** Pages of the Memories screen; `memories` is the whole list, for pickers. */
  readonly serviceMemories: ServicePages;
  readonly localMemories: LocalMemoriesStore;
  readonly documents: DocumentsStore;
  readonly detection: DetectionStore;
  readonly glossaries: GlossariesStore;
  readonly history: HistoryStore;
  readonly segments: SegmentsStore;
  readonly voice: VoiceStore;
  readonly terms: TermsStore;
  readonly captions: CaptionsStore;
  readonly admin: AdminStore;
  readonly keys: KeysStore;
  readonly reports: ReportsStore;
  readonly tags: TagsStore;
  readonly budgets: BudgetsStore;
  readonly reconcile: ReconcileStore;
  readonly requests: RequestsStore;
  readonly styleRules: StyleRulesStore;
  readonly writing: WritingStore;
  readonly quick: QuickStore;
  readonly outside: OutsideStore;
}

/** What a page works with: little at the start, everything soon after. */
export interface Workbench {
  readonly first: FirstStores;
  /** null until `ready`. */
  readonly all: () => Stores | null;
  /**
   * Reads what was not needed for the start, stores and sentences; reads once. Never ends where main
   * is gone, which the page says by itself.
   */
  readonly ready: () => Promise<Stores>;
}

export const WorkbenchContext = createContext<Workbench | null>(null);

function useWorkbench(): Workbench {
  const bench = useContext(WorkbenchContext);
  if (bench === null) throw new Error('No workbench: render inside WorkbenchContext');
  return bench;
}

/** The stores that everything can stand on. */
export function useFirstStores(): FirstStores {
  return useWorkbench().first;
}

/** All stores, for what is read on use; `useReady` has waited for them. */
export function useStores(): Stores {
  const stores = useWorkbench().all();
  if (stores === null) throw new Error('Not all stores are there: load this by lazyCode');
  return stores;
}

/** Waits for all stores, for what a person may do before they are there. */
export function useWhenReady(): () => Promise<Stores> {
  return useWorkbench().ready;
}

/** Waits for what was not needed for the start: all stores, all sentences. */
export function useReady(): void {
  const bench = useWorkbench();
  const { isWhole } = useWords();
  if (bench.all() === null || !isWhole) use(bench.ready());
}

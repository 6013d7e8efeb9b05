import { createContext, useContext } from 'react';
import type { KeysStore } from './admin/keys-store.ts';
import type { AdminStore } from './admin/store.ts';
import type { BudgetsStore } from './budgets/store.ts';
import type { CaptionsStore } from './captions/store.ts';
import type { CompareStore } from './compare/store.ts';
import type { ConnectionsStore } from './connections/store.ts';
import type { CustomizationsStore } from './customizations/store.ts';
import type { DetectionStore } from './detection/store.ts';
import type { DocumentsStore } from './documents/documents-store.ts';
import type { GlossariesStore } from './glossaries/glossaries-store.ts';
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
import type { WritingStore } from './writing/store.ts';

/** The stores of the page, one per domain; `open-stores.ts` makes them. */
export interface Stores {
  readonly settings: SettingsStore;
  readonly connections: ConnectionsStore;
  readonly languages: LanguagesStore;
  readonly usage: UsageStore;
  readonly memories: MemoriesStore;
  readonly menu: MenuStore;
  /** Pages of the Memories screen; `memories` is the whole list, for pickers. */
  readonly serviceMemories: ServicePages;
  readonly localMemories: LocalMemoriesStore;
  readonly customizations: CustomizationsStore;
  readonly text: TextStore;
  readonly compare: CompareStore;
  readonly documents: DocumentsStore;
  readonly detection: DetectionStore;
  readonly glossaries: GlossariesStore;
  readonly history: HistoryStore;
  readonly search: SearchStore;
  readonly probes: ProbeStore;
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
  readonly projects: ProjectsStore;
  readonly requests: RequestsStore;
  readonly support: SupportStore;
  readonly styleRules: StyleRulesStore;
  readonly writing: WritingStore;
  readonly quick: QuickStore;
  readonly outside: OutsideStore;
}

export const StoresContext = createContext<Stores | null>(null);

/** The stores of the page that this component stands on. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (stores === null) throw new Error('No stores: render inside StoresContext');
  return stores;
}

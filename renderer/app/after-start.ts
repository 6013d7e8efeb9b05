import { accessName, adminStore } from '../features/admin/store.ts';
import { budgetsStore } from '../features/budgets/store.ts';
import { captionsStore } from '../features/captions/store.ts';
import { outsideStore } from '../features/desktop-integration/store.ts';
import { documentsStore } from '../features/documents/store.ts';
import { languagesStore } from '../features/languages/store.ts';
import { localMemoriesStore } from '../features/local-memories/store.ts';
import { projectsStore } from '../features/projects/store.ts';
import { quickStore } from '../features/quick/store.ts';
import { segmentsStore } from '../features/segments/store.ts';
import { usageStore } from '../features/usage/store.ts';
import { voiceStore } from '../features/voice/store.ts';
import type { PageKind, PageStores, StoreDefinition } from '../ui/stores.ts';

/** What mirrors main although nobody has been on its screen yet. */
const FOLLOWED: readonly StoreDefinition<unknown>[] = [
  adminStore,
  budgetsStore,
  captionsStore,
  documentsStore,
  languagesStore,
  localMemoriesStore,
  outsideStore,
  projectsStore,
  quickStore,
  segmentsStore,
  usageStore,
  voiceStore,
];

/** What a page does once it has been drawn. */
export function followAfterStart(stores: PageStores, kind: PageKind): void {
  stores.followRest(FOLLOWED);
  if (kind !== 'main') return;
  stores.get(adminStore).state.subscribe((now, before) => {
    // Another admin key may be another account's.
    if (before.access !== null && accessName(now) !== accessName(before)) stores.leaveAccount();
  });
}

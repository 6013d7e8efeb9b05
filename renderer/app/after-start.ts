import { accessName, adminStore } from '../features/admin/store.ts';
import type { PageKind, PageStores } from '../ui/stores.ts';
import { FEATURES } from './registry.ts';

/** What a page does once it has been drawn. */
export async function followAfterStart(stores: PageStores, kind: PageKind): Promise<void> {
  stores.followRest(await followedStores());
  if (kind !== 'main') return;
  stores.get(adminStore).state.subscribe((now, before) => {
    // Another admin key may be another account's.
    if (before.access !== null && accessName(now) !== accessName(before)) stores.leaveAccount();
  });
}

/** What mirrors main although nobody has been on its screen yet. */
const followedStores = () => Promise.all(FEATURES.flatMap(({ followed }) => followed?.() ?? []));

import { accessName, adminStore } from '../features/admin/store.ts';
import type { PageKind, PageStores, StoreDefinition } from '../ui/stores.ts';

/**
 * What a page does once it has been drawn.
 * @param followed the stores that mirror main although nobody has been on their screens yet
 */
export function followAfterStart(
  stores: PageStores,
  kind: PageKind,
  followed: readonly StoreDefinition<unknown>[],
): void {
  stores.followRest(followed);
  if (kind !== 'main') return;
  stores.get(adminStore).state.subscribe((now, before) => {
    // Another admin key may be another account's.
    if (before.access !== null && accessName(now) !== accessName(before)) stores.leaveAccount();
  });
}

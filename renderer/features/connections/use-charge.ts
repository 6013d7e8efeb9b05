import { useStore } from 'zustand';
import { usePageStore } from '../../ui/stores.ts';
import { chargeOf, type Charge } from './charge.ts';
import { activeConnection, connectionsStore } from './store.ts';

/** Whether the connection in use bills or counts. */
export function useCharge(): Charge {
  const connections = usePageStore(connectionsStore);
  return useStore(connections.state, (now) => chargeOf(activeConnection(now)?.kind));
}

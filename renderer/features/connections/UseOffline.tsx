import { useStore } from 'zustand';
import type { Failure, FailureCode } from '../../../preload/contract/failure.ts';
import { LazyFailureCard } from '../../ui/failure/LazyFailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { connectionsStore, activeConnection, type ConnectionsStore } from './store.ts';
import { usePageStore } from '../../ui/stores.ts';

/** The id of the built-in connection. */
const OFFLINE = 'offline';

/** What the offline service would not fail of: the way to a service, its state, its key and its quota. */
const REMOTE_TROUBLE: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'unreachable',
  'timeout',
  'untrusted-certificate',
  'bad-answer',
  'rate-limited',
  'service-error',
  'service-unavailable',
  'quota-exceeded',
  'key-refused',
  'key-missing',
  'key-locked',
]);

export interface UseOfflineProps {
  readonly failure: Failure;
  /** Does again what failed, once the offline service is in use. */
  readonly onSwitched: () => void;
}

/**
 * Offers the offline service where a remote one failed. Nothing is switched before it is pressed: texts
 * and results never change their service by themselves.
 */
export function UseOffline({ failure, onSwitched }: UseOfflineProps) {
  const { t } = useI18n();
  const store = usePageStore(connectionsStore);
  const active = useStore(store.state, activeConnection);
  const switching = useStore(store.state, (now) => now.switching);
  if (active === null || active.id === OFFLINE || !REMOTE_TROUBLE.has(failure.code)) return null;
  return (
    <>
      <Button
        size="compact"
        isDisabled={switching.state === 'running'}
        onPress={() =>
          void store.use(OFFLINE).then((isUsed) => {
            if (isUsed) onceOffline(store, onSwitched);
          })
        }
      >
        {t('failure-card.use-offline')}
      </Button>
      {switching.state === 'failed' && <LazyFailureCard failure={switching.failure} />}
    </>
  );
}

/** Main's answer comes before the page knows of the switch, with which stores leave the old connection. */
function onceOffline({ state }: Pick<ConnectionsStore, 'state'>, run: () => void): void {
  const isOffline = () => activeConnection(state.getState())?.id === OFFLINE;
  if (isOffline()) {
    run();
    return;
  }
  const stop = state.subscribe(() => {
    if (!isOffline()) return;
    stop();
    run();
  });
}

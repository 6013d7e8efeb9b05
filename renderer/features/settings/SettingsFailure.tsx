import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { settingsStore } from './store.ts';

/** Why the last change of a preference was not kept; nothing when it was. */
export function SettingsFailure() {
  const settings = usePageStore(settingsStore);
  const failure = useStore(settings.state, (state) => state.failure);
  return failure === null ? null : (
    <FailureCard failure={failure} onDismiss={() => settings.forgetFailure()} />
  );
}

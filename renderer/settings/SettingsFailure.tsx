import { useStore } from 'zustand';
import { FailureCard } from '../failure/FailureCard.tsx';
import { useStores } from '../workbench.ts';

/** Why the last change of a preference was not kept; nothing when it was. */
export function SettingsFailure() {
  const { settings } = useStores();
  const failure = useStore(settings.state, (state) => state.failure);
  return failure === null ? null : (
    <FailureCard failure={failure} onDismiss={() => settings.forgetFailure()} />
  );
}

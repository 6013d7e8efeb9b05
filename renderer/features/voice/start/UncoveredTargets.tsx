import { useStore } from 'zustand';
import { usePageStore } from '../../../ui/stores.ts';
import { useCharge } from '../../connections/use-charge.ts';
import { NoEngineNotice } from '../../engines/NoEngineNotice.tsx';
import { useUncovered } from '../../engines/use-uncovered.ts';
import { voiceStore } from '../store.ts';

/** The chosen targets that no engine of this computer translates to, before a session finds that out. */
export function UncoveredTargets() {
  const voice = usePageStore(voiceStore);
  const isOffline = useCharge() === 'counted';
  const source = useStore(voice.state, ({ draft }) => draft.sourceLanguage);
  const targets = useStore(voice.state, ({ draft }) => draft.targets);
  const uncovered = useUncovered(isOffline ? source : null, targets);
  if (source === null) return null;
  return uncovered.map((target) => (
    <NoEngineNotice
      key={target}
      amount="all"
      source={source}
      target={target}
      lack={null}
      onReady={() => undefined}
    />
  ));
}

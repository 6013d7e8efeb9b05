import { NoEngineNotice } from '../../engines/NoEngineNotice.tsx';
import { useView } from './use-session.ts';

/** The targets that no engine translates, with the ways on; a session that is begun afterwards has them. */
export function UntranslatedTargets() {
  const targets = useView(({ state }) => state.targets, null);
  const spoken = useView(({ state, live }) => state.sourceLanguage ?? live.language, null);
  const left = targets?.filter(({ isUntranslated }) => isUntranslated) ?? [];
  if (spoken === null) return null;
  return left.map(({ language }) => (
    <NoEngineNotice
      key={language}
      amount="all"
      source={spoken}
      target={language}
      lack={null}
      onReady={() => undefined}
    />
  ));
}

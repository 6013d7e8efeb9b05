import { NoEngineNotice } from '../engines/NoEngineNotice.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { textStore } from './store.ts';
import type { Untranslated } from './untranslated.ts';

/** What is not translated of a result; a pack that gets installed for it acts on the text at once. */
export function UntranslatedNotice(untranslated: Untranslated) {
  const store = usePageStore(textStore);
  return (
    <NoEngineNotice
      {...untranslated}
      place="text"
      onReady={() => store.translateFresh(untranslated.target)}
    />
  );
}

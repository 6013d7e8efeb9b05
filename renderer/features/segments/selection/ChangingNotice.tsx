import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';

/** Main tells of a change after 300 ms; one of a second can be stopped. */
const STOPPED_AFTER_MS = 700;

/** How far a change of many segments has come, while it takes a while. */
export function ChangingNotice() {
  const changing = useEditorState((now) => now.changing);
  return changing === null ? null : <Progress {...changing} />;
}

function Progress(changing: { readonly done: number; readonly all: number }) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), STOPPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className="editor-filling tabular">
      <progress
        aria-label={t('segments.changing', changing)}
        value={changing.done}
        max={Math.max(1, changing.all)}
      />
      {t('segments.changing', changing)}
      {isLong && (
        <Button size="compact" onPress={segments.stopChange}>
          {t('segments.filling.stop')}
        </Button>
      )}
    </span>
  );
}

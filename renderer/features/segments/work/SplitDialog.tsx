import { useEffect, useRef } from 'react';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { useActiveRow, useEditorState } from '../use-editor-state.ts';
import './WorkDialogs.css';

/** The source with a caret in it; Enter splits there. */
export function SplitDialog() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const row = useActiveRow();
  const language = useEditorState((now) => now.project.source);
  const area = useRef<HTMLTextAreaElement>(null);
  const source = row?.source ?? '';
  useEffect(() => {
    const middle = source.indexOf(' ', source.length / 2);
    const at = middle < 0 ? Math.ceil(source.length / 2) : middle;
    area.current?.focus();
    area.current?.setSelectionRange(at, at);
  }, [source]);

  function close() {
    segments.showDialog(null);
    segments.summon();
  }
  const split = () => void segments.split(area.current?.selectionStart ?? 0);

  return (
    <Dialog
      title={t('segments.split')}
      isOpen
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('segments.fill.cancel')}</Button>
          <Button kind="main" onPress={split}>
            {t('segments.split.do')}
          </Button>
        </>
      }
    >
      <p className="soft">{t('segments.split.about')}</p>
      <textarea
        ref={area}
        className="work-source"
        aria-label={t('segments.split.source')}
        lang={language}
        dir={directionOf(language)}
        rows={4}
        value={source}
        // The caret moves in it; its text stays.
        onChange={() => undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          split();
        }}
      />
    </Dialog>
  );
}

import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CommentField } from '../work/CommentField.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';

/** One comment for all segments that are selected. */
export function CommentSelected() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const count = useEditorState((now) => now.selection?.count ?? 0);
  const [text, setText] = useState('');

  function close() {
    segments.showDialog(null);
    segments.summon();
  }
  function add() {
    if (text.trim() === '') return;
    close();
    void segments.commentSelected(text);
  }

  return (
    <Dialog
      title={t('segments.comments.selected', { count })}
      isOpen
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('segments.fill.cancel')}</Button>
          <Button kind="main" isDisabled={text.trim() === ''} onPress={add}>
            {t('segments.comments.add')}
          </Button>
        </>
      }
    >
      <CommentField value={text} onChange={setText} />
    </Dialog>
  );
}

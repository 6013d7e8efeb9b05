import { useState } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CommentField } from './CommentField.tsx';
import { momentsIn } from './moments.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';
import { useActiveRow } from '../use-editor-state.ts';
import './WorkDialogs.css';

/** Remarks on the active segment, and one more. */
export function CommentsDialog() {
  const { t, locale, facts } = useI18n();
  const moment = momentsIn(locale);
  const segments = usePageStore(segmentsStore);
  const row = useActiveRow();
  const [text, setText] = useState('');

  function close() {
    segments.showDialog(null);
    segments.summon();
  }
  function add() {
    if (text.trim() === '') return;
    setText('');
    void segments.comment({ change: 'add', text });
  }

  return (
    <Dialog
      title={t('segments.comments', { number: (row?.number ?? 0) + 1 })}
      isOpen
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('segments.work.close')}</Button>
          <Button kind="main" onPress={add}>
            {t('segments.comments.add')}
          </Button>
        </>
      }
    >
      <ul className="work-list">
        {row?.comments.map(({ id, text: words, author, at, isResolved }) => (
          <li key={id} data-resolved={isResolved || undefined}>
            <p dir="auto">{words}</p>
            <p className="small soft">
              {facts([
                author ?? t('segments.work.you'),
                moment(at),
                isResolved ? t('segments.comments.resolved') : null,
              ])}
            </p>
            <span className="work-verbs">
              <Button
                kind="quiet"
                size="compact"
                onPress={() =>
                  void segments.comment({ change: isResolved ? 'reopen' : 'resolve', comment: id })
                }
              >
                {t(isResolved ? 'segments.comments.reopen' : 'segments.comments.resolve')}
              </Button>
              <Button
                kind="quiet"
                size="compact"
                onPress={() => void segments.comment({ change: 'remove', comment: id })}
              >
                {t('segments.comments.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <CommentField value={text} onChange={setText} />
    </Dialog>
  );
}

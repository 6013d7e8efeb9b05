import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { clockTime } from './times.ts';
import { useSessionStore } from './use-session.ts';

export interface BookmarkNoteProps {
  /** The place that is being marked; null while none is. */
  readonly atMs: number | null;
  readonly onClose: () => void;
}

/** A note for a bookmark at the moment at which its key was pressed. */
export function BookmarkNote({ atMs, onClose }: BookmarkNoteProps) {
  const { t } = useI18n();
  const session = useSessionStore();
  const [note, setNote] = useState('');
  const close = () => {
    setNote('');
    onClose();
  };
  const keep = () => {
    void session.ask('voice.bookmark', { atMs, note: note.trim() });
    close();
  };
  return (
    <Dialog
      title={t('voice.bookmark-at', { time: clockTime(atMs ?? 0) })}
      isOpen={atMs !== null}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('voice.edit.cancel')}</Button>
          <Button kind="main" onPress={keep}>
            {t('voice.bookmark.keep')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <Field
          label={t('voice.bookmark.note')}
          value={note}
          maxLength={500}
          autoFocus
          onChange={setNote}
        />
      </form>
    </Dialog>
  );
}

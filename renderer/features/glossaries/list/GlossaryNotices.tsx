import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { hasUnsaved } from '../state.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { glossariesStore } from '../store.ts';

/** What was deleted or imported last, and what is not saved in another glossary. */
export function GlossaryNotices() {
  const { t, list } = useI18n();
  const glossaries = usePageStore(glossariesStore);
  const removed = useStore(glossaries.state, (now) => now.removed);
  const finished = useStore(glossaries.importing.state, (now) => now.finished);
  const unsaved = useStore(
    glossaries.state,
    useShallow((now) =>
      (now.all ?? [])
        .filter(({ id }) => id !== now.chosen && hasUnsaved(now, id))
        .map((one) => one.name),
    ),
  );
  return (
    <>
      {removed !== null && (
        <Closable onClose={glossaries.forgetRemoved}>
          {t('glossaries.deleted', { name: removed })}
        </Closable>
      )}
      {finished !== null && (
        <Closable isGood onClose={glossaries.importing.forgetFinished}>
          {finished.entries === 0
            ? t('glossaries.imported-forbidden', { count: finished.forbidden })
            : t('glossaries.imported', finished)}
        </Closable>
      )}
      {unsaved.length > 0 && (
        <Notice tone="notice">
          {t('glossaries.unsaved-list', { count: unsaved.length, names: list(unsaved) })}
        </Notice>
      )}
    </>
  );
}

interface ClosableProps {
  readonly isGood?: boolean;
  readonly onClose: () => void;
  readonly children: string;
}

function Closable({ isGood = false, onClose, children }: ClosableProps) {
  const { t } = useI18n();
  return (
    <Notice
      role="status"
      tone={isGood ? 'good' : 'plain'}
      actions={
        <IconButton
          icon={X}
          size="compact"
          name={t('glossaries.close')}
          onPress={() => {
            onClose();
            // The button has gone with its notice.
            document.getElementById('work')?.focus();
          }}
        />
      }
    >
      {children}
    </Notice>
  );
}

import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { IconButton } from '../../look/IconButton.tsx';
import { Notice } from '../../look/Notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useStores } from '../../workbench.ts';
import { hasUnsaved } from '../state.ts';

/** What was deleted or imported last, and what is not saved in another glossary. */
export function GlossaryNotices() {
  const { t, list } = useWords();
  const { glossaries } = useStores();
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
          {t('glossaries.imported', finished)}
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
  const { t } = useWords();
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

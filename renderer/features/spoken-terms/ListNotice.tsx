import { X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { ListDraft, ListNotice as Told } from './list-draft.ts';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';

export interface ListNoticeProps {
  readonly draft: ListDraft;
  /** A button was pressed, and its notice is gone. */
  readonly onDone: () => void;
}

/** What happened to the list, with the way back where there is one. */
export function ListNotice({ draft: { notice }, onDone }: ListNoticeProps) {
  const { t } = useI18n();
  const terms = usePageStore(termsStore);
  if (notice === null) return null;
  const press = (run: () => void) => () => {
    run();
    onDone();
  };
  return (
    <Notice
      role={notice.kind === 'changed-elsewhere' ? 'alert' : 'status'}
      tone={TONES[notice.kind]}
      actions={
        <>
          {notice.kind === 'imported' && notice.added > 0 && (
            <Button size="compact" onPress={press(terms.takeFileOnly)}>
              {t('terms.notice.file-only')}
            </Button>
          )}
          {'undo' in notice && (
            <Button size="compact" onPress={press(terms.undo)}>
              {t('terms.undo')}
            </Button>
          )}
          <IconButton
            icon={X}
            size="compact"
            name={t('terms.close')}
            onPress={press(terms.forgetNotice)}
          />
        </>
      }
    >
      <Sentence notice={notice} />
    </Notice>
  );
}

const TONES = {
  saved: 'good',
  imported: 'plain',
  discarded: 'plain',
  tidied: 'plain',
  'changed-elsewhere': 'notice',
} as const;

function Sentence({ notice }: { readonly notice: Told }) {
  const { t } = useI18n();
  switch (notice.kind) {
    case 'saved':
      return t('terms.notice.saved', { count: notice.count });
    case 'imported':
      return t('terms.notice.imported', {
        file: notice.file,
        read: notice.read,
        added: notice.added,
      });
    case 'discarded':
      return t('terms.notice.discarded');
    case 'tidied':
      return t('terms.notice.tidied');
    case 'changed-elsewhere':
      return t('terms.notice.changed');
  }
}

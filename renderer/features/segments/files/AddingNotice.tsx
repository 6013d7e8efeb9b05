import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { failureSentences } from '../../../ui/failure/sentences.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { segmentsStore } from '../store.ts';

/** How far the adding of documents is, and which of them could not be added. */
export function AddingNotice({ project }: { readonly project: string }) {
  const { t, locale } = useI18n();
  const segments = usePageStore(segmentsStore);
  const adding = useStore(segments.state, (now) => now.adding);
  if (adding === null || adding.project !== project) return null;
  const { done, all, isOver, failed } = adding;
  const counts = { done, all };
  return (
    <Notice
      role="status"
      {...(failed.length > 0 && { tone: 'bad' as const })}
      actions={
        isOver ? (
          <Button size="compact" onPress={segments.forgetAdding}>
            {t('segments.close-notice')}
          </Button>
        ) : (
          <Button size="compact" onPress={segments.stopAdding}>
            {t('segments.filling.stop')}
          </Button>
        )
      }
    >
      {!isOver && (
        <span className="editor-filling tabular">
          <progress aria-label={t('segments.files.adding', counts)} value={done} max={all} />
          {t('segments.files.adding', counts)}
        </span>
      )}
      {failed.length > 0 && (
        <>
          <p>{t('segments.files.failed', { count: failed.length })}</p>
          <ul className="project-failed">
            {failed.map(({ name, failure }) => (
              <li key={name}>{failureSentences(failure, t, locale).what}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PreviewedBlock } from '../../../../preload/contract/segment-preview.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useEditorState } from '../use-editor-state.ts';
import { OriginalPicture } from './OriginalPicture.tsx';
import { previewStore } from './preview-store.ts';
import { PreviewText } from './PreviewText.tsx';
import './PreviewPane.css';

const OriginalPages = lazyPart<{ readonly blocks: readonly PreviewedBlock[] }>(
  async () => (await import('./OriginalPages.tsx')).OriginalPages,
);

/** Changes rest so long before the preview follows them. */
const REST_MS = 250;

type Look = 'translation' | 'original';

/** The document as it will look; it follows the active segment, and a click goes to a segment. */
export function PreviewPane() {
  const { t } = useI18n();
  const preview = usePageStore(previewStore);
  const layout = useStore(preview.state, (now) => now.layout);
  const file = useEditorState((now) => now.project.id);
  // Every change of a segment brings the rows in sight anew.
  const rows = useEditorState((now) => now.rows);
  const [look, setLook] = useState<Look>('translation');
  useEffect(() => preview.open(file), [preview, file]);
  useEffect(() => {
    const timer = setTimeout(() => preview.refresh(), REST_MS);
    return () => clearTimeout(timer);
  }, [preview, rows]);

  if (layout.state === 'failed') {
    return <FailureCard failure={layout.failure} onRetry={() => preview.refresh()} />;
  }
  if (layout.state !== 'done') {
    return (
      <p className="soft" role="status">
        {t('segments.preview.reading')}
      </p>
    );
  }
  const { original, blocks } = layout.value;
  return (
    <div className="segment-preview">
      {original !== null && (
        <Radios
          label={t('segments.preview.look')}
          labelPlace="unseen"
          shape="row"
          value={look}
          choices={[
            { id: 'translation', name: t('segments.preview.translation') },
            { id: 'original', name: t('segments.preview.original') },
          ]}
          onChange={setLook}
        />
      )}
      {look === 'translation' || original === null ? (
        <PreviewText blocks={blocks} />
      ) : original === 'pdf' ? (
        <OriginalPages blocks={blocks} />
      ) : (
        <OriginalPicture />
      )}
    </div>
  );
}

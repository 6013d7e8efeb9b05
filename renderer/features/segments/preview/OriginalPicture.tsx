import { useEffect, useState } from 'react';
import type { Failure } from '../../../../preload/contract/failure.ts';
import { asFailure } from '../../../ui/failure/as-failure.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { useEditorState } from '../use-editor-state.ts';
import { previewStore } from './preview-store.ts';

const PIECE_BYTES = 1024 * 1024;

/** The picture that the document is. */
export function OriginalPicture() {
  const { t } = useI18n();
  const preview = usePageStore(previewStore);
  const name = useEditorState((now) => now.project.name);
  const [address, setAddress] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    const life = new AbortController();
    let made: string | null = null;
    const read = async () => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for (let from = 0, size = 1; from < size; from += PIECE_BYTES) {
        const piece = await preview.originalPiece(from, from + PIECE_BYTES, life.signal);
        size = piece.size;
        parts.push(new Uint8Array(piece.bytes));
      }
      life.signal.throwIfAborted();
      made = URL.createObjectURL(new Blob(parts));
      setAddress(made);
    };
    read().catch((thrown: unknown) => {
      if (!life.signal.aborted) setFailure(asFailure(thrown));
    });
    return () => {
      life.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [preview, name]);
  if (failure !== null) return <FailureCard failure={failure} />;
  if (address === null) {
    return (
      <p className="soft" role="status">
        {t('segments.preview.reading')}
      </p>
    );
  }
  return <img className="segment-preview-picture" src={address} alt={name} />;
}

import { useEffect, useRef, useState } from 'react';
import { VList, type VListHandle } from 'virtua';
import type { PreviewedBlock } from '../../../../preload/contract/segment-preview.ts';
import { asFailure } from '../../../ui/failure/as-failure.ts';
import type { Attempt } from '../../../ui/failure/attempt.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { openPdf, type OpenPdf } from '../../documents/preview/open-pdf.ts';
import { PdfPage } from '../../documents/preview/PdfPage.tsx';
import { documentsStore } from '../../documents/store.ts';
import { segmentsStore } from '../store.ts';
import { useEditorState } from '../use-editor-state.ts';
import { blockOf } from './block-of.ts';
import { previewStore } from './preview-store.ts';

/** Width of a page in px; the pane scales it down. */
const PAGE_WIDTH = 640;
const A4 = Math.SQRT2;

interface OriginalPagesProps {
  readonly blocks: readonly PreviewedBlock[];
}

/** Number of a page as a unit names its place: `p. 3`. */
const pageOf = (place: string | null): number | null => {
  const digits = /\d+/.exec(place ?? '')?.[0];
  return digits === undefined ? null : Number(digits);
};

/** The pages of the original pdf. The page of the active segment is in sight; a click goes to its first segment. */
export function OriginalPages({ blocks }: OriginalPagesProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const language = useEditorState((now) => now.project.source);
  const active = useEditorState((now) => now.active?.number ?? 0);
  const pdf = useOriginal();
  const list = useRef<VListHandle>(null);
  const page = pageOf(blocks[blockOf(blocks, active)]?.place ?? null);
  const isOpen = pdf.state === 'done';
  useEffect(() => {
    if (isOpen && page !== null) list.current?.scrollToIndex(page - 1, { align: 'start' });
  }, [isOpen, page]);

  if (pdf.state === 'failed') return <FailureCard failure={pdf.failure} />;
  if (pdf.state !== 'done') {
    return (
      <p className="soft" role="status">
        {t('segments.preview.reading')}
      </p>
    );
  }
  const numbers = Array.from({ length: pdf.value.numPages }, (_, at) => at + 1);
  const goTo = (number: number) => {
    const first = blocks.find(({ place }) => pageOf(place) === number)?.first;
    if (first !== undefined) void segments.goTo(first);
  };
  return (
    <VList
      ref={list}
      className="segment-preview-text"
      data={numbers}
      bufferSize={200}
      tabIndex={0}
      role="region"
      aria-label={t('segments.preview.pages')}
    >
      {(number) => (
        <button
          key={number}
          type="button"
          className="segment-preview-page"
          aria-current={number === page}
          aria-label={t('segments.preview.page', { number })}
          onClick={() => goTo(number)}
        >
          <PdfPage
            document={pdf.value}
            number={number}
            width={PAGE_WIDTH}
            ratio={A4}
            language={language}
            direction={directionOf(language)}
          />
        </button>
      )}
    </VList>
  );
}

/** The original, open as long as it is shown. */
function useOriginal(): Attempt<OpenPdf['document']> {
  const preview = usePageStore(previewStore);
  const documents = usePageStore(documentsStore);
  const name = useEditorState((now) => now.project.name);
  const file = useEditorState((now) => now.project.id);
  const [pdf, setPdf] = useState<Attempt<OpenPdf['document']>>({ state: 'running' });
  useEffect(() => {
    const life = new AbortController();
    let opened: OpenPdf | null = null;
    setPdf({ state: 'running' });
    openPdf({
      piece: (from, to) => preview.originalPiece(from, to, life.signal),
      characterMap: documents.characterMap,
    }).then(
      (made) => {
        if (life.signal.aborted) made.close();
        else {
          opened = made;
          setPdf({ state: 'done', value: made.document });
        }
      },
      (thrown: unknown) => {
        if (life.signal.aborted) return;
        const failure = asFailure(thrown);
        const isOurs = failure.code === 'internal';
        setPdf({
          state: 'failed',
          failure: isOurs ? { code: 'file-unreadable', params: { name } } : failure,
        });
      },
    );
    return () => {
      life.abort();
      opened?.close();
    };
  }, [preview, documents, name, file]);
  return pdf;
}

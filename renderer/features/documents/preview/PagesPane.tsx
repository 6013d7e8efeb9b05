import { useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { VList } from 'virtua';
import type { DocumentRow } from '../../../../preload/contract/documents.ts';
import { asFailure } from '../../../ui/failure/as-failure.ts';
import type { Attempt } from '../../../ui/failure/attempt.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { openPdf, type OpenPdf } from './open-pdf.ts';
import { PdfPage } from './PdfPage.tsx';
import { PreviewSides } from './PreviewSides.tsx';
import './PagesPane.css';
import { usePageStore } from '../../../ui/stores.ts';
import { documentsStore } from '../store.ts';

interface Pages {
  readonly source: PDFDocumentProxy;
  readonly target: PDFDocumentProxy;
  /** Height of the first page by its width: what a page is taken for until it is known. */
  readonly ratio: number;
}

/** The pages of a PDF beside those of its translation; only pages in sight are painted. */
export function PagesPane({ row }: { readonly row: DocumentRow }) {
  const { t } = useI18n();
  const [pages, again] = usePages(row);
  if (pages.state === 'failed') {
    return (
      <div className="preview-note">
        <FailureCard failure={pages.failure} onRetry={again} />
      </div>
    );
  }
  if (pages.state !== 'done') {
    return (
      <p className="preview-note soft" role="status">
        {t('documents.preview.reading')}
      </p>
    );
  }
  return <PageList row={row} pages={pages.value} />;
}

/** Both files, open as long as they are shown. */
function usePages(row: DocumentRow): readonly [Attempt<Pages>, () => void] {
  const documents = usePageStore(documentsStore);
  const [pages, setPages] = useState<Attempt<Pages>>({ state: 'running' });
  const [round, setRound] = useState(0);
  const { id, name } = row;
  useEffect(() => {
    const life = new AbortController();
    const opened: OpenPdf[] = [];
    const open = async (side: 'source' | 'result') => {
      const pdf = await openPdf({
        piece: (from, to) => documents.pdfPiece(id, side, from, to, life.signal),
        characterMap: documents.characterMap,
      });
      if (life.signal.aborted) pdf.close();
      else opened.push(pdf);
      return pdf.document;
    };
    const openBoth = async (): Promise<Pages> => {
      const [source, target] = await Promise.all([open('source'), open('result')]);
      const { width, height } = (await source.getPage(1)).getViewport({ scale: 1 });
      return { source, target, ratio: height / width };
    };
    setPages({ state: 'running' });
    openBoth().then(
      (value) => life.signal.aborted || setPages({ state: 'done', value }),
      (thrown: unknown) => {
        if (life.signal.aborted) return;
        const failure = asFailure(thrown);
        const isOurs = failure.code === 'internal';
        setPages({
          state: 'failed',
          failure: isOurs ? { code: 'file-unreadable', params: { name } } : failure,
        });
      },
    );
    return () => {
      life.abort();
      for (const pdf of opened) pdf.close();
    };
  }, [documents, id, name, round]);
  return [pages, () => setRound((now) => now + 1)];
}

function PageList({ row, pages }: { readonly row: DocumentRow; readonly pages: Pages }) {
  const { t } = useI18n();
  const { source, target } = row.options;
  const [width, list] = useColumnWidth();
  const count = Math.max(pages.source.numPages, pages.target.numPages);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <>
      <PreviewSides source={source ?? row.found} target={target} />
      <div ref={list} className="preview-pages">
        <VList
          className="preview-blocks"
          data={numbers}
          bufferSize={200}
          tabIndex={0}
          role="region"
          aria-label={t('documents.preview.pages')}
        >
          {(number) => (
            <div key={number} className="preview-pair preview-page-pair">
              <p className="preview-place small soft tabular">
                {t('documents.preview.page', { number, count })}
              </p>
              {(['source', 'target'] as const).map((side) => (
                <PdfPage
                  key={side}
                  document={pages[side]}
                  number={number}
                  width={width}
                  ratio={pages.ratio}
                  language={side === 'source' ? (source ?? row.found) : target}
                  direction={directionOf(side === 'source' ? (source ?? row.found) : target)}
                />
              ))}
            </div>
          )}
        </VList>
      </div>
    </>
  );
}

/** Pages are painted anew when their column is this much wider or narrower. */
const STEP = 40;

/** Where one side stands below the other, as PreviewPane.css has it. */
const STACKED = '(width < 760px)';

/** The width of one of two columns in px, in steps. */
function useColumnWidth() {
  const list = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const all = entry?.contentRect.width ?? 0;
      const column = matchMedia(STACKED).matches ? all : all / 2;
      setWidth(Math.max(STEP, Math.ceil(column / STEP) * STEP));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, list] as const;
}

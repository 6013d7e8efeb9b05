import { useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

export interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  /** From 1; beyond the last page there is nothing. */
  readonly number: number;
  /** Width to paint for, in px. */
  readonly width: number;
  /** Height by width until the page is known. */
  readonly ratio: number;
  readonly language: string | null;
  readonly direction: 'auto' | 'ltr' | 'rtl';
}

/** Points of a painted page: sharp on most screens, and two dozen of them are no burden. */
const MOST_PIXELS = 6_000_000;

/** A page as a picture, with its text for those who read by ear. */
export function PdfPage({
  document: pdf,
  number,
  width,
  ratio,
  language,
  direction,
}: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [shape, setShape] = useState<number | null>(null);
  const isThere = number <= pdf.numPages;

  useEffect(() => {
    if (!isThere || width === 0) return undefined;
    const life = new AbortController();
    const { signal } = life;
    const paint = async () => {
      const page = await pdf.getPage(number);
      if (signal.aborted || canvas.current === null) return;
      const { width: points, height } = page.getViewport({ scale: 1 });
      setShape(height / points);
      const wanted = (width * devicePixelRatio) / points;
      const most = Math.sqrt(MOST_PIXELS / (points * height));
      const viewport = page.getViewport({ scale: Math.min(wanted, most) });
      canvas.current.width = Math.round(viewport.width);
      canvas.current.height = Math.round(viewport.height);
      const task = page.render({ canvas: canvas.current, viewport });
      signal.addEventListener('abort', () => task.cancel());
      await task.promise;
      const said = await textOf(page);
      signal.throwIfAborted();
      setText(said);
    };
    // A page that cannot be painted stays white, as a reader would show it; it was cancelled mostly.
    paint().catch(() => undefined);
    return () => life.abort();
  }, [pdf, number, width, isThere]);

  if (!isThere) return <span />;
  return (
    <div className="pdf-page" style={{ aspectRatio: `1 / ${shape ?? ratio}` }}>
      <canvas ref={canvas} aria-hidden="true" />
      <p className="unseen" lang={language ?? undefined} dir={direction}>
        {text}
      </p>
    </div>
  );
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('');
}

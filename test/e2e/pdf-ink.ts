import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as PdfJs from 'pdfjs-dist';

/** What a page of a PDF file shows before and after it was translated. */
export interface Ink {
  /** Words of the result that stand out little from what lies behind them. */
  readonly invisible: readonly string[];
  /** Words of the original that were to go and can still be seen. */
  readonly left: readonly string[];
  /** Share of the pixels away from all text that are others than before, 0 to 1. */
  readonly changedElsewhere: number;
}

/** Nobody listens there: the browser's requests are answered by the test. */
const ORIGIN = 'http://127.0.0.1:9';
const build = (name: string) =>
  fileURLToPath(import.meta.resolve(`pdfjs-dist/legacy/build/${name}`));
const SCRIPTS = ['pdf.mjs', 'pdf.worker.mjs'];

/** Opens a page that can draw PDF files, without any network. */
export async function openPainter(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (SCRIPTS.includes(name)) {
      await route.fulfill({ contentType: 'text/javascript', body: readFileSync(build(name)) });
    } else await route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  });
  await page.goto(`${ORIGIN}/`);
}

/**
 * Draws every page before and after, and compares their ink.
 */
export async function inkOf(page: Page, before: Uint8Array, after: Uint8Array): Promise<Ink[]> {
  const files = [before, after].map((bytes) => Buffer.from(bytes).toString('base64'));
  return page.evaluate(async ([old = '', next = '']) => {
    const SCALE = 2;
    /** Pixels around a word that may be its own: accents, strokes, anti-aliasing. */
    const EDGE = 6;
    const url = '/pdf.mjs';
    const pdf = (await import(url)) as typeof PdfJs;
    pdf.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs';

    interface Word {
      readonly text: string;
      readonly box: readonly [left: number, top: number, right: number, bottom: number];
    }
    interface Painted {
      readonly width: number;
      readonly height: number;
      readonly pixels: Uint8ClampedArray;
      readonly words: readonly Word[];
    }

    async function paint(base64: string): Promise<Painted[]> {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const document = await pdf.getDocument({ data, isEvalSupported: false }).promise;
      const pages: Painted[] = [];
      for (let number = 1; number <= document.numPages; number += 1) {
        const one = await document.getPage(number);
        const viewport = one.getViewport({ scale: SCALE });
        const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (context === null) throw new Error('no canvas');
        await one.render({
          canvas: null,
          canvasContext: context as unknown as CanvasRenderingContext2D,
          viewport,
        }).promise;
        const { items } = await one.getTextContent();
        const words = items.flatMap((item): Word[] => {
          if (!('str' in item) || item.str.trim() === '') return [];
          const { transform, width, height, str } = item;
          const [a = 1, b = 0, , , x = 0, y = 0] = transform as number[];
          const size = Math.hypot(a, b) || 1;
          const along = [(a / size) * width, (b / size) * width];
          const across = [(-b / size) * height, (a / size) * height];
          const corners = [
            [x, y],
            [x + (along[0] ?? 0), y + (along[1] ?? 0)],
            [x + (across[0] ?? 0), y + (across[1] ?? 0)],
            [x + (along[0] ?? 0) + (across[0] ?? 0), y + (along[1] ?? 0) + (across[1] ?? 0)],
          ].map(([px = 0, py = 0]) => viewport.convertToViewportPoint(px, py) as number[]);
          const xs = corners.map(([px = 0]) => px);
          const ys = corners.map(([, py = 0]) => py);
          return [
            {
              text: str,
              box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
            },
          ];
        });
        const { width, height } = canvas;
        pages.push({
          width,
          height,
          pixels: context.getImageData(0, 0, width, height).data,
          words,
        });
      }
      return pages;
    }

    /** Marks the boxes of words. */
    function areaOf({ width, height, words }: Painted, edge: number): Uint8Array {
      const marked = new Uint8Array(width * height);
      for (const { box } of words) {
        const [left, top, right, bottom] = box;
        for (
          let y = Math.max(0, Math.floor(top - edge));
          y < Math.min(height, bottom + edge);
          y += 1
        ) {
          marked.fill(
            1,
            y * width + Math.max(0, Math.floor(left - edge)),
            y * width + Math.min(width, Math.ceil(right + edge)),
          );
        }
      }
      return marked;
    }

    const grey = (pixels: Uint8ClampedArray, at: number) =>
      0.3 * (pixels[at * 4] ?? 0) +
      0.59 * (pixels[at * 4 + 1] ?? 0) +
      0.11 * (pixels[at * 4 + 2] ?? 0);

    /** Share of a box that stands out from what most of it is; of pixels that count. */
    function inkIn(
      { width, height, pixels }: Painted,
      { box }: Word,
      counts: (at: number) => boolean,
    ) {
      const shades = new Array<number>(32).fill(0);
      const places: number[] = [];
      for (let y = Math.max(0, Math.floor(box[1])); y < Math.min(height, box[3]); y += 1) {
        for (let x = Math.max(0, Math.floor(box[0])); x < Math.min(width, box[2]); x += 1) {
          const at = y * width + x;
          if (!counts(at)) continue;
          places.push(at);
          const shade = Math.floor(grey(pixels, at) / 8);
          shades[shade] = (shades[shade] ?? 0) + 1;
        }
      }
      if (places.length < 30) return null;
      const paper = shades.indexOf(Math.max(...shades)) * 8 + 4;
      return places.filter((at) => Math.abs(grey(pixels, at) - paper) > 40).length / places.length;
    }

    /** Without the edges, where a rule or a picture may touch it. */
    const heart = ({ text, box: [left, top, right, bottom] }: Word): Word => {
      const edge = (bottom - top) / 5;
      return { text, box: [left, top + edge, right, bottom - edge] };
    };

    const [originals, results] = [await paint(old), await paint(next)];
    return originals.map((original, place) => {
      const result = results[place];
      if (result === undefined) throw new Error('a page is gone');
      const words = new Set(result.words.map(({ text }) => text));
      const ours = areaOf(result, EDGE);
      const either = areaOf(original, EDGE).map((mark, at) => mark | (ours[at] ?? 0));
      let changed = 0;
      for (const [at, mark] of either.entries()) {
        if (mark === 0 && Math.abs(grey(original.pixels, at) - grey(result.pixels, at)) > 40)
          changed += 1;
      }
      return {
        invisible: result.words
          .filter((word) => (inkIn(result, word, () => true) ?? 1) < 0.02)
          .map(({ text }) => text),
        left: original.words
          .filter(({ text }) => !words.has(text))
          .map(heart)
          .filter((word) => {
            const bare = (at: number) => ours[at] === 0;
            return (
              (inkIn(result, word, bare) ?? 0) > 0.05 && (inkIn(original, word, bare) ?? 0) > 0.05
            );
          })
          .map(({ text }) => text),
        changedElsewhere: changed / either.length,
      };
    });
  }, files);
}

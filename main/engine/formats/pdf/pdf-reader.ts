import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfReader {
  readonly document: PDFDocumentProxy;
  readonly operators: typeof Pdfjs.OPS;
  close(): Promise<void>;
}

/**
 * Opens a PDF for reading only, in this thread and without the network: character maps and decoders
 * come from the folder of what ships with the program.
 * @param maxPixels pictures beyond this many pixels are left out; 1 reads no pictures at all
 */
export async function openReader(
  bytes: Uint8Array,
  assets: string,
  maxPixels: number,
): Promise<PdfReader> {
  const pdfjs = await load();
  const folders = { cMapUrl: join(assets, 'pdf/cmaps'), wasmUrl: join(assets, 'pdf/decoders') };
  // The library's own choice goes by the kind of process, and an Electron helper is taken for a page.
  class Shipped {
    async fetch(request: {
      readonly kind: string;
      readonly filename: string;
    }): Promise<Uint8Array> {
      const folder = request.kind === 'cMapUrl' ? folders.cMapUrl : folders.wasmUrl;
      if (request.kind === 'standardFontDataUrl') throw new Error('Nothing is painted.');
      return new Uint8Array(await readFile(join(folder, basename(request.filename))));
    }
  }
  const task = pdfjs.getDocument({
    // The library takes the buffer away from whoever owns it, and refuses a Buffer of Node.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    fontExtraProperties: true,
    maxImageSize: maxPixels,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    cMapUrl: `${folders.cMapUrl}/`,
    wasmUrl: `${folders.wasmUrl}/`,
    BinaryDataFactory: Shipped,
    CanvasFactory: Absent,
    FilterFactory: Absent,
  });
  try {
    const document = await task.promise;
    return { document, operators: pdfjs.OPS, close: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    throw error;
  }
}

/** Stands where the library wants something to paint with. */
class Absent {
  readonly isAbsent = true;
  destroy(): void {
    // There is nothing to give back.
  }
}

/**
 * The reading half is registered by being loaded, so that no thread is started. The other half makes
 * a matrix for its painter while it is loaded, and Node has none; nothing is painted here.
 */
async function load(): Promise<typeof Pdfjs> {
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  if (!('DOMMatrix' in globalThis)) Object.assign(globalThis, { DOMMatrix: Absent });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

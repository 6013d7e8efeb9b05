import {
  getDocument,
  PDFDataRangeTransport,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.mjs?worker&url';
import type { PdfPiece } from '../../../../preload/contract/documents.ts';
import { trustedScript } from '../../../ui/trusted-script.ts';

/** Bytes that are asked for together. */
const PIECE_BYTES = 256 * 1024;
/** Points of the largest picture in a page. */
const MOST_PIXELS = 40_000_000;

export interface PdfSource {
  /** Rejects with a `Failure`. */
  readonly piece: (from: number, to: number) => Promise<PdfPiece>;
  readonly characterMap: (name: string) => Promise<Uint8Array>;
}

/** A PDF that is open, until it is closed. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  readonly close: () => void;
}

/**
 * Opens a PDF for its pages to be painted, in a worker of its own. Only those parts of the file are read
 * that a page in sight needs; nothing in it is run. Rejects with a `Failure` of reading it, or with what
 * the reader throws.
 */
export async function openPdf({ piece, characterMap }: PdfSource): Promise<OpenPdf> {
  const first = await piece(0, PIECE_BYTES);
  const broken = Promise.withResolvers<never>();
  // Also where nothing is waited for at that moment.
  broken.promise.catch(() => undefined);
  class Pieces extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      this.read(begin, end).catch(broken.reject);
    }
    async read(begin: number, end: number): Promise<void> {
      const parts: Uint8Array[] = [];
      for (let from = begin; from < end; from += PIECE_BYTES) {
        parts.push((await piece(from, Math.min(end, from + PIECE_BYTES))).bytes);
      }
      this.onDataRange(begin, new Uint8Array(await new Blob(parts.map(plain)).arrayBuffer()));
    }
  }
  class Shipped {
    async fetch(request: {
      readonly kind: string;
      readonly filename: string;
    }): Promise<Uint8Array> {
      if (request.kind !== 'cMapUrl') throw new Error(`${request.kind} is not shipped`);
      return characterMap(request.filename);
    }
  }
  const thread = new Worker(trustedScript(workerAddress), { type: 'module' });
  const worker = PDFWorker.create({ port: thread });
  const task = getDocument({
    worker,
    range: new Pieces(first.size, first.bytes),
    rangeChunkSize: PIECE_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    useWorkerFetch: false,
    useSystemFonts: true,
    useWasm: false,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: 'cmaps/',
    BinaryDataFactory: Shipped,
  });
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      thread.terminate();
    });
  };
  try {
    return { document: await Promise.race([task.promise, broken.promise]), close };
  } catch (thrown) {
    close();
    throw thrown;
  }
}

/** Bytes in a buffer that nobody shares, as a Blob takes them. */
const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { DocumentRefusal } from '../document-filter.ts';

/**
 * Opens a PDF for writing. Rejects with `DocumentRefusal`: `password` for every encrypted file, also
 * one that opens without a password (its owner forbade to change it), `too-deep`, `damaged`.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    if (document.getPageCount() > 0) return document;
  } catch (error) {
    if (error instanceof EncryptedPDFError) {
      throw new DocumentRefusal('password', 'the PDF is encrypted');
    }
    // The stack is used up by objects inside of objects.
    if (error instanceof RangeError) {
      throw new DocumentRefusal('too-deep', 'objects nest too deep');
    }
    throw new DocumentRefusal('damaged', 'the PDF cannot be read');
  }
  throw new DocumentRefusal('damaged', 'the PDF has no pages');
}

import {
  EncryptedPDFError,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import type { PDFObject } from '@cantoo/pdf-lib';
import { DocumentRefusal } from '../document-filter.ts';

/** The bit of a document's permissions that lets its text be taken out (ISO 32000-1, table 22). */
const MAY_COPY = 1 << 4;

/**
 * Opens a PDF for writing. Rejects with `DocumentRefusal`: `password` for every encrypted file, which
 * `withoutProtection` would have to see first, `too-deep`, `damaged`.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await load(bytes);
  if (document.getPageCount() > 0) return document;
  throw new DocumentRefusal('damaged', 'the PDF has no pages');
}

/**
 * The same document in plain, where it is encrypted and yet opens without a password; its streams stay
 * packed. Rejects with `DocumentRefusal`: `password`, and `protected` where the owner forbids it.
 */
export async function withoutProtection(
  bytes: Uint8Array,
): Promise<{ readonly bytes: Uint8Array; readonly wasProtected: boolean }> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/Encrypt')) {
    return { bytes, wasProtected: false };
  }
  const locked = await load(bytes, { ignoreEncryption: true });
  const { context } = locked;
  const rules = context.lookup(context.trailerInfo.Encrypt);
  if (!(rules instanceof PDFDict)) return { bytes, wasProtected: false };
  const document = await load(bytes, { password: '' });
  const allowed = rules.lookup(PDFName.of('P'));
  if (allowed instanceof PDFNumber && (allowed.asNumber() & MAY_COPY) === 0) {
    throw new DocumentRefusal('protected', 'the owner of the PDF forbids to copy its text');
  }
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (isBookkeeping(object)) document.context.delete(ref);
  }
  const plain = await document.save({ updateFieldAppearances: false });
  return { bytes: plain, wasProtected: true };
}

/**
 * Lists and packs of objects, which are objects themselves: what they hold was read, and left in the
 * file they would say again that it is encrypted. The library cannot read a list that was not, and keeps
 * its bytes.
 */
function isBookkeeping(object: PDFObject): boolean {
  if (object instanceof PDFInvalidObject) {
    const bytes = Buffer.alloc(object.sizeInBytes());
    object.copyBytesInto(bytes, 0);
    return /\/Type\s*\/XRef\b/.test(bytes.toString('latin1'));
  }
  if (!(object instanceof PDFRawStream)) return false;
  const type = object.dict.get(PDFName.of('Type'));
  return type === PDFName.of('XRef') || type === PDFName.of('ObjStm');
}

async function load(
  bytes: Uint8Array,
  options: { readonly ignoreEncryption?: boolean; readonly password?: string } = {},
): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, ...options });
  } catch (error) {
    const isLocked =
      error instanceof EncryptedPDFError ||
      (error instanceof Error && /NEEDS PASSWORD|Password incorrect/i.test(error.message));
    if (isLocked) throw new DocumentRefusal('password', 'the PDF is encrypted');
    // The stack is used up by objects inside of objects.
    if (error instanceof RangeError) {
      throw new DocumentRefusal('too-deep', 'objects nest too deep');
    }
    throw new DocumentRefusal('damaged', 'the PDF cannot be read');
  }
}

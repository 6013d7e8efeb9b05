import type { DocumentRecord } from './record.ts';

const MB = 1024 * 1024;

/** Formats whose result may carry pictures and fonts that the source did without. */
const DRAWN = new Set(['pdf', 'png', 'jpg', 'jpeg', 'gif', 'bmp', 'tif', 'tiff', 'webp']);
const PACKED = new Set(['docx', 'doc', 'pptx', 'ppt', 'xlsx', 'xls', 'idml', 'mif', 'odt', 'zip']);

/**
 * The most bytes that the result of a document may have. Text grows several times over where a script
 * needs more bytes for each letter; what is packed may be packed worse, and what is drawn anew brings
 * its fonts.
 */
export function mostResultBytes({ format, size }: Pick<DocumentRecord, 'format' | 'size'>): number {
  if (DRAWN.has(format)) return 8 * size + 64 * MB;
  if (PACKED.has(format)) return 4 * size + 32 * MB;
  return 16 * size + MB;
}

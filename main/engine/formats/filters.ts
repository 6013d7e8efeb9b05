import type { DocumentFilter, DocumentFormat } from './document-filter.ts';
import { formatOf } from './format-of.ts';

/** Each format's code is read from disk when its first document comes. */
const FILTERS: Readonly<Record<DocumentFormat, () => Promise<DocumentFilter>>> = {
  docx: async () => (await import('./docx/docx-filter.ts')).docxFilter,
  pptx: async () => (await import('./pptx/pptx-filter.ts')).pptxFilter,
  xlsx: async () => (await import('./xlsx/xlsx-filter.ts')).xlsxFilter,
  pdf: async () => (await import('./pdf/pdf-filter.ts')).pdfFilter,
  html: async () => (await import('./html/html-filter.ts')).htmlFilter,
  txt: async () => (await import('./txt/txt-filter.ts')).txtFilter,
  xliff: async () => (await import('./xliff/xliff-filter.ts')).xliffFilter,
  srt: async () => (await import('./srt/srt-filter.ts')).srtFilter,
  idml: async () => (await import('./idml/idml-filter.ts')).idmlFilter,
  xml: async () => (await import('./xml/xml-filter.ts')).xmlFilter,
  json: async () => (await import('./json/json-filter.ts')).jsonFilter,
  dita: async () => (await import('./dita/dita-filter.ts')).ditaFilter,
  mif: async () => (await import('./mif/mif-filter.ts')).mifFilter,
  image: async () => (await import('./image/image-filter.ts')).imageFilter,
};

/** Every format there is a filter for. */
export const FORMATS = Object.keys(FILTERS) as readonly DocumentFormat[];

/** The filter of a format. */
export function loadFilter(format: DocumentFormat): Promise<DocumentFilter> {
  return FILTERS[format]();
}

/**
 * The filter of a file, by name and content. Rejects with `DocumentRefusal` as `formatOf` throws it.
 * @param head the whole file, or at least its first `HEAD_BYTES`
 */
export async function filterFor(name: string, head: Uint8Array): Promise<DocumentFilter> {
  return loadFilter(formatOf(name, head));
}

import type { DocumentFormat } from './document-filter.ts';

const MB = 1024 * 1024;

const size = (free: number, paid: number) => ({ free, paid });
const anyTier = (bytes: number) => size(bytes, bytes);

/** Bytes that a document may have, by the tier of the account. */
export const MAX_DOCUMENT_BYTES: Readonly<
  Record<DocumentFormat, { readonly free: number; readonly paid: number }>
> = {
  docx: size(10 * MB, 100 * MB),
  pptx: size(10 * MB, 100 * MB),
  pdf: size(10 * MB, 100 * MB),
  xlsx: size(10 * MB, 30 * MB),
  idml: size(10 * MB, 30 * MB),
  mif: size(10 * MB, 30 * MB),
  xml: anyTier(10 * MB),
  xliff: anyTier(10 * MB),
  html: anyTier(5 * MB),
  dita: anyTier(5 * MB),
  image: anyTier(3 * MB),
  txt: anyTier(MB),
  json: anyTier(MB),
  srt: anyTier(150 * 1024),
};

/** Code points of text that a document may hold, by the tier of the account. */
export const MAX_DOCUMENT_CHARACTERS = size(500_000, 1_000_000);

/** The least that is billed for a document of these formats, in characters. */
const LEAST_BILLED = 50_000;
const WITH_LEAST: ReadonlySet<DocumentFormat> = new Set(['docx', 'pptx', 'xlsx', 'pdf']);

/**
 * What a document with so many characters of text is billed; pictures, a beta, are free.
 * @param hasMinimum false where nobody bills and characters are only counted
 */
export function billedCharactersOf(
  format: DocumentFormat,
  characters: number,
  hasMinimum: boolean,
): number {
  if (format === 'image') return 0;
  return hasMinimum && WITH_LEAST.has(format) ? Math.max(characters, LEAST_BILLED) : characters;
}

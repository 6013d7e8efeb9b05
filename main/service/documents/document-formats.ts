import { EXTENSIONS, extensionOf } from '../../engine/formats/format-of.ts';
import type { DocumentFormat } from '../../engine/formats/document-filter.ts';
import type { Tier } from '../accounts/key.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** The largest file of each format in bytes, by tier. */
const SIZES: Readonly<Record<DocumentFormat, Readonly<Record<Tier, number>>>> = {
  docx: { free: 10 * MIB, paid: 100 * MIB },
  pptx: { free: 10 * MIB, paid: 100 * MIB },
  pdf: { free: 10 * MIB, paid: 100 * MIB },
  xlsx: { free: 10 * MIB, paid: 30 * MIB },
  idml: { free: 10 * MIB, paid: 30 * MIB },
  mif: { free: 10 * MIB, paid: 30 * MIB },
  xml: { free: 10 * MIB, paid: 10 * MIB },
  xliff: { free: 10 * MIB, paid: 10 * MIB },
  html: { free: 5 * MIB, paid: 5 * MIB },
  dita: { free: 5 * MIB, paid: 5 * MIB },
  image: { free: 3 * MIB, paid: 3 * MIB },
  txt: { free: MIB, paid: MIB },
  json: { free: MIB, paid: MIB },
  srt: { free: 150 * KIB, paid: 150 * KIB },
};

/** These are billed as if they had so many characters at least. */
const LEAST_BILLED = 50_000;
const WITH_LEAST: readonly DocumentFormat[] = ['docx', 'pptx', 'xlsx', 'pdf'];

const FORMATS = new Map(
  Object.entries(EXTENSIONS).flatMap(([format, extensions]) =>
    extensions.map((extension) => [extension, format as DocumentFormat] as const),
  ),
);

/** The format that a file name's ending names; null for others. */
export const namedFormat = (name: string): DocumentFormat | null =>
  FORMATS.get(extensionOf(name)) ?? null;

/** Bytes of the largest file of a format. */
export const sizeLimit = (format: DocumentFormat, tier: Tier): number => SIZES[format][tier];

/** Bytes of the largest file of any format. */
export const largestSize = (tier: Tier): number =>
  Math.max(...Object.values(SIZES).map((sizes) => sizes[tier]));

/** Characters of the largest document. */
export const mostCharacters = (tier: Tier): number => (tier === 'free' ? 500_000 : 1_000_000);

/** What a document costs. Pictures are free, as long as they are a beta. */
export function billedFor(format: DocumentFormat, characters: number): number {
  if (format === 'image') return 0;
  return WITH_LEAST.includes(format) ? Math.max(LEAST_BILLED, characters) : characters;
}

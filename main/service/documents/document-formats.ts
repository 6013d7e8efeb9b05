import { EXTENSIONS, extensionOf } from '../../engine/formats/format-of.ts';
import type { DocumentFormat } from '../../engine/formats/document-filter.ts';
import { MAX_DOCUMENT_BYTES } from '../../engine/formats/size-limits.ts';
import { largestOf } from '../../system/long-lists.ts';
import type { Tier } from '../accounts/key.ts';

const FORMATS = new Map(
  Object.entries(EXTENSIONS).flatMap(([format, extensions]) =>
    extensions.map((extension) => [extension, format as DocumentFormat] as const),
  ),
);

/** The format that a file name's ending names; null for others. */
export const namedFormat = (name: string): DocumentFormat | null =>
  FORMATS.get(extensionOf(name)) ?? null;

/** Bytes of the largest file of any format. */
export const largestSize = (tier: Tier): number =>
  largestOf(Object.values(MAX_DOCUMENT_BYTES).map((sizes) => sizes[tier]));

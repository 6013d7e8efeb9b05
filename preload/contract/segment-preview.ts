import { z } from 'zod';
import { ask } from './route.ts';

const Id = z.string().min(1).max(64);

export type BlockKind = 'heading' | 'cell' | 'text';

/** A paragraph, heading, cell or cue of the document. */
export interface PreviewedBlock {
  /** Number of its first segment; it goes to that of the next block. */
  readonly first: number;
  readonly kind: BlockKind;
  /** Page, slide or sheet, where the format has them. */
  readonly place: string | null;
}
/** How the document of a file is laid out. */
export interface SegmentLayout {
  readonly blocks: readonly PreviewedBlock[];
  /** What can be shown of the original as it is; null for formats that are text alone. */
  readonly original: 'pdf' | 'image' | null;
}

/** Bytes of one piece of the original. */
export const MOST_ORIGINAL_PIECE = 1024 * 1024;

export const OriginalPieceInput = z
  .strictObject({
    id: Id,
    from: z.int().min(0),
    /** Past the last byte. */
    to: z.int().min(1),
  })
  .refine(({ from, to }) => to > from && to - from <= MOST_ORIGINAL_PIECE);

export const segmentPreviewRoutes = {
  'segments.layout': ask(z.strictObject({ id: Id })).gives<SegmentLayout>(),
  /** A part of the original pdf or picture. */
  'segments.original-piece': ask(OriginalPieceInput).gives<{
    /** Bytes of the whole file. */
    readonly size: number;
    readonly bytes: Uint8Array;
  }>(),
};

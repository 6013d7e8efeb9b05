import { z } from 'zod';
import type { DocumentFormat, DocumentWarning, RefusalReason } from '../formats/document-filter.ts';
import type { CutUnit } from '../segments/cut-unit.ts';

const Path = z.string().min(1);

const Inspect = z.strictObject({
  do: z.literal('inspect'),
  path: Path,
  name: z.string(),
  source: z.string().nullable(),
  target: z.string(),
  assets: z.string(),
  ocrData: z.string().nullable(),
});

const Preview = z.strictObject({
  do: z.literal('preview'),
  source: Path,
  result: Path,
  /** Name of the source: its ending says the format. */
  name: z.string(),
  target: z.string(),
  assets: z.string(),
  /** The first block that is wanted. */
  from: z.int().min(0),
});

const Minify = z.strictObject({ do: z.literal('minify'), from: Path, to: Path });

const Restore = z.strictObject({
  do: z.literal('restore'),
  original: Path,
  translated: Path,
  to: Path,
});

const Verify = z.strictObject({ do: z.literal('verify'), path: Path, name: z.string() });

/** What segments are made of: a file, or a plain text that stands in none. */
const From = z.union([
  z.strictObject({ path: Path, name: z.string() }),
  z.strictObject({ text: z.string() }),
]);
const Languages = {
  source: z.string(),
  target: z.string(),
  assets: z.string(),
  ocrData: z.string().nullable(),
};

const Segments = z.strictObject({ do: z.literal('segments'), from: From, ...Languages });

const MergeSegments = z.strictObject({
  do: z.literal('merge-segments'),
  from: From,
  ...Languages,
  /** Texts by unit; a unit without one keeps its own. */
  texts: z.array(z.tuple([z.string(), z.string()])),
  to: Path,
});

const Job = z.discriminatedUnion('do', [
  Inspect,
  Preview,
  Minify,
  Restore,
  Verify,
  Segments,
  MergeSegments,
]);

/** Work on documents that would hold main up, or take its memory. */
export type InspectionJob = z.output<typeof Job>;

const Message = z.strictObject({ id: z.int(), job: Job });

/** @returns null for anything that is no job */
export function readJob(
  message: unknown,
): { readonly id: number; readonly job: InspectionJob } | null {
  const checked = Message.safeParse(message);
  return checked.success ? checked.data : null;
}

/** What a look into a file found. */
export interface Inspected {
  readonly format: DocumentFormat;
  /** Code points of its text; null where only reading the pictures would tell. */
  readonly characters: number | null;
  readonly warnings: readonly DocumentWarning[];
  /** As `Extraction.otherVersion`. */
  readonly otherVersion?: string;
}

/** One paragraph of a document and of its translation. */
export interface PreviewBlock {
  readonly source: string;
  readonly target: string;
  readonly place: string | null;
  readonly kind: 'heading' | 'cell' | 'text';
}

/** A unit of a document in sentences. */
export interface SegmentedUnit extends CutUnit {
  readonly id: string;
  /** Characters that fit its place; null where that is not limited. */
  readonly most: number | null;
}

/** Answers by job. */
export interface InspectionAnswers {
  readonly inspect: Inspected;
  readonly preview: {
    readonly blocks: readonly PreviewBlock[];
    /** Where the next piece begins; null after the last one. */
    readonly next: number | null;
    readonly isCut: boolean;
  };
  /** `media`: files that were left out. */
  readonly minify: { readonly size: number; readonly media: number };
  readonly restore: { readonly size: number };
  readonly verify: null;
  readonly segments: {
    readonly format: DocumentFormat;
    /** In reading order. */
    readonly units: readonly SegmentedUnit[];
    readonly warnings: readonly DocumentWarning[];
  };
  readonly 'merge-segments': {
    /** Ending of the written file, without the dot. */
    readonly extension: string;
    readonly warnings: readonly DocumentWarning[];
  };
}

/** What the program answers to a job. `failed` holds the name of the error, never a text. */
export type InspectionAnswer =
  | { readonly id: number; readonly done: unknown }
  | { readonly id: number; readonly refused: { readonly reason: RefusalReason } }
  | { readonly id: number; readonly failed: string };

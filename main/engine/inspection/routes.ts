import { z } from 'zod';
import type { CheckedInputOf, OutputOf } from '../../../preload/contract/route.ts';
import { ask } from '../../../preload/contract/route.ts';
import type { DocumentFormat, DocumentWarning } from '../formats/document-filter.ts';
import type { Bead } from '../alignment/find-path.ts';
import type { BilingualNote, BilingualUnit } from '../formats/bilingual-unit.ts';
import { BILINGUAL_STATUSES } from '../formats/bilingual-unit.ts';
import type { Returned } from '../review/review-row.ts';
import { REVIEW_FORMATS, ReviewRow, ReviewWords } from '../review/review-row.ts';
import type { CutUnit } from '../segments/cut-unit.ts';
import type { PackedUnits } from './packed-units.ts';

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
  /** Of a bilingual file, where the unit is one segment: its target as it is shown. */
  readonly bilingual?: BilingualUnit;
  /** Of a bilingual file, where the unit is cut into several segments: its comments. */
  readonly notes?: readonly BilingualNote[];
}

const Path = z.string().min(1);

/** What segments are made of: a file, or a plain text that stands in none. */
const FileOnDisk = z.strictObject({ path: Path, name: z.string() });
const From = z.union([FileOnDisk, z.strictObject({ text: z.string() })]);
const Note = {
  author: z.string().nullable(),
  at: z.string().nullable(),
  text: z.string(),
  isResolved: z.boolean(),
};
const NoteChange = z.strictObject({
  added: z.array(z.strictObject({ ...Note, id: z.string() })),
  removed: z.array(z.strictObject(Note)),
  resolved: z.array(z.strictObject(Note)),
});

const Languages = {
  source: z.string(),
  target: z.string(),
  assets: z.string(),
  ocrData: z.string().nullable(),
  packFolders: z.array(z.string()).optional(),
};

const State = z.strictObject({
  status: z.enum(BILINGUAL_STATUSES),
  isLocked: z.boolean(),
  percent: z.int().nullable(),
  origin: z.enum(['typed', 'memory-exact', 'memory-fuzzy', 'engine']).nullable(),
  lastChange: z
    .strictObject({ author: z.string().nullable(), at: z.string().nullable() })
    .exactOptional(),
});

/** Work on documents that would hold main up, or take its memory. */
export const inspectionRoutes = {
  inspect: ask(
    z.strictObject({
      path: Path,
      name: z.string(),
      source: z.string().nullable(),
      target: z.string(),
      assets: z.string(),
      ocrData: z.string().nullable(),
      packFolders: z.array(z.string()).optional(),
    }),
  ).gives<Inspected>(),
  preview: ask(
    z.strictObject({
      source: Path,
      result: Path,
      /** Name of the source: its ending says the format. */
      name: z.string(),
      target: z.string(),
      assets: z.string(),
      /** The first block that is wanted. */
      from: z.int().min(0),
    }),
  ).gives<{
    readonly blocks: readonly PreviewBlock[];
    /** Each block is the unit of the same place. */
    readonly isByUnit: boolean;
    /** Where the next piece begins; null after the last one. */
    readonly next: number | null;
    readonly isCut: boolean;
  }>(),
  minify: ask(z.strictObject({ from: Path, to: Path })).gives<{
    readonly size: number;
    /** Files that were left out. */
    readonly media: number;
  }>(),
  restore: ask(z.strictObject({ original: Path, translated: Path, to: Path })).gives<{
    readonly size: number;
  }>(),
  verify: ask(z.strictObject({ path: Path, name: z.string() })).gives<null>(),
  segments: ask(z.strictObject({ from: From, ...Languages })).gives<{
    readonly format: DocumentFormat;
    /** In reading order. */
    readonly units: PackedUnits;
    readonly warnings: readonly DocumentWarning[];
  }>(),
  /** What each unit of a document is, for a preview. */
  layout: ask(z.strictObject({ from: From, ...Languages })).gives<{
    readonly format: DocumentFormat;
    /** In the order of `segments`. */
    readonly units: readonly {
      readonly kind: PreviewBlock['kind'];
      readonly place: string | null;
    }[];
  }>(),
  /** Pairs the sentences of a document with those of its translation. */
  align: ask(
    z.strictObject({
      original: FileOnDisk,
      translation: FileOnDisk,
      source: z.string(),
      target: z.string(),
      assets: z.string(),
      ocrData: z.string().nullable(),
      packFolders: z.array(z.string()).optional(),
      /** Words that are known to translate each other. */
      terms: z.array(z.strictObject({ source: z.string(), target: z.string() })),
    }),
  ).gives<{
    /** Sentences without tags, in reading order. */
    readonly source: readonly string[];
    readonly target: readonly string[];
    readonly beads: readonly Bead[];
  }>(),
  'merge-segments': ask(
    z.strictObject({
      from: From,
      ...Languages,
      /** Texts by unit; a unit without one keeps its own. */
      texts: z.array(z.tuple([z.string(), z.string()])),
      /** Of a bilingual file: states by unit; a unit that has one and no text is emptied. */
      states: z.array(z.tuple([z.string(), State])).exactOptional(),
      /** Of a bilingual file: what differs of the comments, by unit. */
      notes: z.array(z.tuple([z.string(), NoteChange])).exactOptional(),
      to: Path,
    }),
  ).gives<{
    /** Ending of the written file, without the dot. */
    readonly extension: string;
    readonly warnings: readonly DocumentWarning[];
  }>(),
  'write-review': ask(
    z.strictObject({
      to: Path,
      format: z.enum(REVIEW_FORMATS),
      facts: z.strictObject({ name: z.string(), source: z.string(), target: z.string() }),
      rows: z.array(ReviewRow),
      words: ReviewWords,
    }),
  ).gives<null>(),
  'read-review': ask(z.strictObject({ path: Path, name: z.string() })).gives<Returned>(),
};

export type InspectionRoutes = typeof inspectionRoutes;
export type InspectionInput<K extends keyof InspectionRoutes> = CheckedInputOf<InspectionRoutes[K]>;
export type InspectionAnswer<K extends keyof InspectionRoutes> = OutputOf<InspectionRoutes[K]>;

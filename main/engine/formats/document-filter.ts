import { faultFailure } from '../../system/channel/call-failure.ts';
import type { WorkFailure } from '../../system/channel/call-failure.ts';
import type { BilingualState, BilingualUnit, NoteChange } from './bilingual-unit.ts';
import type { FindFonts } from './fonts/system-fonts.ts';

/**
 * One document format: takes a file apart into units of text and puts it together again with other
 * text. Every byte that is no text of a unit stays as it is.
 */
export interface DocumentFilter {
  readonly id: DocumentFormat;
  /** File names end like this, lower case, without the dot. */
  readonly extensions: readonly string[];
  /** MIME type of a result. */
  readonly type: string;
  /**
   * Rejects with `DocumentRefusal` where the file is not of this format, is damaged, protected or
   * dangerous (bombs, entities, nesting), or holds no text at all.
   */
  extract(input: Uint8Array, options: ExtractOptions): Promise<Extraction>;
}

export type DocumentFormat =
  | 'docx'
  | 'pptx'
  | 'xlsx'
  | 'pdf'
  | 'html'
  | 'txt'
  | 'xliff'
  | 'srt'
  | 'idml'
  | 'xml'
  | 'json'
  | 'dita'
  | 'mif'
  | 'image';

export interface ExtractOptions {
  /** BCP 47; null when it has to be found out. Filters that write a language into a file need it. */
  readonly source: string | null;
  readonly target: string;
  /** Adds the fixed watermark (docx and pdf only). */
  readonly watermark: boolean;
  /** pdf only: `docx` gives a document to edit instead of a page to read. */
  readonly outputFormat: 'docx' | null;
  /** What a filter may need of the computer: programs and data that are installed. */
  readonly surroundings: Surroundings;
  /** xliff only: versions that the service does not take are read too. */
  readonly anyVersion?: boolean;
  /** xliff only: translations that are there already are read, with their states. */
  readonly withTargets?: boolean;
  readonly signal: AbortSignal;
}

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of what ships with the program. */
  readonly assets: string;
  /** Folder of tesseract's language data that the person chose; null: the installed one. */
  readonly ocrData: string | null;
  /** Folders of installed packs; missing: none. */
  readonly packFolders?: readonly string[];
  /** Finds fonts of the computer; missing: as the operating system lists them. */
  readonly findFonts?: FindFonts;
}

export interface Extraction {
  /** In reading order. */
  readonly units: readonly Unit[];
  /** What will not be translated or not look the same, to be said to the person. */
  readonly warnings: readonly DocumentWarning[];
  /** The version of the format, where the service does not take it; with `anyVersion` only. */
  readonly otherVersion?: string;
  /**
   * Writes the file anew. A unit without a text keeps its own; the identity gives the same bytes in
   * every part. Texts hold the same tags as their units; where one is missing, crossed or doubled the
   * filter falls back to the unit's own tags at the ends and warns.
   */
  merge(
    texts: ReadonlyMap<string, string>,
    /** Of a bilingual file: of the units that are written; one without a text is emptied. */
    states?: ReadonlyMap<string, BilingualState>,
    /** Of a bilingual file: comments of units that differ from those of the file. */
    notes?: ReadonlyMap<string, NoteChange>,
  ): Promise<Merged>;
  /** With `withTargets` only: what the file says of its units, by their ids. */
  readonly bilingual?: ReadonlyMap<string, BilingualUnit>;
}

/** A piece of text that is translated by itself: a paragraph, a cell, a cue. */
export interface Unit {
  /** Unique in the document and the same at every extraction of the same bytes. */
  readonly id: string;
  /**
   * XML: text with `&amp; &lt; &gt;` escaped; paired inline tags `<g1>…</g1>`, standalone ones `<x2/>`,
   * numbered from 1 in each unit. Runs of the same look are one text. No outer white space.
   */
  readonly text: string;
  /** What a reader sees in the place of a tag that stands for text, as an entity does; by its number. */
  readonly shown?: ReadonlyMap<number, string>;
  /** Where it stands, for the preview and reports: `Slide 3`, `Sheet1!B4`, `page 2`. */
  readonly place?: string;
  /** Letters that fit, where the format limits them. */
  readonly maxLength?: number;
}

export interface Merged {
  readonly bytes: Uint8Array;
  /** Ending of the result's name, without the dot: the input's own, or `docx` of a pdf. */
  readonly extension: string;
  readonly type: string;
  readonly warnings: readonly DocumentWarning[];
  /** Codes of warnings of the extraction that do not hold for this result. */
  readonly withdrawn?: readonly string[];
}

/** A code for the sentence that the page says, with what it is about. */
export interface DocumentWarning {
  readonly code: string;
  readonly place?: string;
  /** How many things of that kind there are, where it is told once for several. */
  readonly count?: number;
}

export type RefusalReason =
  | 'unknown-format'
  | 'wrong-content'
  | 'damaged'
  | 'password'
  | 'protected'
  | 'too-large-inside'
  | 'too-deep'
  | 'entities'
  | 'entity-growth'
  | 'macros'
  /** 0 bytes. */
  | 'no-bytes'
  | 'empty'
  | 'encoding'
  | 'xliff-version'
  | 'ditamap'
  | 'cat-xliff'
  | 'no-ocr'
  | 'cancelled';

/** A document that cannot be translated, with a reason that a person is told. */
export class DocumentRefusal extends Error {
  override readonly name = 'DocumentRefusal';
  readonly reason: RefusalReason;
  /** Of `xliff-version`: the version of the file, where it names a plain one. */
  readonly version: string | undefined;
  /** @param detail for the log and the service's message; never the document's text */
  constructor(reason: RefusalReason, detail: string, version?: string) {
    super(detail);
    this.reason = reason;
    this.version = version;
  }
}

/** How a program that reads documents tells its parent why it did not. */
export const documentFailure = (error: unknown): WorkFailure =>
  error instanceof DocumentRefusal
    ? { code: 'refused', params: { reason: error.reason } }
    : faultFailure(error);

/** Budgets that every filter keeps; measured against attacks. */
export const LIMITS = {
  entries: 10_000,
  inflatedBytes: 500 * 1024 * 1024,
  /** Of one entry above 1 MB. */
  ratio: 200,
  depth: 1_000,
  /** Characters of one unit. */
  unitCharacters: 1_000_000,
} as const;

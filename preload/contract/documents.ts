import { z } from 'zod';
import type { Unsearched } from './local-memories.ts';
import type { EngineWork } from './engine-work.ts';
import type { Failure } from './failure.ts';
import type { FuzzySpot } from './fuzzy-spot.ts';
import { MAX_GLOSSARIES } from './limits.ts';
import { LocalUse } from './text.ts';
import { ask, nothing, watch } from './route.ts';

const Language = z.string().min(2).max(16);
const Id = z.string().min(1).max(64);

/** What applies to every file of a batch. */
export const DocumentOptions = z.strictObject({
  source: Language.nullable(),
  target: Language,
  memory: z
    .strictObject({ id: z.string().max(64), threshold: z.int().min(0).max(100) })
    .nullable()
    .default(null),
  glossaries: z.array(z.string().max(64)).max(MAX_GLOSSARIES).default([]),
  styleRule: z.string().max(64).nullable().default(null),
  formality: z.enum(['default', 'more', 'less', 'prefer_more', 'prefer_less']).default('default'),
  watermark: z.boolean().default(false),
  /** pdf only. */
  outputFormat: z.enum(['docx']).nullable().default(null),
  /** Media of docx and pptx stay here and are put back bit by bit. */
  minify: z.boolean().default(false),
  reportingTag: z.string().max(100).nullable().default(null),
  /**
   * Local memories act before the service: the document is translated by its segments, and only the rest is
   * sent. Without a known source language it is as if off.
   */
  local: LocalUse.default('off'),
});
export type DocumentOptions = z.output<typeof DocumentOptions>;

/** Files handed over, and how they are to be translated. */
export const NewDocuments = z.strictObject({
  files: z
    .array(
      z.strictObject({
        ticket: z.string().max(128),
        name: z.string().max(1024),
        /** Path inside a dropped folder, with `/`; empty for a single file. */
        folder: z.string().max(4096).default(''),
      }),
    )
    .min(1)
    .max(10_000),
  options: DocumentOptions,
});

export type DocumentState =
  /** Not sent yet. */
  | 'queued'
  | 'uploading'
  | 'translating'
  | 'downloading'
  | 'done'
  | 'failed'
  | 'cancelled'
  /** Refused before anything was sent. */
  | 'refused';

/** One file of the queue. */
export interface DocumentRow {
  readonly id: string;
  readonly name: string;
  readonly folder: string;
  /** Bytes. */
  readonly size: number;
  /** Extension, lower case. */
  readonly format: string;
  readonly options: DocumentOptions;
  readonly connection: string;
  readonly connectionName: string;
  readonly state: DocumentState;
  /** 0 to 1 of the step under way; null where it is not known. */
  readonly progress: number | null;
  /** Milliseconds since 1970 when that step is expected to end; null where it is not known. */
  readonly endsAt: number | null;
  /** Characters: an estimate before, the bill once it is done; null where it is not known. */
  readonly characters: { readonly count: number; readonly isBilled: boolean } | null;
  readonly failure: Failure | null;
  /** Milliseconds since 1970 of the next attempt; null where none is waiting. */
  readonly retryAt: number | null;
  /** Milliseconds since 1970. */
  readonly added: number;
  readonly seconds: number | null;
  /** Name of the written file; null before. */
  readonly result: string | null;
  /** Language that the service found it to be in, where it was to find it. */
  readonly found: string | null;
  readonly warnings: readonly DocumentNote[];
  /** What an engine did for it; null where the service does not say it. */
  readonly engine: EngineWork | null;
  /** Whether both can be shown side by side: the pages of a pdf, the texts of other types. */
  readonly hasPreview: boolean;
  /** Sent twice at most: a restart fell into the upload, and nobody knows whether it arrived. */
  readonly maybeSentBefore: boolean;
}

/** What was noticed while a document was read or written. */
export interface DocumentNote {
  readonly code: string;
  readonly place?: string;
  /** Of how many things it is said. */
  readonly count?: number;
  /** The memory of a team of which it is said. */
  readonly memory?: Unsearched;
}

/** A `FuzzySpot` from outside. */
export const GivenFuzzySpot = z.object({
  unit: z.int().min(0),
  start: z.int().min(0),
  end: z.int().min(0),
  percent: z.number().min(0).max(100),
});

/** What `documents.watch` yields: the whole queue first, then rows that changed. */
export interface DocumentsView {
  readonly rows: readonly DocumentRow[];
  /** Ids that are gone. */
  readonly removed: readonly string[];
  readonly isPaused: boolean;
  /** Why nothing is sent although something waits: quota used up, key gone. */
  readonly halted: Failure | null;
  /** Whether ids and keys of sent documents are protected by the system's secret store. */
  readonly secrets: 'store' | 'key-file';
}

export const OneDocument = z.strictObject({ id: Id });
export const SomeDocuments = z.strictObject({ ids: z.array(Id).min(1).max(10_000) });
/** Failed documents, and how they are to be translated; without options as before. */
export const DocumentsRetry = SomeDocuments.extend({ options: DocumentOptions.exactOptional() });
export const DocumentsPause = z.strictObject({ isPaused: z.boolean() });

/** Tickets of files that were looked at and not translated; their copies are deleted. */
export const DocumentTickets = z.strictObject({
  tickets: z.array(z.string().max(128)).min(1).max(10_000),
});

export interface DocumentCheck {
  readonly files: readonly {
    readonly name: string;
    readonly format: string | null;
    readonly size: number;
    readonly characters: number | null;
    readonly refusal: Failure | null;
  }[];
}

export interface DocumentsAdded {
  readonly ids: readonly string[];
  /** Names of files that were not added: the same file is under way with the same options. */
  readonly repeated: readonly string[];
}

/** A piece of the texts of a document, from its block `from` on. */
export const DocumentPreviewInput = OneDocument.extend({ from: z.int().min(0).default(0) });

/** Bytes of one piece of a file. */
export const MOST_PIECE_BYTES = 1024 * 1024;

/** A piece of a finished PDF: of the file as it was handed over, or of its translation. */
export const PdfPieceInput = OneDocument.extend({
  side: z.enum(['source', 'result']),
  from: z.int().min(0),
  /** Past the last byte. */
  to: z.int().min(1),
}).refine(({ from, to }) => to > from && to - from <= MOST_PIECE_BYTES);
export interface PdfPiece {
  /** Bytes of the whole file. */
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** A map of characters of East Asian fonts, which some PDFs name and do not hold. */
export const CharacterMapInput = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9-]{1,40}\.bcmap$/),
});

/** Texts of a document side by side, block by block in reading order. */
export interface DocumentPreview {
  readonly blocks: readonly {
    readonly source: string;
    readonly target: string;
    readonly place: string | null;
    /** How it reads: a heading, a cell, running text. */
    readonly kind: 'heading' | 'cell' | 'text';
    /** What of the translation is from fuzzy matches, in order. */
    readonly fuzzy: readonly Omit<FuzzySpot, 'unit'>[];
  }[];
  /** Where the next piece begins; null after the last one. */
  readonly next: number | null;
  /** Only the first blocks of a very long document. */
  readonly isCut: boolean;
}

/** CSV of the queue. */
export interface DocumentReport {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export const documentsRoutes = {
  'documents.watch': watch(nothing).gives<DocumentsView>(),
  /** Looks at files without sending them: type, size, text, protection. */
  'documents.check': ask(NewDocuments).gives<DocumentCheck>(),
  /** Gives files up that were looked at; nothing happens to those that stand in the queue. */
  'documents.forget': ask(DocumentTickets).gives<null>(),
  /** Puts files into the queue; those that are refused stand there with their reason. */
  'documents.add': ask(NewDocuments).gives<DocumentsAdded>(),
  'documents.pause': ask(DocumentsPause).gives<null>(),
  'documents.cancel': ask(SomeDocuments).gives<null>(),
  /**
   * Failed ones only; done ones are not touched. The options go with documents of the active connection, unless
   * the service has a translation already: that one is fetched.
   */
  'documents.retry': ask(DocumentsRetry).gives<null>(),
  /** Takes rows off the list; files on the disk stay. */
  'documents.remove': ask(SomeDocuments).gives<null>(),
  'documents.preview': ask(DocumentPreviewInput).gives<DocumentPreview>(),
  'documents.pdf-piece': ask(PdfPieceInput).gives<PdfPiece>(),
  'documents.character-map': ask(CharacterMapInput).gives<{ readonly bytes: Uint8Array }>(),
  'documents.open': ask(OneDocument).gives<null>(),
  'documents.show': ask(OneDocument).gives<null>(),
  'documents.report': ask(nothing).gives<DocumentReport>(),
};

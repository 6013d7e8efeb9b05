import { z } from 'zod';
import type { DetectionProgress, OpenedLines } from '../detection.ts';
import { DetectionExport, DetectionRequest, LinesFile } from '../detection.ts';
import type {
  DocumentCheck,
  DocumentPreview,
  DocumentReport,
  DocumentsView,
} from '../documents.ts';
import {
  DocumentCheckInput,
  DocumentsPause,
  DocumentTickets,
  NewDocuments,
  CharacterMapInput,
  DocumentPreviewInput,
  OneDocument,
  PdfPieceInput,
  type PdfPiece,
  SomeDocuments,
} from '../documents.ts';
import type { ExportedFile } from '../exported-file.ts';
import type { Language, Listed } from '../languages.ts';
import { ask, nothing, refresh, watch } from '../route.ts';
import type { Detection, OpenedText, TextCost, Translation } from '../text.ts';
import { TextDraft, TranslationRequest } from '../text.ts';
import type { WordChange } from '../word-diff.ts';
import type { Improvement, WritingLanguage } from '../writing.ts';
import { DiffInput, WritingDraft, WritingRequest } from '../writing.ts';

export const TRANSLATING = {
  'languages.watch': watch(nothing).gives<Listed<Language>>(),
  'languages.refresh': ask(refresh).gives<null>(),

  /** Ends after a `done` or `failed` value; stopping it aborts the requests. */
  'text.translate': watch(TranslationRequest).gives<Translation>(),
  'text.cost': ask(TranslationRequest).gives<TextCost>(),
  'text.detect': ask(z.strictObject({ text: z.string().max(100_000) })).gives<Detection>(),
  'text.open': ask(z.strictObject({ ticket: z.string().max(128) })).gives<OpenedText>(),
  'text.draft': ask(nothing).gives<TextDraft | { readonly none: true }>(),
  /** In private mode this keeps the draft in memory only. */
  'text.save-draft': ask(TextDraft).gives<null>(),

  'documents.watch': watch(nothing).gives<DocumentsView>(),
  /** Looks at files without sending them: type, size, text, protection. */
  'documents.check': ask(DocumentCheckInput).gives<DocumentCheck>(),
  /** Gives files up that were looked at; nothing happens to those that stand in the queue. */
  'documents.forget': ask(DocumentTickets).gives<null>(),
  /** Puts files into the queue; those that are refused stand there with their reason. */
  'documents.add': ask(NewDocuments).gives<{ readonly ids: readonly string[] }>(),
  'documents.pause': ask(DocumentsPause).gives<null>(),
  'documents.cancel': ask(SomeDocuments).gives<null>(),
  /** Failed ones only; done ones are not touched. */
  'documents.retry': ask(SomeDocuments).gives<null>(),
  /** Takes rows off the list; files on the disk stay. */
  'documents.remove': ask(SomeDocuments).gives<null>(),
  'documents.preview': ask(DocumentPreviewInput).gives<DocumentPreview>(),
  'documents.pdf-piece': ask(PdfPieceInput).gives<PdfPiece>(),
  'documents.character-map': ask(CharacterMapInput).gives<{ readonly bytes: Uint8Array }>(),
  'documents.open': ask(OneDocument).gives<null>(),
  'documents.show': ask(OneDocument).gives<null>(),
  'documents.report': ask(nothing).gives<DocumentReport>(),

  /** Ends after a `done` or `failed` value; stopping it aborts the requests. */
  'writing.improve': watch(WritingRequest).gives<Improvement>(),
  'writing.languages': ask(nothing).gives<readonly WritingLanguage[]>(),
  'writing.draft': ask(nothing).gives<WritingDraft | { readonly none: true }>(),
  /** In private mode this keeps the draft in memory only. */
  'writing.save-draft': ask(WritingDraft).gives<null>(),
  /** Words in which two texts differ. */
  'writing.diff': ask(DiffInput).gives<readonly WordChange[]>(),

  'detection.run': watch(DetectionRequest).gives<DetectionProgress>(),
  'detection.open': ask(LinesFile).gives<OpenedLines>(),
  'detection.export': ask(DetectionExport).gives<ExportedFile>(),
};

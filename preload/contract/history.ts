import { z } from 'zod';
import type { HistoryKind } from './history-kinds.ts';
import { HISTORY_KINDS } from './history-kinds.ts';
import type { OriginKind, TranslationRequest } from './text.ts';
import type { WritingRequest } from './writing.ts';
import { ask, nothing, watch } from './route.ts';
import type { ExportedFile } from './exported-file.ts';

const Selection = z.strictObject({
  /** Words that must stand in source or result; the last may be a beginning. Empty takes all. */
  query: z.string().max(500).default(''),
  kinds: z.array(z.enum(HISTORY_KINDS)).max(HISTORY_KINDS.length).default([]),
  source: z.string().max(16).nullable().default(null),
  target: z.string().max(16).nullable().default(null),
  connection: z.string().max(64).nullable().default(null),
  pinned: z.boolean().default(false),
  /** UTC days, both inclusive. */
  from: z.iso.date().nullable().default(null),
  until: z.iso.date().nullable().default(null),
});
export const HistoryPage = Selection.extend({
  /** Entries older than this one; null begins with the newest. */
  before: z.int().nullable().default(null),
  count: z.int().min(1).max(200).default(50),
});
export const HistoryExport = Selection.extend({ format: z.enum(['csv', 'json', 'tmx']) });
export const OneEntry = z.strictObject({ id: z.int().min(1) });
export const SomeEntries = z.strictObject({ ids: z.array(z.int().min(1)).min(1).max(10_000) });
export const EntryPin = z.strictObject({ id: z.int().min(1), pinned: z.boolean() });

/** One result, as lists show it. */
export interface HistoryEntry {
  readonly id: number;
  readonly kind: HistoryKind;
  /** ISO 8601. */
  readonly at: string;
  readonly connection: string;
  /** Empty for the built-in service. */
  readonly connectionName: string;
  readonly source: string | null;
  readonly target: string | null;
  /** First 200 characters of each; the file's name for documents, the title for sessions. */
  readonly before: string;
  readonly after: string;
  readonly characters: number | null;
  readonly pinned: boolean;
  /** Where the query stands in `before` and `after`, UTF-16 ranges. */
  readonly hits: {
    readonly before: readonly (readonly [number, number])[];
    readonly after: readonly (readonly [number, number])[];
  };
}
export interface HistoryList {
  readonly total: number;
  readonly entries: readonly HistoryEntry[];
}
/** Where segments of a text are from; a memory is one of this computer or the service's. */
export type HistoryOrigin = OriginKind | `local-${Extract<OriginKind, `memory-${string}`>}`;
/** One result, wholly, with what made it. */
export interface HistoryDetail extends HistoryEntry {
  readonly fullBefore: string;
  readonly fullAfter: string;
  readonly origins: readonly HistoryOrigin[];
  /** The request as it was; null for documents and sessions. */
  readonly request:
    | { readonly kind: 'text'; readonly request: TranslationRequest }
    | { readonly kind: 'writing'; readonly request: WritingRequest }
    | { readonly kind: 'detection'; readonly text: string }
    | null;
  /** Id in the document queue or of the voice session, where it is still there. */
  readonly of: string | null;
}

export const historyRoutes = {
  'history.page': ask(HistoryPage).gives<HistoryList>(),
  /** A number that grows with every change of the history. */
  'history.watch': watch(nothing).gives<{ readonly version: number; readonly entries: number }>(),
  'history.get': ask(OneEntry).gives<HistoryDetail>(),
  'history.pin': ask(EntryPin).gives<null>(),
  'history.remove': ask(SomeEntries).gives<null>(),
  'history.export': ask(HistoryExport).gives<ExportedFile>(),
};

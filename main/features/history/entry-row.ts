import type { HistoryKind } from '../../../preload/contract/history-kinds.ts';
import type { HistoryOrigin } from '../../../preload/contract/history.ts';

/** An entry as it is kept. */
export interface EntryRow {
  readonly kind: HistoryKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly connection: string;
  /** As it was then; empty for the built-in service. */
  readonly connectionName: string;
  readonly source: string | null;
  readonly target: string | null;
  readonly characters: number | null;
  /** Id of the document or session. */
  readonly of: string | null;
  readonly before: string;
  readonly after: string;
  /** JSON of the request; null for documents and sessions. */
  readonly request: string | null;
  readonly segments: readonly KeptSegment[];
  /** Other texts to find it by; those of sessions stand in their journals only. */
  readonly words?: { readonly before: string; readonly after: string };
}

/** One segment of a text translation; ranges are UTF-16. */
export interface KeptSegment {
  readonly kind: HistoryOrigin;
  readonly source: readonly [start: number, end: number];
  readonly target: readonly [start: number, end: number];
}

import type { DocumentPreview, DocumentRow } from '../../../preload/contract/documents.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { FIRST_BATCH, type Batch } from './batch/batch.ts';
import type { Incoming } from './intake/incoming.ts';
import { EMPTY_QUEUE, stageOf, type Queue, type Stage } from './queue/queue.ts';

export interface DocumentsState {
  readonly queue: Queue;
  readonly batch: Batch;
  readonly incoming: Incoming | null;
  readonly adding: Attempt<null>;
  /** Names of files that were chosen last and stood in the list already. */
  readonly repeated: readonly string[];
  /** Which documents are shown; null for all. */
  readonly stage: Stage | null;
  /** Ids of rows whose facts are shown. */
  readonly opened: ReadonlySet<string>;
  readonly preview: ShownPreview | null;
  /** Id of the document that is to have the keyboard: its preview was just closed, say. */
  readonly left: string | null;
  /** Why the verb that was pressed last could not be done. */
  readonly refused: Failure | null;
  readonly reporting: Attempt<null>;
}

export interface ShownPreview {
  readonly row: DocumentRow;
  /** Idle where its pages are shown. */
  readonly texts: Attempt<DocumentPreview>;
}

/** Whether a document is shown by its pages rather than its texts. */
export const hasPages = ({ format }: DocumentRow): boolean => format === 'pdf';

export const EMPTY: DocumentsState = {
  queue: EMPTY_QUEUE,
  batch: FIRST_BATCH,
  incoming: null,
  adding: IDLE,
  repeated: [],
  stage: null,
  opened: new Set(),
  preview: null,
  left: null,
  refused: null,
  reporting: IDLE,
};

/** The rows of the chosen stage. */
export const shownRows = (
  rows: readonly DocumentRow[],
  stage: Stage | null,
): readonly DocumentRow[] => (stage === null ? rows : rows.filter((row) => stageOf(row) === stage));

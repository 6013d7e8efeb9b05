import type { StoreApi } from 'zustand/vanilla';
import type { DocumentReport, DocumentRow, PdfPiece } from '../../../preload/contract/documents.ts';
import type { OpenedFile } from '../../../preload/contract/outside.ts';
import type { Facts } from '../text/fit.ts';
import type { TextState } from '../text/state.ts';
import type { Batch, SharedOptions } from './batch/batch.ts';
import type { PickedFiles } from './intake/picked-files.ts';
import type { Stage } from './queue/queue.ts';
import type { DocumentsState } from './state.ts';

/** What the Documents screen needs from elsewhere. */
export interface DocumentsPorts {
  /** Hands a file over to main and answers with its ticket. */
  readonly hand: (file: File) => Promise<string>;
  /** What is known now of memories, glossaries, style rules and languages. */
  readonly facts: () => Facts;
}

export interface DocumentsStore {
  readonly state: StoreApi<DocumentsState>;
  /** Mirrors main's queue until the signal fires; rejects with a `Failure` when main is lost. */
  readonly follow: (signal: AbortSignal) => Promise<void>;
  /** The first languages. */
  readonly restore: (source: string | null, target: string, connection: string) => void;
  /** Another connection is active: options that name things of the old one are dropped. */
  readonly leaveConnection: (
    source: string | null,
    target: string | null,
    connection: string,
  ) => void;

  /** Takes over what texts are translated with, until something is chosen for documents. */
  readonly likeText: (text: Pick<TextState, 'options' | 'threshold'>) => void;

  readonly setBatch: (change: Partial<Omit<Batch, 'shared'>>) => void;
  readonly setShared: (change: SharedOptions) => void;
  readonly setThreshold: (threshold: number) => void;
  readonly resetOptions: () => void;

  /** Looks at files that a person chose; nothing is sent. */
  readonly take: (picked: PickedFiles) => void;
  /** The same with files that were opened with the program. */
  readonly takeOpened: (opened: readonly OpenedFile[]) => void;
  readonly drop: (key: number) => void;
  readonly dismiss: () => void;
  /** Puts the files that fit into the queue. */
  readonly start: () => Promise<void>;

  readonly pause: (isPaused: boolean) => Promise<void>;
  readonly cancel: (rows: readonly DocumentRow[]) => Promise<void>;
  /** Tries failed documents again with the settings that are shown now. */
  readonly retry: (rows: readonly DocumentRow[]) => Promise<void>;
  /** Tries failed documents again with their own settings. */
  readonly retryUnchanged: (rows: readonly DocumentRow[]) => Promise<void>;
  readonly remove: (rows: readonly DocumentRow[]) => Promise<void>;
  readonly open: (id: string) => Promise<void>;
  readonly show: (id: string) => Promise<void>;
  readonly forgetRefused: () => void;
  readonly forgetRepeated: () => void;
  /** The queue as CSV; null when it failed. */
  readonly report: () => Promise<DocumentReport | null>;

  readonly setStage: (stage: Stage | null) => void;
  readonly toggle: (id: string) => void;
  readonly preview: (row: DocumentRow) => Promise<void>;
  /** A part of a pdf that is shown, of its translation or of the file as it was handed over. */
  readonly pdfPiece: (
    id: string,
    side: 'source' | 'result',
    from: number,
    to: number,
    signal: AbortSignal,
  ) => Promise<PdfPiece>;
  readonly characterMap: (name: string) => Promise<Uint8Array>;
  readonly closePreview: () => void;
  /** Gives a row the keyboard as soon as the queue is on the screen. */
  readonly reveal: (id: string) => void;
  /** The document that is to have the keyboard; only the first call tells. */
  readonly takeLeft: () => string | null;
}

import type { FuzzySpot } from '../../../preload/contract/fuzzy-spot.ts';
import type { EngineWork } from '../../../preload/contract/engine-work.ts';
import { own, settling, watch } from '../../../preload/contract/route.ts';
import type { DocumentRequest } from '../../engine/documents/translate-document.ts';
import type { StopReason } from '../../engine/documents/document-stop.ts';
import type { EngineChoice } from '../../system/own-engine-routes.ts';
import type { Progressing } from '../../system/channel/progress.ts';
import type { DocumentWarning, RefusalReason } from '../../engine/formats/document-filter.ts';

/** What a thread for documents is started with. */
export interface ThreadStart {
  /** File of the memories. */
  readonly memories: string;
  /** Folder of what ships with the program. */
  readonly assets: string;
  /** Folder of the language data of text recognition that the person chose; null: the installed. */
  readonly ocrData: string | null;
  /** As `ServiceOptions` has it. */
  readonly pseudo: boolean;
  /** Folders of installed packs. */
  readonly packFolders: readonly string[];
}

/** One document to translate. */
export interface DocumentJob {
  /** Ends in the format's extension. */
  readonly name: string;
  /** Locked files: what came, and where the result goes. */
  readonly input: string;
  readonly output: string;
  readonly key: string;
  readonly request: DocumentRequest;
  readonly mostCharacters: number;
  /** Which engines are asked, in which order. */
  readonly engines: EngineChoice;
  /** For tests: the thread ends in the middle of it. */
  readonly crashes: boolean;
}

export type FailureReason =
  | RefusalReason
  | StopReason
  | 'took-too-long'
  /** By the fault menu. */
  | 'triggered'
  | 'internal';

/** How a document ended. */
export type DocumentOutcome =
  | {
      readonly kind: 'done';
      readonly source: string;
      readonly characters: number;
      /** Of the result. */
      readonly bytes: number;
      readonly extension: string;
      readonly segments: Readonly<Record<string, number>>;
      readonly warnings: readonly DocumentWarning[];
      /** Absent where none is from a fuzzy match. */
      readonly fuzzy?: readonly FuzzySpot[];
      /** Absent where no engine did anything. */
      readonly engine?: EngineWork;
    }
  | {
      readonly kind: 'failed';
      readonly reason: FailureReason;
      /** Of the format that was given, where that is the reason. */
      readonly version?: string;
      readonly fault?: Error;
    }
  /** The disk did not do its part; what it said of it does not cross between threads. */
  | { readonly kind: 'unwritten'; readonly isDiskFull: boolean };

/** Progress that may be under way unread. */
const WINDOW = 4;

/** What a thread for documents does. Both of its sides are ours: nothing is checked. */
export const documentRoutes = {
  /** Its progress is a share. Stopped, it ends when nothing of it runs any more. */
  translate: settling(
    watch(own<DocumentJob>()).paced<Progressing<number, DocumentOutcome>>(WINDOW),
  ),
};

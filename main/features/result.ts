import type { Detection, Translation, TranslationRequest } from '../../preload/contract/text.ts';
import type { Improvement, WritingRequest } from '../../preload/contract/writing.ts';

/** What a person has got, for the history. */
export type Result =
  | {
      readonly kind: 'text';
      /** Id of the connection. */
      readonly connection: string;
      readonly request: TranslationRequest;
      readonly translation: Translation;
    }
  | {
      readonly kind: 'writing';
      readonly connection: string;
      readonly request: WritingRequest;
      readonly improvement: Improvement;
    }
  | {
      readonly kind: 'detection';
      readonly connection: string;
      readonly lines: readonly string[];
      readonly found: readonly Detection[];
    }
  | SavedDocument
  | EndedSession;

/** A translated document that stands on the disk. */
export interface SavedDocument {
  readonly kind: 'document';
  readonly connection: string;
  /** As it was when the document was added. */
  readonly connectionName: string;
  /** Id in the queue. */
  readonly id: string;
  readonly name: string;
  /** Name of the result. */
  readonly result: string;
  readonly source: string | null;
  readonly target: string;
  readonly characters: number | null;
}

/** A kept voice session that is over. */
export interface EndedSession {
  readonly kind: 'voice';
  /** null where it is not known any more. */
  readonly connection: string | null;
  readonly id: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly ended: number;
  readonly source: string | null;
  readonly target: string | null;
  /** What was said, and its translations. */
  readonly spoken: string;
  readonly translated: string;
}

/** Takes results down; never throws, since a result is worth more than its entry. */
export type RecordResult = (result: Result) => void;

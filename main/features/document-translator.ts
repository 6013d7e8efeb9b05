import type { FuzzySpot } from '../../preload/contract/fuzzy-spot.ts';
import type { EngineWork } from '../../preload/contract/engine-work.ts';
import type { Unsearched } from '../../preload/contract/local-memories.ts';
import type { LocalChoice } from '../../preload/contract/text.ts';
import type { TranslateCall } from '../client/translate.ts';
import type { InspectionAnswer } from '../engine/inspection/routes.ts';
import type { OpenService } from './active-service.ts';

/** A document that is translated by its segments, so that memories of this computer can act. */
export interface SegmentedDocument {
  /** Of the document; a further attempt with the same id goes on where the last one failed. */
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly source: string;
  readonly target: string;
  readonly local: LocalChoice;
  readonly glossaries: readonly string[];
  /** A memory of the service that goes with what is sent. */
  readonly memory: string | null;
  readonly customization: Pick<TranslateCall, 'styleRule' | 'formality'>;
  readonly tag: string | null;
}

/** Translates documents segment by segment, as other domains see it. */
export interface DocumentTranslator {
  /**
   * Translates a document and writes it to a file. Rejects with what the service, the disk or the
   * extraction throws.
   * @param onProgress told how much of the document is translated, 0 to 1
   */
  translate(
    document: SegmentedDocument,
    to: string,
    service: (signal: AbortSignal) => Promise<OpenService>,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<{
    readonly extension: string;
    readonly warnings: InspectionAnswer<'merge-segments'>['warnings'];
    readonly fuzzy: readonly FuzzySpot[];
    /** Characters that were sent, and those that memories of this computer had. */
    readonly sent: number;
    readonly saved: number;
    /** Memories that a team database did not search. */
    readonly unsearched: readonly Unsearched[];
    /** What an engine of the service did for it, where it says so. */
    readonly engine: EngineWork | null;
  }>;
  /** Gives up what is kept of an attempt that failed. */
  forget(id: string): void;
  close(): void;
}

/** The same before its code is there, which is read with the first document that needs it. */
export function translatorOnFirstUse(load: () => Promise<DocumentTranslator>): DocumentTranslator {
  let loading: Promise<DocumentTranslator> | null = null;
  let loaded: DocumentTranslator | null = null;
  const translator = async (): Promise<DocumentTranslator> => {
    loading ??= load();
    loaded = await loading;
    return loaded;
  };
  return {
    translate: async (...document) => (await translator()).translate(...document),
    // What was never asked to translate keeps nothing.
    forget: (id) => loaded?.forget(id),
    close: () => loaded?.close(),
  };
}

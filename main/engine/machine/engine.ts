import type { Lack } from '../../../preload/contract/engine-lack.ts';
import type { Code } from '../markup/coded-text.ts';

/** What is known of segments besides their text; an engine uses what it can. */
export interface SegmentsAbout {
  /** What the codes of each segment stand for. */
  readonly codes?: readonly (readonly Code[])[];
  /** Text around the segments, which is not translated. */
  readonly context?: string;
  /** What a person asks of the translation, in their own words. */
  readonly instructions?: readonly string[];
  /** Glossary terms of the segments, whose targets stand behind codes. */
  readonly terms?: readonly { readonly source: string; readonly target: string }[];
}

/** The translation of a segment, or why there is none. */
export type Answer = string | { readonly lack: Lack };

/** An engine failed for a reason that a person can do something about. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';
  readonly lack: Lack;

  constructor(lack: Lack, cause?: unknown) {
    super(`The engine failed: ${lack}.`, { cause });
    this.lack = lack;
  }
}

/**
 * A machine-translation engine.
 *
 * Segments are coded text (see `markup/coded-text.ts`): every character of the private-use planes 15
 * and 16 stands for a tag, a placeholder or a term. It must come back exactly once and may move.
 *
 * `Given`: what it answers, a text alone where it looks at no answer of its own.
 */
export interface MachineTranslation<Given extends Answer = Answer> {
  /** Shown to people beside each result. */
  readonly name: string;
  /** `pseudo`: not a translation, only looks like one. */
  readonly kind: 'engine' | 'pseudo';
  /** It reads the terms that it is given, so that nothing has to be done for them. */
  readonly readsTerms?: boolean;
  /** A pair of codes goes along with the words between it, so that it tells which words of the result they are. */
  readonly movesPairs?: boolean;
  /** Codes in any letter case; the source is a base language, the target may be a variant. */
  covers(source: string, target: string): boolean;
  /** The language over which it translates a pair that it does not have itself; null for none. */
  pivot?(source: string, target: string): string | null;
  /** One answer per segment, in order. Rejects when the engine fails and when the signal fires. */
  translate(
    segments: readonly string[],
    source: string,
    target: string,
    signal: AbortSignal,
    about?: SegmentsAbout,
  ): Promise<readonly Given[]>;
}

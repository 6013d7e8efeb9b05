import type { Code } from '../markup/coded-text.ts';

/**
 * A machine-translation engine.
 *
 * Segments are coded text (see `markup/coded-text.ts`): every character of the private-use planes 15
 * and 16 stands for a tag, a placeholder or a term. It must come back exactly once and may move.
 */
export interface MachineTranslation {
  /** Shown to people beside each result. */
  readonly name: string;
  /** `pseudo`: not a translation, only looks like one. */
  readonly kind: 'engine' | 'pseudo';
  /** Codes in any letter case; the source is a base language, the target may be a variant. */
  covers(source: string, target: string): boolean;
  /** The language over which it translates a pair that it does not have itself; null for none. */
  pivot?(source: string, target: string): string | null;
  /**
   * One result per segment, in order. Rejects when the engine fails and when the signal fires.
   * @param codes what the codes of each segment stand for, where that is known
   */
  translate(
    segments: readonly string[],
    source: string,
    target: string,
    signal: AbortSignal,
    codes?: readonly (readonly Code[])[],
  ): Promise<string[]>;
}

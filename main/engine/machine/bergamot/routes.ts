import { ask, own, settling } from '../../../../preload/contract/route.ts';

/** One direction of translation on the disk. */
export interface TranslationModel {
  /** Name of its pack. */
  readonly id: string;
  /** Language codes as the pack has them. */
  readonly from: string;
  readonly to: string;
  readonly model: string;
  /** What each word may become; a model without one looks at its whole vocabulary. */
  readonly shortlist: string | null;
  /** One for both languages, or that of the source and that of the target. */
  readonly vocabularies: readonly string[];
  /** How its 8-bit weights are multiplied: with scales of its own, or with those of each text. */
  readonly precision: 'int8shiftAlphaAll' | 'int8shiftAll';
}

/** What a thread that translates is started with. */
export interface ThreadStart {
  /** The engine's WebAssembly module and the script that its package has for it. */
  readonly module: string;
  readonly script: string;
  /** One model, or two where the second goes on from the language that the first ends in. */
  readonly route: readonly TranslationModel[];
}

export interface Passage {
  readonly text: string;
  /** Markup whose tags go with their words; else every character is text. */
  readonly isHtml: boolean;
}

/** What a thread that translates does. Both of its sides are ours: nothing is checked. */
export const bergamotRoutes = {
  /** One answer for each passage, in order. */
  translate: settling(ask(own<readonly Passage[]>()).gives<readonly string[]>()),
};

import { ask, own, settling } from '../../../preload/contract/route.ts';
import type { CorrectionRequest } from './correct.ts';
import type { DictionaryPlaces } from './spelling/dictionaries.ts';
import type { SpelledWord } from './spelling/speller.ts';
import type { WrittenText } from './written-text.ts';

/** What the thread that corrects is started with. */
export interface ThreadStart {
  /** File of the grammar engine's WebAssembly module. */
  readonly grammarModule: string;
  readonly dictionaries: DictionaryPlaces;
}

/** Words whose spelling is asked for. */
export interface SpellingRequest {
  /** BCP 47. */
  readonly language: string;
  readonly words: readonly string[];
}

/** What the thread that corrects does. Both of its sides are ours: nothing is checked. */
export const correctionRoutes = {
  // The next text waits for its end.
  correct: settling(ask(own<CorrectionRequest>()).gives<WrittenText>()),
  /** Of each word, in order; null where nothing on this computer knows the language. */
  spell: settling(ask(own<SpellingRequest>()).gives<readonly SpelledWord[] | null>()),
};

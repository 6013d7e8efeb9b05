import { ask, own, settling } from '../../../preload/contract/route.ts';
import type { CorrectionRequest } from './correct.ts';
import type { DictionaryPlaces } from './spelling/dictionaries.ts';
import type { WrittenText } from './written-text.ts';

/** What the thread that corrects is started with. */
export interface ThreadStart {
  /** File of the grammar engine's WebAssembly module. */
  readonly grammarModule: string;
  readonly dictionaries: DictionaryPlaces;
}

/** What the thread that corrects does. Both of its sides are ours: nothing is checked. */
export const correctionRoutes = {
  // The next text waits for its end.
  correct: settling(ask(own<CorrectionRequest>()).gives<WrittenText>()),
};

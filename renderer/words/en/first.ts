import { atStart } from './at-start.ts';
import { frame } from './frame.ts';
import { look } from './look.ts';
import { status } from './status.ts';
import { text } from './text.ts';

/** Sentences of the first screen and of the frame round every screen, in English, as ICU messages; the keys are the same in all languages. */
export const first = {
  ...atStart,
  ...frame,
  ...look,
  ...status,
  ...text,
};

import type { FirstSentences } from '../en/en.ts';
import { atStart } from './at-start.ts';
import { frame } from './frame.ts';
import { look } from './look.ts';
import { status } from './status.ts';
import { text } from './text.ts';

/** Sentences of the first screen and of the frame round every screen, in Arabic, as ICU messages. */
export const first: FirstSentences = {
  ...atStart,
  ...frame,
  ...look,
  ...status,
  ...text,
};

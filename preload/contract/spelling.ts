import { z } from 'zod';
import { ask } from './route.ts';

export const SpellingInput = z.strictObject({
  language: z.string().min(2).max(16),
  /** Different ones. */
  words: z.array(z.string().min(1).max(60)).max(2000),
});

/** What the dictionaries of this computer say of words. */
export interface Spelling {
  /** Nothing on this computer knows the language: no word counts as misspelt. */
  readonly isAvailable: boolean;
  readonly misspelt: readonly {
    readonly word: string;
    /** The best first. */
    readonly suggestions: readonly string[];
  }[];
}

export const spellingRoutes = {
  'spelling.check': ask(SpellingInput).gives<Spelling>(),
};

import type { TextRange } from '../../../markup/placeholders.ts';
import type { Edit } from '../../edit.ts';
import { confusedWords } from './confused-words.ts';
import { nounFaults } from './nouns.ts';
import { pronounFaults } from './pronouns.ts';
import { sentencesOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { verbGroupFaults } from './verb-groups.ts';

/** A word of a sentence and what should stand there. */
export interface Fault {
  readonly token: Token;
  readonly meant: string;
}

/** Quotation marks round a few words: they are spoken of, or as somebody said them. */
const QUOTED = /["“„«‘]\s*[^"“”„«»‘’]{0,40}$/u;
const LOOK_BACK = 44;

/**
 * Subjects and verbs, and words round nouns, that do not agree in number, and verbs in a form that their
 * auxiliary does not take; words taken for others. Only where nothing else can be meant: the grammar engine
 * knows sentences by a few words at a time, and so does this.
 *
 * @param starts of sentences
 */
export function agreementEdits(
  text: string,
  kept: readonly TextRange[],
  starts: ReadonlySet<number>,
): Edit[] {
  return sentencesOf(text, kept, starts)
    .flatMap((sentence) => [
      ...pronounFaults(sentence),
      ...nounFaults(sentence),
      ...verbGroupFaults(sentence),
      ...confusedWords(sentence),
    ])
    .filter(
      ({ token }) => !QUOTED.test(text.slice(Math.max(0, token.start - LOOK_BACK), token.start)),
    )
    .map(({ token: { start, end }, meant }) => ({
      start,
      end,
      text: inManner(text.slice(start, end), meant),
    }));
}

/** With the capital and the apostrophe of what was written. */
function inManner(written: string, meant: string): string {
  const marked = written.includes('’') ? meant.replaceAll("'", '’') : meant;
  return /^\p{Lu}/u.test(written) ? marked.charAt(0).toUpperCase() + marked.slice(1) : marked;
}

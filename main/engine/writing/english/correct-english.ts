import type { TextRange } from '../../markup/placeholders.ts';
import type { Edit } from '../edit.ts';
import { clearSuggestion } from '../spelling/clear-suggestion.ts';
import type { WordKnowledge, WordPlace } from '../spelling/clear-suggestion.ts';
import { wordsToCheck } from '../spelling/words.ts';
import { variantOf } from '../variants/british-american.ts';
import { agreementEdits } from './agreement/agreement.ts';
import { chosenLints, withApostropheOf } from './chosen-lints.ts';
import type { EnglishDialect, GrammarLinter, Lint } from './grammar-linter.ts';

const SPELLING = 'SpellCheck';

export interface EnglishRequest {
  readonly text: string;
  readonly kept: readonly TextRange[];
  readonly starts: ReadonlySet<number>;
  /** null: none was asked for, so that words of either spelling are right. */
  readonly dialect: EnglishDialect | null;
}

/** The edits that an English text surely needs: spelling, grammar, words taken for each other. */
export async function correctEnglish(
  request: EnglishRequest,
  linter: GrammarLinter,
  knowledge: WordKnowledge,
): Promise<Edit[]> {
  const { text, kept, starts, dialect } = request;
  const lints = await lintsOf(text, dialect, linter);
  const words = new Map(wordsToCheck(text, kept, starts).map((word) => [word.start, word]));
  const spelling = lints
    .filter(({ rule }) => rule === SPELLING)
    .flatMap((lint): Edit[] => {
      const placed = words.get(lint.start);
      if (placed === undefined || placed.end !== lint.end) return [];
      const meant = spelt(placed.word, lint, dialect, knowledge, placed.place);
      if (meant === null) return [];
      const written = withApostropheOf(text, placed.word, meant);
      return [{ start: lint.start, end: lint.end, text: written }];
    });
  const others = lints.filter(({ rule }) => rule !== SPELLING);
  return [
    ...spelling,
    ...agreementEdits(text, kept, starts),
    ...chosenLints(text, others, kept, starts),
  ];
}

/** Without a dialect only what neither of the two knows is a misspelling. */
async function lintsOf(
  text: string,
  dialect: EnglishDialect | null,
  linter: GrammarLinter,
): Promise<Lint[]> {
  const lints = await linter.lint(text, dialect ?? 'american');
  if (dialect !== null || !lints.some(({ rule }) => rule === SPELLING)) return lints;
  const british = await linter.lint(text, 'british');
  const unknown = new Set(
    british.filter(({ rule }) => rule === SPELLING).map(({ start }) => start),
  );
  return lints.filter(({ rule, start }) => rule !== SPELLING || unknown.has(start));
}

function spelt(
  word: string,
  { suggestions }: Lint,
  dialect: EnglishDialect | null,
  knowledge: WordKnowledge,
  place: WordPlace,
): string | null {
  const asDialect = dialect === null ? null : variantOf(word, dialect);
  if (asDialect !== null) return asDialect;
  const meant = clearSuggestion(word, suggestions, knowledge, place);
  // What people mean is written as the dialect has it.
  return meant === null || dialect === null ? meant : (variantOf(meant, dialect) ?? meant);
}

import { baseOf } from '../languages/code.ts';
import type { TextRange } from '../markup/placeholders.ts';
import { applyEdits, touches } from './edit.ts';
import type { Edit } from './edit.ts';
import { correctEnglish } from './english/correct-english.ts';
import type { GrammarLinter } from './english/grammar-linter.ts';
import { findKept, rewriteAround } from './kept-text.ts';
import { capitalEdits, pronounEdits } from './mechanics/capitals.ts';
import { closingQuotes } from './mechanics/closing-quotes.ts';
import { doubleWords } from './mechanics/double-words.ts';
import { FRENCH_SPACING } from './mechanics/french-spacing.ts';
import { sentenceStarts } from './mechanics/sentence-starts.ts';
import { SPACING } from './mechanics/spacing.ts';
import { spanishMarks } from './mechanics/spanish-marks.ts';
import { correctSpelling } from './spelling/correct-spelling.ts';
import type { Speller } from './spelling/speller.ts';
import { wordKnowledge } from './spelling/word-knowledge.ts';
import type { Unchecked, WrittenText } from './written-text.ts';

export interface CorrectionRequest {
  readonly text: string;
  /** Code of the text's own language; a variant says which spelling is wanted. */
  readonly language: string;
  /** Words that stay as they are, in the letter case of the text. */
  readonly terms: readonly string[];
}

export interface CorrectionPorts {
  /** Null where the grammar engine cannot be loaded. */
  readonly grammar: () => Promise<GrammarLinter | null>;
  /** Null where nothing on this computer knows how a language is spelt. */
  readonly speller: (language: string) => Speller | null;
}

/** A correction may uncover another one; after so many rounds none is expected. */
const MOST_ROUNDS = 5;

/**
 * Corrects what is surely wrong and nothing else: misspelt words with one clear meaning, mistakes of
 * English grammar, doubled words, spaces, capitals of sentences, marks that a language asks for. A
 * corrected text is not changed by a second correction.
 */
export async function correctText(
  request: CorrectionRequest,
  ports: CorrectionPorts,
  signal: AbortSignal,
): Promise<WrittenText> {
  const checker = await openChecker(request.language, ports, signal);
  let text = request.text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    signal.throwIfAborted();
    const next = await oneRound(text, request, checker);
    if (next === text) break;
    text = next;
  }
  return { text, engine: checker.engine, unchecked: checker.unchecked };
}

interface Checker {
  readonly engine: string;
  readonly unchecked: readonly Unchecked[];
  edits(text: string, kept: readonly TextRange[], starts: ReadonlySet<number>): Promise<Edit[]>;
}

/** Languages of writing that join words, of which no dictionary has all. */
const JOINING = new Set(['de']);

async function openChecker(
  language: string,
  { grammar, speller }: CorrectionPorts,
  signal: AbortSignal,
): Promise<Checker> {
  const knowledge = wordKnowledge(language);
  const rulesAlone: Checker = {
    engine: 'rules',
    unchecked: ['grammar', 'spelling'],
    edits: () => Promise.resolve([]),
  };
  if (baseOf(language) === 'en') {
    const linter = await grammar();
    if (linter === null) return rulesAlone;
    const dialect = { 'en-gb': 'british', 'en-us': 'american' } as const;
    const wanted = Object.entries(dialect).find(([code]) => code === language.toLowerCase())?.[1];
    return {
      engine: 'harper',
      unchecked: ['complex-grammar'],
      edits: (text, kept, starts) =>
        correctEnglish({ text, kept, starts, dialect: wanted ?? null }, linter, knowledge),
    };
  }
  const found = speller(language);
  if (found === null) return rulesAlone;
  return {
    engine: found.name,
    unchecked: JOINING.has(baseOf(language)) ? ['grammar', 'compounds'] : ['grammar'],
    edits: (text, kept, starts) => correctSpelling(text, kept, starts, found, knowledge, signal),
  };
}

async function oneRound(
  text: string,
  { language, terms }: CorrectionRequest,
  checker: Checker,
): Promise<string> {
  const mechanical = mechanics(text, language, terms);
  const kept = findKept(mechanical, terms);
  const starts = sentenceStarts(mechanical, language);
  const words = await checker.edits(mechanical, kept, starts);
  const capitals = [
    ...capitalEdits(mechanical, starts, kept),
    ...pronounEdits(mechanical, language, kept),
    ...spanishMarks(mechanical, language, starts, kept),
  ].filter((edit) => edit.start === edit.end || !touches(edit, words));
  return applyEdits(mechanical, [...words, ...capitals]);
}

function mechanics(text: string, language: string, terms: readonly string[]): string {
  const rewrites = [doubleWords, ...SPACING, ...FRENCH_SPACING, closingQuotes];
  return rewriteAround(text, findKept(text, terms), (hidden) =>
    rewrites.reduce((changed, rewrite) => rewrite(changed, language), hidden),
  );
}

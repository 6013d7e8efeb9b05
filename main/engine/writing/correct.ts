import { baseOf } from '../../../preload/contract/language-code.ts';
import type { TextRange } from '../markup/placeholders.ts';
import { applyEdits, touches } from './edit.ts';
import type { Edit } from './edit.ts';
import { correctEnglish } from './english/correct-english.ts';
import type { GrammarLinter } from './english/grammar-linter.ts';
import { findKept, rewriteAround } from './kept-text.ts';
import { capitalEdits, pronounEdits } from './mechanics/capitals.ts';
import { FRENCH_SPACING } from './mechanics/french-spacing.ts';
import { sentenceStarts } from './mechanics/sentence-starts.ts';
import { SPACING } from './mechanics/spacing.ts';
import type { Speller, SpelledWord } from './spelling/speller.ts';
import { wordKnowledge } from './spelling/word-knowledge.ts';
import type { Unchecked, WrittenText } from './written-text.ts';
import { rewriteQuotations } from '../style-rules/apply/quotations.ts';
import { GERMAN, ENGLISH } from '../style-rules/apply/quote-marks.ts';
import type { Rewrite } from '../style-rules/apply/rewrite.ts';
import { clearSuggestion } from './spelling/clear-suggestion.ts';
import type { WordKnowledge } from './spelling/clear-suggestion.ts';
import { wordsToCheck } from './spelling/words.ts';

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

/**
 * A quotation that opens with a language's own mark closes with it: „so“ and not „so", nor „so”.
 * Straight marks on both sides are nobody's mistake.
 */
const closingQuotes: Rewrite = (text, language) => {
  const base = baseOf(language);
  if (base === 'de' && text.includes('„')) {
    return text.replace(/„([^"„“”\n]{1,400})["”]/gu, `${GERMAN.open}$1${GERMAN.close}`);
  }
  if (base === 'en' && /[“”]/u.test(text) && text.includes('"')) {
    return rewriteQuotations(text, ({ weight, depth }) =>
      weight === 'double' && depth === 0 ? ENGLISH : null,
    );
  }
  return text;
};

/** Words that never rightly stand twice in a row. `had had` and `that that`, `nous nous` and `sie sie` do. */
const NEVER_TWICE: Readonly<Record<string, string>> = {
  en: 'the a an of to at and or for with by from as are was be it this these those we you they he she my your our their its will would can could should have has if but not',
  de: 'und oder mit von zu im für nicht ist sind war ein eine einen einem einer zum zur bei beim aus auch noch wir ich werden wurde kann durch über unter als wenn aber dass',
  fr: 'le la les un une des du au aux et ou dans sur avec pour par est sont ce cette ces mon ma mes son sa ses notre votre plus pas mais je tu il elle',
  es: 'el la los las un una unos unas de del al y o en con por para es son su sus mi mis este esta como pero más muy',
  it: 'il lo la gli le un uno una di del della dei al alla e o in nel nella con per è sono che non come ma più questo questa',
  pt: 'o os as um uma uns umas de do da dos das e ou em no na nos nas com por para é são que não como mas mais este esta seu sua',
};

const patterns = new Map(
  Object.entries(NEVER_TWICE).map(([language, words]) => [
    language,
    new RegExp(
      `(?<![\\p{L}\\p{N}'’_-])(${words.split(' ').join('|')})(?:[ \\u00A0]+\\1)+(?![\\p{L}\\p{N}'’_-])`,
      'giu',
    ),
  ]),
) satisfies ReadonlyMap<string, RegExp>;

/** One word where the same one stands twice. */
const doubleWords: Rewrite = (text, language) => {
  const pattern = patterns.get(baseOf(language));
  return pattern === undefined ? text : text.replace(pattern, '$1');
};

const ASKING =
  /(?<=,\s)(?:qué|cómo|cuándo|dónde|adónde|quién|quiénes|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|por qué|para qué)(?!\p{L})/iu;

/** The opening marks of Spanish questions and exclamations where the sentence has a closing one alone. */
function spanishMarks(
  text: string,
  language: string,
  starts: ReadonlySet<number>,
  kept: readonly TextRange[],
): Edit[] {
  if (baseOf(language) !== 'es') return [];
  const sorted = [...starts].sort((a, b) => a - b);
  return sorted.flatMap((start, i): Edit[] => {
    const sentence = text.slice(start, sorted[i + 1] ?? text.length).trimEnd();
    const closing = /([?!])["”»)]*$/u.exec(sentence)?.[1];
    if (closing === undefined || /[¿¡]/u.test(sentence) || /[¿¡]$/u.test(text.slice(0, start)))
      return [];
    // Whether a half sentence before it belongs to the question cannot be known.
    if ((sentence.match(/[?!]/gu)?.length ?? 0) !== 1 || !/^\p{L}/u.test(sentence)) return [];
    const at = closing === '?' ? start + (ASKING.exec(sentence)?.index ?? 0) : start;
    if (touches({ start: at, end: at + 1 }, kept)) return [];
    return [{ start: at, end: at, text: closing === '?' ? '¿' : '¡' }];
  });
}

/** A title before a name. */
const TITLE =
  /(?:\b(?:Herr|Herrn|Frau|Dr|Prof|Mr|Mrs|Ms|Sir|M|Mme|Mlle|Monsieur|Madame|Sr|Sra|Señor|Señora|Signor|Signora|Dott|Don|Dona|Senhor|Senhora|Familie)\.?)\s$/u;

/** The edits that misspelt words surely need. */
async function correctSpelling(
  text: string,
  kept: readonly TextRange[],
  starts: ReadonlySet<number>,
  speller: Speller,
  knowledge: WordKnowledge,
  signal: AbortSignal,
): Promise<Edit[]> {
  const words = wordsToCheck(text, kept, starts);
  const distinct = [...new Set(words.map(({ word }) => word))];
  const spelled = new Map<string, SpelledWord>();
  for (const answer of await speller.check(distinct, signal)) spelled.set(answer.word, answer);
  return words.flatMap(({ word, start, end, place }) => {
    const answer = spelled.get(word);
    if (answer === undefined || answer.isKnown) return [];
    if (TITLE.test(text.slice(Math.max(0, start - 12), start))) return [];
    const meant = clearSuggestion(word, answer.suggestions, knowledge, place);
    return meant === null || meant === word ? [] : [{ start, end, text: meant }];
  });
}

import type { Lack } from '../../../../preload/contract/engine-lack.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';
import type { Detector } from '../../detection/detector.ts';
import { findLanguage } from '../../languages/catalogue.ts';
import { CODE_CHARACTER, keepsCodes } from '../../markup/coded-text.ts';
import type { CodedText } from '../../markup/coded-text.ts';
import { wordsOf } from '../../analysis/analysis.ts';
import { checkedText } from '../../segment-checks/checked-text.ts';
import { checkNumbers, numberedText } from '../../segment-checks/check-numbers.ts';
import { createNumberReader } from '../../segment-checks/read-numbers.ts';

/** Fewer words may be a name, or the same in both languages. */
const LEAST_WORDS = 5;
/** No language needs so many times the letters of another, and an engine that goes on and on does. */
const LONGEST = 4;
const SLACK = 40;
/** Languages that are taken for each other in a sentence. */
const ALIKE: readonly ReadonlySet<string>[] = [
  new Set(['da', 'nb', 'sv', 'no', 'nn']),
  new Set(['id', 'ms']),
  new Set(['cs', 'sk']),
  new Set(['bg', 'mk', 'ru', 'uk', 'be', 'sr']),
  new Set(['es', 'pt', 'gl', 'ca']),
  new Set(['sl', 'hr', 'bs', 'sr']),
];

/**
 * Why an answer of an engine that nobody vouches for is not taken; null where nothing speaks against it.
 * @param answer coded text
 */
export async function checkAnswer(
  segment: CodedText,
  answer: string,
  { source, target }: { readonly source: string; readonly target: string },
  detector: Detector,
): Promise<Lack | null> {
  const [asked, given] = [segment.text, answer].map(bare) as [string, string];
  if (given === '' && asked !== '') return 'empty';
  if (!keepsCodes(answer, segment)) return 'tags';
  if (given.length > asked.length * LONGEST + SLACK) return 'length';
  if (checkNumbers(numbered(asked, source), numbered(given, target)).length > 0) return 'numbers';
  return (await isForeign(given, source, target, detector)) ? 'language' : null;
}

const bare = (text: string) => text.replace(CODE_CHARACTER, ' ').replace(/\s+/g, ' ').trim();

function numbered(text: string, language: string) {
  const checked = checkedText(text, baseOf(language));
  return numberedText(checked, checked.bare, createNumberReader(language));
}

async function isForeign(
  text: string,
  source: string,
  target: string,
  detector: Detector,
): Promise<boolean> {
  if (wordsOf(text) < LEAST_WORDS) return false;
  const { outcome, language } = await detector.detect(text);
  if (outcome !== 'success' || language === undefined) return false;
  const [from, to] = [baseOf(source), baseOf(target)];
  if (language === to || ALIKE.some((group) => group.has(language) && group.has(to))) return false;
  return language === from || findLanguage(to)?.detect === true;
}

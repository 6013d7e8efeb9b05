import type { Fault } from './agreement.ts';
import type { Token } from './tokens.ts';
import { ADVERBS, BASE, BASE_OF_PAST, CLOSING, LINKS, MODALS, PARTICIPLE, THIRD } from './words.ts';

const HAVE = new Set("have has had having haven't hasn't hadn't 've".split(' '));
const DID = new Set("do does did don't doesn't didn't".split(' '));
const SUBJECTS = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they']);
/** Words that a verb in the past can stand before, but no noun that it would describe. */
const BEHIND = new Set(
  'the a an my your his her its our their this these those some any it them him me us you all every everything out up down away back home off too'.split(
    ' ',
  ),
);

/** Verbs in a form that the auxiliary before them does not take: `have went`, `didn't knew`. */
export function verbGroupFaults(sentence: readonly Token[]): Fault[] {
  return sentence.flatMap((auxiliary) => {
    const found = verbOf(sentence, auxiliary);
    if (found === null) return [];
    const { verb, isAsked } = found;
    const { word } = auxiliary;
    const isPerfect = HAVE.has(word) || /'ve$/.test(word);
    if (isPerfect && !isAsked) {
      const meant = PARTICIPLE.get(verb.word);
      const isVerb = endsVerb(sentence, verb) && !isRelative(sentence, auxiliary);
      return meant === undefined || !isVerb ? [] : [{ token: verb, meant }];
    }
    const isSubject = SUBJECTS.has(sentence[auxiliary.index - 1]?.word ?? '');
    const takesBase = DID.has(word)
      ? isAsked || /n't$/.test(word) || sentence[auxiliary.index + 1]?.word === 'not'
      : MODALS.has(word) && (isSubject || isAsked);
    if (!takesBase) return [];
    // `He must to go`, but `he does what he must to live`.
    const isPlain = LINKS.has(sentence[auxiliary.index - 2]?.word ?? ',');
    if (
      isPlain &&
      MODALS.has(word) &&
      verb.word === 'to' &&
      THIRD.has(sentence[verb.index + 1]?.word ?? '')
    ) {
      return [{ token: verb, meant: '' }];
    }
    const meant = BASE.get(verb.word) ?? BASE_OF_PAST.get(verb.word);
    if (meant === undefined || /n't$/.test(meant)) return [];
    return [{ token: verb, meant }];
  });
}

/** The verb behind an auxiliary, past `not`, an adverb, and the subject of a question. */
function verbOf(
  sentence: readonly Token[],
  { index }: Token,
): { readonly verb: Token; readonly isAsked: boolean } | null {
  let at = index + 1;
  const isAsked = SUBJECTS.has(sentence[at]?.word ?? '') && isQuestion(sentence, index);
  if (isAsked) at += 1;
  if (sentence[at]?.word === 'not') at += 1;
  if (ADVERBS.has(sentence[at]?.word ?? '')) at += 1;
  const verb = sentence[at];
  return verb === undefined ? null : { verb, isAsked };
}

const isQuestion = (sentence: readonly Token[], index: number): boolean =>
  index === 0 ||
  /^(?:what|where|why|when|how|who|whom|which|,)$/.test(sentence[index - 1]?.word ?? '');

/** `The money they have came from her`: the pronoun begins a clause that says what money. */
function isRelative(sentence: readonly Token[], { index }: Token): boolean {
  const before = sentence[index - 2];
  if (!SUBJECTS.has(sentence[index - 1]?.word ?? '') || before === undefined) return false;
  return !LINKS.has(before.word) && !/^(?:and|or|said|say|says|think|know)$/.test(before.word);
}

/** Whether it is a verb here and no noun before another: `we have saw blades`. */
function endsVerb(sentence: readonly Token[], { index }: Token): boolean {
  const next = sentence[index + 1];
  if (next === undefined || /^[.!?,;:)]$/.test(next.word)) return true;
  // `The work we have did not wait.`
  if (next.word === 'not') return false;
  return CLOSING.has(next.word) || BEHIND.has(next.word) || /ly$/.test(next.word);
}

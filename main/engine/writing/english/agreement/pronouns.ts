import type { Fault } from './agreement.ts';
import type { Token } from './tokens.ts';
import { ADVERBS, AUXILIARIES, BASE, LINKS, PARTICIPLE, STATES, THIRD } from './words.ts';

const SINGULAR = new Set(['he', 'she', 'it']);
const PLURAL = new Set(['they', 'we', 'you', 'i']);
/** These are objects as well. */
const EITHER_CASE = new Set(['it', 'you']);
/** `I think it …` begins a clause, `thinking of it` does not. */
const THOUGHT = new Set(['think', 'thinks', 'thought', 'say', 'says', 'said', 'hope']);
const ANYONE = /^(?:every|some|no|any)(?:one|body|thing)$/;

/** Behind these a verb keeps its base form: `We suggest he go.` */
const SUBJUNCTIVE =
  /^(?:suggest|recommend|insist|demand|request|requir|ask|propos|order|urg|advis|advice|whether|prefer|command|stipulat|mandat|mov|rul|wish|intend|important|essential|vital|crucial|critical|necessary|imperative|desirable|lest|god|heaven|long|better|best|condition)/;
const UNREAL = /^(?:if|wish\w*|though|suppos\w*|imagine|unless|lest|whether|rather|would|were|as)$/;
/** They stand between an auxiliary and its subject. */
const BETWEEN = new Set(['not', 'only', 'both', 'even', 'also', 'all', 'ever', 'just']);

/** Pronouns whose verb is of another number, and questions the other way round. */
export function pronounFaults(sentence: readonly Token[]): Fault[] {
  return sentence.flatMap((token) => [
    ...statement(sentence, token),
    ...question(sentence, token),
    ...thisAndThese(sentence, token),
  ]);
}

function statement(sentence: readonly Token[], subject: Token): Fault[] {
  const { word, index } = subject;
  const isAnyone = ANYONE.test(word);
  if (!SINGULAR.has(word) && !PLURAL.has(word) && !isAnyone) return [];
  if (!isSubject(sentence, subject)) return [];
  const verb = verbBehind(sentence, index);
  if (verb === undefined) return [];
  const meant = isAnyone ? ofAnyone(sentence, subject, verb) : ofPronoun(sentence, subject, verb);
  return meant === null ? [] : [{ token: verb, meant }];
}

function isSubject(sentence: readonly Token[], { word, index }: Token): boolean {
  const [before, second] = [sentence[index - 1]?.word, sentence[index - 2]?.word];
  if (index === 0) return true;
  if (before === undefined || before === '') return false;
  if (word === 'it' && THOUGHT.has(before)) return true;
  // `Nobody but you has`
  if (EITHER_CASE.has(word) || ANYONE.test(word)) return LINKS.has(before) && before !== 'but';
  if (AUXILIARIES.has(before) || (BETWEEN.has(before) && AUXILIARIES.has(second ?? '')))
    return false;
  // `Anna and he are`, `people like he are`; `World War I has`
  if (['or', 'nor', 'like', 'than', 'as'].includes(before)) return false;
  if (before === 'and') return word === 'they' || word === 'we';
  return word !== 'i' || LINKS.has(before) || before === 'which' || before === 'what';
}

/** The word behind a subject, past an adverb. */
function verbBehind(sentence: readonly Token[], index: number): Token | undefined {
  const next = sentence[index + 1];
  return next !== undefined && ADVERBS.has(next.word) ? sentence[index + 2] : next;
}

const precedes = (sentence: readonly Token[], { index }: Token, pattern: RegExp): boolean =>
  sentence.slice(0, index).some(({ word }) => pattern.test(word));

function ofPronoun(sentence: readonly Token[], subject: Token, verb: Token): string | null {
  const { word } = subject;
  const next = sentence[verb.index + 1]?.word;
  if (SINGULAR.has(word)) {
    if (verb.word === 'are' || verb.word === "aren't") return verb.word.replace('are', 'is');
    if (/^weren?'?t?$/.test(verb.word)) {
      return precedes(sentence, subject, UNREAL) || /^(?:to|not)$/.test(next ?? '')
        ? null
        : verb.word.replace('were', 'was');
    }
    const third = THIRD.get(verb.word);
    // `he need not go`
    if (third === undefined || (verb.word === 'need' && /^(?:not|only)$/.test(next ?? '')))
      return null;
    return precedes(sentence, subject, SUBJUNCTIVE) ? null : third;
  }
  const be: Readonly<Record<string, string>> =
    word === 'i'
      ? { is: 'am', are: 'am' }
      : { is: 'are', was: 'were', am: 'are', "isn't": "aren't", "wasn't": "weren't" };
  const meant = be[verb.word] ?? BASE.get(verb.word) ?? null;
  return meant;
}

const DONE = new Set(['been', 'to', 'not', 'already', 'never', ...PARTICIPLE.values()]);

/** `Everyone have a seat` asks for it; `everyone want` does not. */
function ofAnyone(sentence: readonly Token[], subject: Token, verb: Token): string | null {
  if (verb.word === 'are') return 'is';
  if (verb.word === 'were') return precedes(sentence, subject, UNREAL) ? null : 'was';
  const next = sentence[verb.index + 1]?.word ?? '';
  if (verb.word === 'have' && (DONE.has(next) || /..ed$/.test(next))) return 'has';
  if (verb.word !== "don't" && !STATES.has(verb.word)) return null;
  if (subject.index === 0 && verb.word === "don't") return null;
  return precedes(sentence, subject, SUBJUNCTIVE) ? null : (THIRD.get(verb.word) ?? null);
}

const ASKING = new Set(['what', 'where', 'why', 'when', 'how', 'who', 'whom']);
/** What a question begins with, by who follows it. */
const ASKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  singular: {
    do: 'does',
    "don't": "doesn't",
    are: 'is',
    "aren't": "isn't",
    have: 'has',
    "haven't": "hasn't",
  },
  plural: {
    does: 'do',
    "doesn't": "don't",
    is: 'are',
    "isn't": "aren't",
    was: 'were',
    "wasn't": "weren't",
    has: 'have',
    "hasn't": "haven't",
  },
};

function question(sentence: readonly Token[], verb: Token): Fault[] {
  const before = sentence[verb.index - 1]?.word;
  const isAsked = verb.index === 0 || ASKING.has(before ?? '');
  const { word = '', index = 0 } = sentence[verb.index + 1] ?? {};
  const number = SINGULAR.has(word) ? 'singular' : PLURAL.has(word) ? 'plural' : null;
  // `Do he and she agree?`
  if (!isAsked || number === null || sentence[index + 1]?.word === 'and') return [];
  // `Do it!`, `Have it ready!`
  if (word === 'it' && verb.index === 0 && /^(?:do|don't|have)$/.test(verb.word)) return [];
  if (word === 'i' && /^(?:is|was|isn't|wasn't)$/.test(verb.word)) return [];
  const meant = ASKED[number]?.[verb.word];
  return meant === undefined ? [] : [{ token: verb, meant }];
}

const DETERMINED = new Set([
  'a',
  'an',
  'one',
  'the',
  'my',
  'your',
  'his',
  'her',
  'our',
  'their',
  'not',
]);

/** `This are a test.`, `These is mine.`, and the same as questions. */
function thisAndThese(sentence: readonly Token[], token: Token): Fault[] {
  const { word, index } = token;
  const [before, next, third] = [-1, 1, 2].map((step) => sentence[index + step]);
  const isStart = index === 0 || (LINKS.has(before?.word ?? '') && before?.word !== 'that');
  if (!isStart || next === undefined) return [];
  if (word === 'this' && (next.word === 'are' || next.word === 'were')) {
    if (next.word === 'were' && precedes(sentence, token, UNREAL)) return [];
    if (meansMany(sentence, next.index)) {
      return [{ token, meant: 'these' }];
    }
    return [{ token: next, meant: next.word === 'are' ? 'is' : 'was' }];
  }
  if (word === 'these' || word === 'those') {
    const meant = { is: 'are', was: 'were', has: 'have' }[next.word];
    return meant === undefined ? [] : [{ token: next, meant }];
  }
  if (index > 0 && !ASKING.has(before?.word ?? '')) return [];
  if ((word === 'is' || word === 'was') && (next.word === 'these' || next.word === 'those')) {
    return [{ token, meant: word === 'is' ? 'are' : 'were' }];
  }
  if ((word === 'are' || word === 'were') && /^(?:this|that)$/.test(next.word)) {
    const isAlone =
      third !== undefined && DETERMINED.has(third.word) && !meansMany(sentence, next.index);
    return isAlone ? [{ token, meant: word === 'are' ? 'is' : 'was' }] : [];
  }
  return [];
}

/** Whether a determiner other than `a` and a plural follow: `… my books`. */
function meansMany(sentence: readonly Token[], index: number): boolean {
  const [first, second, third] = [1, 2, 3].map((step) => sentence[index + step]?.word ?? '');
  if (first === undefined || !DETERMINED.has(first) || /^(?:an?|one|not)$/.test(first))
    return false;
  const isPlural = (word = '') =>
    /[^su]s$/.test(word) || /^(?:children|people|men|women)$/.test(word);
  return isPlural(second) || (/^\p{L}+$/u.test(second ?? '') && isPlural(third));
}

import type { Fault } from './agreement.ts';
import type { Token } from './tokens.ts';
import {
  ADJECTIVES,
  ADVERBS,
  BASE,
  CLOSING,
  LINKS,
  MASS,
  MEASURES,
  PERSONS,
  PLURAL,
  PURE_VERBS,
  SINGULAR,
  THIRD,
  UNCOUNTED,
} from './words.ts';

const DETERMINERS = new Set(
  'the my your his her its our their this that every each a an'.split(' '),
);
const MANY_DETERMINERS = new Set(
  'the my your his her its our their these those many several most all both'.split(' '),
);
const COUNTS = new Set(
  'these those many several few both two three four five six seven eight nine ten twelve'.split(
    ' ',
  ),
);
const TO_MANY: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  "isn't": "aren't",
  "wasn't": "weren't",
};
const TO_ONE: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  "aren't": "isn't",
  "weren't": "wasn't",
};

/** Nouns whose verb, determiner or number does not agree with them. */
export function nounFaults(sentence: readonly Token[]): Fault[] {
  return [
    ...sentence.flatMap((token) => [...counted(sentence, token), ...uncounted(sentence, token)]),
    ...firstNoun(sentence),
    ...asked(sentence),
    ...several(sentence),
    ...oneOf(sentence),
    ...thereIs(sentence),
  ];
}

/** Whether a noun ends here: nothing follows that could make one word with it. */
function isWhole(sentence: readonly Token[], index: number): boolean {
  const next = sentence[index + 1];
  return next === undefined || CLOSING.has(next.word) || /^[.!?,;:)]$/.test(next.word);
}

/** `these book`, `two word`, `a books` */
function counted(sentence: readonly Token[], { word, index }: Token): Fault[] {
  const noun = sentence[index + 1];
  if (noun === undefined || !isWhole(sentence, noun.index)) return [];
  const plural = PLURAL.get(noun.word);
  const next = sentence[noun.index + 1]?.word ?? '';
  const isBounded = sentence[index - 1]?.word !== '-';
  if (COUNTS.has(word) && plural !== undefined && isBounded) {
    // `this book is`: the verb and the noun outvote the determiner.
    const isOne = next in TO_MANY && (word === 'these' || word === 'those');
    if (isOne) {
      return [{ token: sentence[index] ?? noun, meant: word === 'these' ? 'this' : 'that' }];
    }
    return [{ token: noun, meant: plural }];
  }
  if (word === 'this' && SINGULAR.has(noun.word) && next in TO_ONE) {
    return [{ token: sentence[index] ?? noun, meant: 'these' }];
  }
  const single = SINGULAR.get(noun.word);
  if ((word === 'a' || word === 'an') && single !== undefined) {
    return [{ token: noun, meant: single }];
  }
  return [];
}

const TO_MASS: Readonly<Record<string, string>> = {
  these: 'this',
  those: 'that',
  many: 'much',
  few: 'little',
};

/** `informations`, `many advices`; what is counted by number needs other words. */
function uncounted(sentence: readonly Token[], token: Token): Fault[] {
  const meant = UNCOUNTED.get(token.word);
  const before = sentence[token.index - 1];
  const asMass = TO_MASS[before?.word ?? ''];
  if (meant === undefined || before === undefined) return [];
  if (asMass !== undefined)
    return [
      { token: before, meant: asMass },
      { token, meant },
    ];
  return COUNTS.has(before.word) || /\d/.test(before.word) ? [] : [{ token, meant }];
}

/** A sentence that begins with a noun of one word, or a noun and its determiner. */
function firstNoun(sentence: readonly Token[]): Fault[] {
  return sentence.flatMap((first) => {
    if (first.index > 0 && !LINKS.has(sentence[first.index - 1]?.word ?? '')) return [];
    // `…, the users was` may go on with what stands before the comma.
    if (first.index > 0 && /^[,;:–—]$/.test(sentence[first.index - 1]?.word ?? '')) return [];
    const isDetermined = DETERMINERS.has(first.word) || MANY_DETERMINERS.has(first.word);
    const noun = isDetermined ? nounBehind(sentence, first) : first;
    if (noun === undefined) return [];
    const next = sentence[noun.index + 1];
    const verb = next !== undefined && ADVERBS.has(next.word) ? sentence[noun.index + 2] : next;
    if (verb === undefined) return [];
    const meant = agreeing(sentence, first, noun, verb, isDetermined);
    return meant === null ? [] : [{ token: verb, meant }];
  });
}

/** Past `the` of `all the`, and one adjective or number. */
function nounBehind(sentence: readonly Token[], { word, index }: Token): Token | undefined {
  let at = index + 1;
  if (/^(?:all|both)$/.test(word) && MANY_DETERMINERS.has(sentence[at]?.word ?? '')) at += 1;
  if (ADJECTIVES.has(sentence[at]?.word ?? '')) at += 1;
  return sentence[at];
}

/** `Do your sister like it?`, `Does the students know?` */
function asked([verb, determiner, noun, base]: readonly Token[]): Fault[] {
  if (verb === undefined || noun === undefined || base === undefined) return [];
  if (!MANY_DETERMINERS.has(determiner?.word ?? '') || !THIRD.has(base.word)) return [];
  const meant = PLURAL.has(noun.word)
    ? { do: 'does', "don't": "doesn't" }[verb.word]
    : SINGULAR.has(noun.word)
      ? { does: 'do', "doesn't": "don't" }[verb.word]
      : undefined;
  return meant === undefined ? [] : [{ token: verb, meant }];
}

const SUBJECT = /^(?:he|she|you|they|we|i)$/;
const WHOSE = /^(?:my|your|his|her|our|their|the)$/;

/** `He and his wife is`, `My brother and I was`: two people, the first ones of their sentence. */
function several(sentence: readonly Token[]): Fault[] {
  const person = (index: number): number | null => {
    const { word = '' } = sentence[index] ?? {};
    if (SUBJECT.test(word)) return index + 1;
    return WHOSE.test(word) && PERSONS.has(sentence[index + 1]?.word ?? '') ? index + 2 : null;
  };
  const and = person(0);
  if (and === null || sentence[and]?.word !== 'and') return [];
  const verb = sentence[person(and + 1) ?? -1];
  const meant = verb?.word === 'am' ? 'are' : TO_MANY[verb?.word ?? ''];
  return verb === undefined || meant === undefined ? [] : [{ token: verb, meant }];
}

function agreeing(
  sentence: readonly Token[],
  first: Token,
  noun: Token,
  verb: Token,
  isDetermined: boolean,
): string | null {
  const isUnreal = first.index > 0 && /^were/.test(verb.word);
  if (MASS.has(noun.word)) return isUnreal ? null : (TO_ONE[verb.word] ?? null);
  if (MEASURES.has(noun.word)) return null;
  if (SINGULAR.has(noun.word)) {
    if (isDetermined && !MANY_DETERMINERS.has(first.word)) return null;
    const next = sentence[verb.index + 1]?.word ?? '';
    // `People is a magazine.`
    if (!isDetermined && (noun.word !== 'people' || /^an?$/.test(next))) return null;
    return TO_MANY[verb.word] ?? baseOf(verb.word, next);
  }
  if (!PLURAL.has(noun.word) || !DETERMINERS.has(first.word)) return null;
  if (isUnreal) return null;
  const isPerson =
    PERSONS.has(noun.word) && !NO_VERB_BEFORE.test(sentence[verb.index + 1]?.word ?? '');
  return TO_ONE[verb.word] ?? thirdOf(verb.word, isPerson);
}

const thirdOf = (word: string, isPerson: boolean): string | null =>
  isPerson || PURE_VERBS.has(word) || word === "don't" ? (THIRD.get(word) ?? null) : null;

/** `The customers calls were` lacks an apostrophe, and its verb comes later. */
const NO_VERB_BEFORE =
  /^(?:and|or|of|,|is|are|was|were|has|have|had|can|could|will|would|must|should|do|did)$/;

function baseOf(word: string, next: string): string | null {
  return NO_VERB_BEFORE.test(next) ? null : (BASE.get(word) ?? null);
}

const ONE_OF = new Set('the my your his her our their these those'.split(' '));

/** `One of the students are`, `Each of them have` */
function oneOf(sentence: readonly Token[]): Fault[] {
  const [head, of, determiner] = sentence;
  if (!/^(?:one|each)$/.test(head?.word ?? '') || of?.word !== 'of') return [];
  const isPronoun = /^(?:them|us|you|these|those)$/.test(determiner?.word ?? '');
  const nouns = isPronoun ? [2] : ONE_OF.has(determiner?.word ?? '') ? [3, 4] : [];
  for (const index of nouns) {
    const [noun, verb] = [sentence[index], sentence[index + 1]];
    if (noun === undefined || verb === undefined) continue;
    if (!isPronoun && !SINGULAR.has(noun.word)) continue;
    const meant = TO_ONE[verb.word];
    if (meant !== undefined) return [{ token: verb, meant }];
  }
  return [];
}

/** `There is many things`, `There are a problem` */
function thereIs(sentence: readonly Token[]): Fault[] {
  const [there, verb, count, noun] = sentence;
  if (there?.word !== 'there' || verb === undefined || count === undefined || noun === undefined) {
    return [];
  }
  const many = TO_MANY[verb.word];
  if (many !== undefined && !/^an?$/.test(noun.word)) {
    const isMany = COUNTS.has(count.word) && SINGULAR.has(noun.word) && !MEASURES.has(noun.word);
    if (isMany && isWhole(sentence, noun.index)) return [{ token: verb, meant: many }];
  }
  const one = TO_ONE[verb.word];
  const isSum = sentence.some(({ word }) => word === 'and' || word === ',');
  if (one !== undefined && /^an?$/.test(count.word) && PLURAL.has(noun.word) && !isSum) {
    return isWhole(sentence, noun.index) ? [{ token: verb, meant: one }] : [];
  }
  return [];
}

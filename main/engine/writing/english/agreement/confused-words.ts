import type { Fault } from './agreement.ts';
import type { Token } from './tokens.ts';
import { ADJECTIVES, MASS, PLURAL, SINGULAR } from './words.ts';

/** Behind these comes what somebody has, not what somebody is. */
const PREPOSITIONS = new Set(
  'about at by for from in of on regarding to under with without'.split(' '),
);
/** Verbs that are no nouns: `look forward to work` can mean either. */
const GERUNDS: Readonly<Record<string, string>> = {
  discuss: 'discussing',
  get: 'getting',
  hear: 'hearing',
  join: 'joining',
  learn: 'learning',
  meet: 'meeting',
  receive: 'receiving',
  see: 'seeing',
  speak: 'speaking',
};

/** Further nouns that people write of in letters; of some the number says nothing about a verb. */
const HAD = new Set(
  'account application company family help interest invoice mail email offer office order reply request support team time visit'.split(
    ' ',
  ),
);

/** Words that are taken for others of the same sound, or forms that an idiom does not take. */
export function confusedWords(sentence: readonly Token[]): Fault[] {
  return sentence.flatMap((token) => [...your(sentence, token), ...lookForward(sentence, token)]);
}

/** `thank you for you're letter` */
function your(sentence: readonly Token[], token: Token): Fault[] {
  if (token.word !== "you're" || !PREPOSITIONS.has(sentence[token.index - 1]?.word ?? ''))
    return [];
  const next = sentence[token.index + 1]?.word ?? '';
  const noun = ADJECTIVES.has(next) ? (sentence[token.index + 2]?.word ?? '') : next;
  return HAD.has(noun) || PLURAL.has(noun) || SINGULAR.has(noun) || MASS.has(noun)
    ? [{ token, meant: 'your' }]
    : [];
}

/** `I look forward to hear from you` */
function lookForward(sentence: readonly Token[], token: Token): Fault[] {
  const meant = GERUNDS[token.word];
  const [look, forward, to] = [3, 2, 1].map((back) => sentence[token.index - back]?.word ?? '');
  const isIdiom = /^look(?:s|ing)?$/.test(look ?? '') && forward === 'forward' && to === 'to';
  return meant !== undefined && isIdiom ? [{ token, meant }] : [];
}

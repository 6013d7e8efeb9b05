import type { Fault } from './agreement.ts';
import type { Token } from './tokens.ts';
import { ADJECTIVES, MASS, PERSONS, PLURAL, PURE_VERBS, SINGULAR } from './words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

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
  return sentence.flatMap((token) => {
    const meant = CONFUSED[token.word]?.(around(sentence, token));
    return [
      ...your(sentence, token),
      ...lookForward(sentence, token),
      ...(meant === undefined ? [] : [{ token, meant }]),
    ];
  });
}

/** The words round one; '' beyond the sentence, and for signs that are no words. */
interface Around {
  readonly before: string;
  readonly next: string;
  readonly second: string;
  /** Whether the sentence begins with it. */
  readonly isFirst: boolean;
}

function around(sentence: readonly Token[], { index }: Token): Around {
  const word = (at: number) => sentence[at]?.word ?? '';
  return {
    before: word(index - 1),
    next: word(index + 1),
    second: word(index + 2),
    isFirst: index === 0,
  };
}

/** Behind these a word of another meaning stands only by mistake. */
const CONFUSED: Readonly<Record<string, (words: Around) => string | undefined>> = {
  /** `thank you for you letter` */
  you: ({ before, next, second }) =>
    (before === 'to' || PREPOSITIONS.has(before) || READ.has(before)) &&
    (THINGS.has(next) || MASS.has(next) || HAD.has(next)) &&
    PHRASE_ENDS.has(second)
      ? 'your'
      : undefined,
  /** `if your interested in it` */
  your: ({ before, next, second }) =>
    CLAUSE_STARTS.has(before) && STATES_OF_PERSONS.has(next) && BEHIND_A_STATE.has(second)
      ? "you're"
      : undefined,
  /** `in it's box`, `on it's own` */
  "it's": ({ before, next, second }) =>
    next === 'own' ||
    (before !== 'for' &&
      PREPOSITIONS.has(before) &&
      (THINGS.has(next) || SINGULAR.has(next)) &&
      PHRASE_ENDS.has(second))
      ? 'its'
      : undefined,
  /** `its a nice day` */
  its: ({ before, next, second, isFirst }) =>
    (isFirst || CLAUSE_STARTS.has(before)) && BEHIND_IT_IS.has(next) && second !== '-'
      ? "it's"
      : undefined,
  /** `better then me` */
  then: ({ before, next }) =>
    before === 'rather' ||
    (COMPARED.has(before) && BEHIND_THAN.has(next)) ||
    (AMOUNTS.has(before) && (/^\d/u.test(next) || NUMBERS.has(next)))
      ? 'than'
      : undefined,
  /** `since than` */
  than: ({ before }) => (/^(?:since|until|till)$/u.test(before) ? 'then' : undefined),
  /** `it is to late`, `there is to much noise` */
  to: ({ before, next, second }) =>
    (IS.has(before) && GRADED.has(next) && BEHIND_A_GRADE.has(second)) ||
    (IS.has(before) && next === 'much' && second !== 'of' && second !== 'the')
      ? 'too'
      : undefined,
  /** `I want too see it` */
  too: ({ before, next }) => (WANTS.has(before) && PURE_VERBS.has(next) ? 'to' : undefined),
};

/** Who may be spoken to: `thanks to you man` lacks a comma, no letter. */
const SPOKEN_TO = setOf(
  'baby bird cat child customer dog doctor driver employee guest lion manager member neighbour neighbor parent patient person pilot player scientist student teacher tourist translator user visitor woman worker',
);
const THINGS: ReadonlySet<string> = new Set(
  [...PLURAL.keys()].filter((noun) => !PERSONS.has(noun) && !SPOKEN_TO.has(noun)),
);
/** What is done to a letter, and not with two objects. */
const READ = setOf('appreciate appreciated read receive received review reviewed');
/** Where a noun ends that no verb goes with. */
const PHRASE_ENDS = setOf(' . , ! ? ; : ) and of from about');
const CLAUSE_STARTS = setOf('because hope if know sure that think when');
const STATES_OF_PERSONS = setOf('able available aware interested not ready sure unable willing');
const BEHIND_A_STATE = setOf(' . , ! ? about for in of sure that to with');
const BEHIND_IT_IS = setOf('a an been not the');
const COMPARED = setOf(
  'better bigger cheaper easier faster greater harder higher larger lower older slower smaller worse younger',
);
const BEHIND_THAN = setOf(
  'a an the me him us them my your his our their this that these those expected ever usual',
);
const AMOUNTS = setOf('fewer less more');
const NUMBERS = setOf('two three four five six seven eight nine ten half twenty fifty hundred');
const IS = setOf("are be been is isn't it's was were");
/** Adjectives that are no verbs: `is to slow the growth` */
const GRADED = setOf(
  'bad big cold complicated dangerous difficult early easy expensive hard heavy high hot large late loud old small soon young',
);
const BEHIND_A_GRADE = setOf(' . , ! ? ; for now to');
const WANTS = setOf('able going need needed needs want wanted wants');

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

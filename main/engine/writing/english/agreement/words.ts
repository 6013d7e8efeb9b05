const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);
const setOf = (words: string): ReadonlySet<string> => new Set(listOf(words));

/** Verbs whose base form is neither a past tense nor much else behind a pronoun. */
const VERBS = listOf(`
  accept achieve act add admit affect agree aim allow annoy answer appear apply argue arrive ask avoid
  become begin behave believe belong break bring build buy call care carry catch cause change check choose claim
  clean climb close collect come compare complain complete concern confirm connect consider consist contain
  continue contribute control cook cover create cry dance decide deliver demand deny depend describe deserve
  destroy develop differ disagree discover discuss do draw dream drink drive earn eat employ enable encourage
  end enjoy ensure enter examine exist expect explain express fail fear feel fight fill find finish fit fly follow
  force forget forgive gain get give go grow guess handle happen hate have hear help hide hold hope identify
  ignore imagine improve include increase indicate influence inform insist intend interest introduce invite
  involve join jump keep kill kiss know lack laugh lead learn lend like listen live look lose love make manage
  marry matter mean measure meet mention mind miss move need notice obtain occur offer open operate order own
  participate pass pay perform plan play prefer prepare present prevent produce promise protect prove provide
  pull push raise reach realise realize receive recognise recognize recommend reduce refer refuse relate rely
  remain remember remove repeat replace reply report represent require respond rest return reveal ring rise run
  save say search see seem sell send serve share shine show sing sit sleep smell smile smoke solve sound
  speak spend stand start stay steal stop study succeed suffer suggest suit supply support suppose surprise
  swim take talk taste teach tell tend think throw touch train translate travel treat try turn understand use
  visit wait wake walk want warn wash waste watch wear win wish wonder work worry write
`);

/** Of these, those that are no noun: only they can follow a noun without making one word with it. */
export const PURE_VERBS = setOf(`
  accept achieve admit agree allow appear apply argue arrive ask avoid become begin behave believe belong bring
  buy choose come complain consider consist contain continue contribute create decide deliver deny depend describe
  deserve destroy develop differ disagree discover do eat employ enable enjoy ensure enter exist expect explain fail
  forget forgive get give go grow happen have hear hide identify ignore imagine improve include indicate inform
  insist intend introduce involve keep know learn lend listen live lose make manage marry obtain occur
  participate perform prefer prepare prevent produce protect provide realise realize receive recognise
  recognize recommend reduce refer relate rely remain remember remove replace represent require reveal
  say see seem sell send serve sing sit solve speak spend stand suffer suggest teach tell tend think
  understand want wear write
`);

/** Nobody is told to do these. */
export const STATES = setOf(`
  agree believe belong deserve exist expect fear feel find hate hope know love mean need prefer
  realise realize remember seem suppose think understand want wonder
`);

const thirdPerson = (verb: string): string => {
  if (verb === 'have') return 'has';
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
};

/** `go` → `goes`, `don't` → `doesn't` */
export const THIRD: ReadonlyMap<string, string> = new Map([
  ...VERBS.map((verb): [string, string] => [verb, thirdPerson(verb)]),
  ["don't", "doesn't"],
  ["haven't", "hasn't"],
]);
/** `goes` → `go` */
export const BASE: ReadonlyMap<string, string> = new Map(
  [...THIRD].map(([base, third]) => [third, base]),
);

/** Base, past tense and participle of verbs whose participle is another word than their past tense. */
const STRONG = `
  go went gone, eat ate eaten, see saw seen, do did done, write wrote written, take took taken, give gave given,
  come came come, become became become, begin began begun, drink drank drunk, sing sang sung, swim swam swum,
  run ran run, ring rang rung, know knew known, grow grew grown, throw threw thrown, fly flew flown, draw drew drawn,
  drive drove driven, ride rode ridden, rise rose risen, speak spoke spoken, steal stole stolen, choose chose chosen,
  freeze froze frozen, wear wore worn, tear tore torn, fall fell fallen, forgive forgave forgiven, shake shook shaken
`
  .split(',')
  .map((verb) => listOf(verb));
const column = (from: number, to: number): ReadonlyMap<string, string> =>
  new Map(STRONG.map((forms) => [forms[from] ?? '', forms[to] ?? '']));
/** `went` → `gone` */
export const PARTICIPLE = column(1, 2);
/** `went` → `go`, also of verbs whose participle is their past tense. */
export const BASE_OF_PAST: ReadonlyMap<string, string> = new Map(
  [
    ...column(1, 0),
    ...[
      'said say',
      'got get',
      'made make',
      'bought buy',
      'thought think',
      'told tell',
      'left leave',
    ],
    ...['had have', 'kept keep', 'sent send', 'understood understand', 'brought bring', 'met meet'],
  ].map((pair) => (typeof pair === 'string' ? (pair.split(' ') as [string, string]) : pair)),
);

/** Nouns that can be counted, without those of groups, which are plurals in Britain. */
const NOUNS = listOf(`
  answer apple baby bag bed bird boat book bottle box boy brother building bus button car card cat chair
  change child city colleague computer country customer cup daughter day decision desk detail device dictionary
  difference doctor document dog door dress driver egg employee error example exercise father file film
  finger flower friend girl glass guest hand hat hotel house husband idea image issue job key
  kitchen lamp language lesson letter lion machine man manager map meal member message method mistake
  mother neighbour neighbor newspaper page parent patient pen person phone picture pilot plane player
  problem product program project question reason report resource result road room rule scientist screen sentence
  server shirt shoe shop sister solution son song story street student symptom system table task teacher test text
  thing ticket tool tourist town translator tree trip user uncle village visitor wall window woman word worker year
`);
const IRREGULAR: Readonly<Record<string, string>> = {
  child: 'children',
  man: 'men',
  woman: 'women',
  person: 'people',
};
const pluralOf = (noun: string): string => {
  const irregular = IRREGULAR[noun];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(noun) ? `${noun}es` : `${noun}s`;
};
/** `book` → `books` */
export const PLURAL: ReadonlyMap<string, string> = new Map(
  NOUNS.map((noun) => [noun, pluralOf(noun)]),
);
/** `books` → `book` */
export const SINGULAR: ReadonlyMap<string, string> = new Map(
  [...PLURAL].map(([noun, plural]) => [plural, noun]),
);
/** Lengths of time are one thing as often as many: `Two days is enough.` */
export const MEASURES = setOf('day days year years');

/** What has no plural; the values are what people write for one. */
export const UNCOUNTED: ReadonlyMap<string, string> = new Map(
  listOf(
    'advice equipment furniture homework information knowledge luggage baggage software hardware feedback',
  ).map((noun) => [`${noun}s`, noun]),
);
export const MASS = setOf(`
  advice equipment furniture homework information knowledge luggage baggage software hardware feedback news weather
  money traffic music milk water rain snow progress
`);

/** People and kin: a verb behind them makes no word with them, as `book review` does. */
export const PERSONS = setOf(`
  boy brother colleague daughter father friend girl husband man mother neighbour neighbor sister son uncle woman
`);
/** What may stand between a determiner and its noun. */
export const ADJECTIVES = setOf(`
  old young new big small little large good bad great nice long short high low other same next last first second two
  three four five black white red green blue poor rich happy sad hungry tired important different whole
`);

/** Words that no noun goes on with, so that a noun before them is a whole one. */
export const CLOSING = setOf(`
  are is was were am have has had do does did will would can could should may might must don't doesn't didn't isn't
  aren't wasn't weren't haven't hasn't won't can't of in on at with from by for to about that which who whose when
  where because but or than as into over under between after before during without through near if not also
  never always often already still now here there yesterday today tomorrow
`);

export const MODALS = setOf(
  "will would can could shall should may might must won't wouldn't can't couldn't shouldn't",
);
export const AUXILIARIES = setOf(`
  do does did don't doesn't didn't will would can could shall should may might must won't wouldn't can't couldn't
  shouldn't mightn't mustn't let
`);
/** What may stand between a subject and its verb. */
export const ADVERBS = setOf(`
  also always ever just never often only rarely really seldom simply sometimes still usually already probably
  clearly certainly generally currently actually now
`);
/** A clause begins behind these. */
export const LINKS = setOf(`
  because when if while although though but so where whereas unless that once , ; : – —
`);

/** How a language says "not". */
interface Negation {
  /** Folded words. */
  readonly words?: ReadonlySet<string>;
  /** Ends, beginnings or other parts of a folded word. */
  readonly parts?: RegExp;
  /** For scripts without spaces: anywhere in the text. */
  readonly anywhere?: RegExp;
}

const words = (line: string): ReadonlySet<string> => new Set(line.split(' '));

/**
 * Words that turn a sentence into its opposite, by base language. They are few and frequent; what a
 * language does inside of its verbs is covered by the commonest endings.
 */
const NEGATIONS: Readonly<Record<string, Negation>> = {
  ar: {
    words: words(
      'لا لم لن ليس ليست ليسوا غير بدون دون ما ولا ولم ولن وليس وليست فلا فلم ألا بلا عدم وعدم',
    ),
  },
  bg: { words: words('не няма нито никога никой нищо без недей') },
  cs: {
    words: words('ne není nejsou nikdy nikdo nic žádný žádné žádná bez ani'),
    parts: /^ne.{4}/,
  },
  da: { words: words('ikke ingen intet aldrig uden hverken nej') },
  de: {
    words: words('nicht nichts nie niemals niemand nirgends ohne weder nein kaum'),
    parts: /^kein/,
  },
  el: { words: words('δεν δε μην μη όχι ποτέ κανένας καμία κανένα χωρίς ούτε τίποτα') },
  en: {
    words: words('not no never none nobody nothing nowhere neither nor without cannot'),
    parts: /n't$/,
  },
  es: { words: words('no nunca jamás nadie nada ningún ninguno ninguna sin ni tampoco') },
  et: { words: words('ei ära ärge mitte keegi iial ilma pole polnud') },
  fi: {
    words: words('ei en et emme ette eivät älä älkää eikä ilman enää ettei'),
    parts: /matta$|mättä$/,
  },
  fr: {
    words: words('ne pas jamais rien personne aucun aucune sans ni non guère plus'),
    parts: /^n'/,
  },
  he: { words: words('לא אל אין בלי ללא אף מעולם') },
  hu: { words: words('nem ne nincs nincsenek sem se soha senki semmi nélkül sincs') },
  id: { words: words('tidak bukan jangan belum tanpa tak tiada') },
  it: {
    words: words('non no mai nessuno nessuna nulla niente senza né neanche'),
    parts: /^nessun/,
  },
  ja: { anywhere: /ない|なかっ|なく|ません|ず(?=[、。にと]|$)|ぬ(?=[、。]|$)|不可|禁止|無効/g },
  ko: { words: words('안 못 아니'), parts: /않|없|못하|아니|말[고라아]|마십시오|마세요/ },
  lt: { words: words('ne nėra niekada niekas nieko be nei'), parts: /^ne.{4}/ },
  lv: { words: words('ne nav nekad nekas neviens bez nedz'), parts: /^ne.{4}/ },
  nb: { words: words('ikke ingen intet aldri uten verken nei') },
  nl: { words: words('niet geen nooit niemand niets nergens zonder noch nee') },
  pl: { words: words('nie nigdy nikt nic żaden żadna żadne bez ani brak') },
  pt: { words: words('não nunca jamais ninguém nada nenhum nenhuma sem nem') },
  ro: { words: words('nu niciodată nimeni nimic niciun nicio fără nici'), parts: /^n-/ },
  ru: { words: words('не нет ни никогда никто ничто ничего нельзя без') },
  sk: { words: words('nie nikdy nikto nič žiadny žiadna žiadne bez ani'), parts: /^ne.{4}/ },
  sl: { words: words('ne ni niso nikoli nihče nič brez niti') },
  sv: { words: words('inte ej icke ingen inget inga aldrig utan varken nej') },
  th: { anywhere: /ไม่|ไม|มิได้|อย่า|ห้าม|ปราศจาก/g },
  tr: {
    words: words('değil yok hayır asla hiç'),
    parts: /m[ıiuü]yor|m[ae](?:z|d[ıi]|mış|miş|yaca|yece|y[ıi]n)|(?:s[ıiuü]z)$/,
  },
  uk: { words: words('не ні ніколи ніхто ніщо нічого немає без') },
  vi: { words: words('không chưa chẳng đừng không_có chớ') },
  zh: { anywhere: /[不没沒未无無非勿莫别別]/g },
};

/** Whether there is a list for a base language. */
export const knowsNegation = (language: string): boolean => Object.hasOwn(NEGATIONS, language);

/** The negations in a segment, in order. Empty for a language that has no list. */
export function negationsIn(text: string, folded: readonly string[], language: string): string[] {
  const negation = NEGATIONS[language];
  if (negation === undefined) return [];
  if (negation.anywhere !== undefined) return text.match(negation.anywhere) ?? [];
  return folded.filter(
    (word) => negation.words?.has(word) === true || negation.parts?.test(word) === true,
  );
}

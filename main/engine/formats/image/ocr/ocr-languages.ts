/** Names of tesseract's language data, by BCP 47 base language or language and script. */
const NAMES: Readonly<Record<string, string>> = {
  ar: 'ara',
  bg: 'bul',
  ca: 'cat',
  cs: 'ces',
  da: 'dan',
  de: 'deu',
  el: 'ell',
  en: 'eng',
  es: 'spa',
  et: 'est',
  eu: 'eus',
  fa: 'fas',
  fi: 'fin',
  fr: 'fra',
  ga: 'gle',
  gl: 'glg',
  he: 'heb',
  hi: 'hin',
  hr: 'hrv',
  hu: 'hun',
  id: 'ind',
  is: 'isl',
  it: 'ita',
  ja: 'jpn',
  ka: 'kat',
  ko: 'kor',
  lt: 'lit',
  lv: 'lav',
  mk: 'mkd',
  ms: 'msa',
  mt: 'mlt',
  nb: 'nor',
  nl: 'nld',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  ru: 'rus',
  sk: 'slk',
  sl: 'slv',
  sq: 'sqi',
  sr: 'srp',
  sv: 'swe',
  ta: 'tam',
  th: 'tha',
  tr: 'tur',
  uk: 'ukr',
  ur: 'urd',
  vi: 'vie',
  'zh-Hans': 'chi_sim',
  'zh-Hant': 'chi_tra',
};

/** Without a known language, so many at once are tried; each makes the reading slower. */
const MOST_AT_ONCE = 3;

export interface OcrLanguages {
  /** For the program's `-l`; several are joined by `+`. */
  readonly requested: string;
  /** False where the data is of another language of the same letters. */
  readonly isExact: boolean;
}

/**
 * Which of the installed data reads a language.
 * @param source BCP 47; null when it is not known
 * @param installed as the program lists them
 * @returns null where none of them has the letters
 */
export function chooseOcrLanguages(
  source: string | null,
  installed: readonly string[],
): OcrLanguages | null {
  const texts = installed.filter(
    (name) => /^[a-z]{3}(?:_[a-z]+)?$/.test(name) && !NO_TEXT.has(name),
  );
  const [first] = texts;
  if (first === undefined) return null;
  if (source === null) {
    const known = ['eng', ...texts.filter((name) => name !== 'eng')];
    const chosen = known.filter((name) => texts.includes(name)).slice(0, MOST_AT_ONCE);
    return { requested: chosen.join('+'), isExact: true };
  }
  const own = nameOf(source);
  if (own !== null && texts.includes(own)) return { requested: own, isExact: true };
  if (scriptOf(source) !== 'Latn') return null;
  const latin = texts.filter((name) => LATIN.has(name));
  const chosen = latin.includes('eng') ? 'eng' : latin[0];
  return chosen === undefined ? null : { requested: chosen, isExact: false };
}

/** Data that reads no language: orientation, formulas. */
const NO_TEXT: ReadonlySet<string> = new Set(['osd', 'equ']);

const LATIN: ReadonlySet<string> = new Set(
  Object.entries(NAMES)
    .filter(([language]) => scriptOf(language) === 'Latn')
    .map(([, name]) => name),
);

function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? '';
  } catch {
    return '';
  }
}

function nameOf(language: string): string | null {
  const base = language.split('-')[0]?.toLowerCase() ?? '';
  return NAMES[base] ?? NAMES[`${base}-${scriptOf(language)}`] ?? null;
}

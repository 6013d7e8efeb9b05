/**
 * Letters that a language writes and plain English does not. In a text of few words they are the
 * second witness beside the models; each list is the language's own alphabet beyond a to z (or
 * beyond its script's common letters).
 */
const LETTERS: Readonly<Record<string, string>> = {
  ar: 'ةىأإؤئيك',
  az: 'əğışçöü',
  be: 'ўіыэё',
  bg: 'ъщ',
  ca: 'çàèéíïòóúü',
  cs: 'ěřůčšžýáíéúťďňó',
  da: 'æøå',
  de: 'äöüß',
  es: 'ñ¿¡áéíóúü',
  et: 'õäöüšž',
  fa: 'پچژگ',
  fi: 'äöå',
  fr: 'éèêàçùœîôûëïâ',
  hu: 'őűáéíóöúü',
  is: 'þðæöáéíóúý',
  it: 'àèéìòù',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  mk: 'ѓќѕљњџј',
  nb: 'æøå',
  nl: 'ëïéè',
  pl: 'ąćęłńóśźż',
  pt: 'ãõçáâéêíóúà',
  ro: 'ăâîșțşţ',
  ru: 'ыэёъщ',
  sk: 'ľĺŕôäčšžýáíéúťďňó',
  sl: 'čšž',
  sq: 'ëç',
  sr: 'ђљњћџј',
  sv: 'åäöé',
  tr: 'çğışöü',
  uk: 'іїєґщ',
  ur: 'ٹڈڑںے',
  vi: 'ăâđêôơưáàảãạéèẻẽẹíìỉĩịóòỏõọúùủũụýỳỷỹỵấầẩẫậắằẳẵặếềểễệốồổỗộớờởỡợứừửữự',
};

const SPECIAL: ReadonlySet<string> = new Set(Object.values(LETTERS).join(''));

const lower = (text: string) => text.normalize('NFC').toLocaleLowerCase('und');

/** Whether the text has a letter that speaks for this language. */
export function hasHint(text: string, language: string): boolean {
  const letters = LETTERS[language];
  if (letters === undefined) return false;
  const written = new Set(lower(text));
  for (const letter of letters) if (written.has(letter)) return true;
  return false;
}

/**
 * Counts the letters of a text that a language does not write, among those that any language has
 * for itself here; each different letter once.
 */
export function foreignLetters(text: string): (language: string) => number {
  const special = [...new Set(lower(text))].filter((letter) => SPECIAL.has(letter));
  return (language) => {
    const own = LETTERS[language] ?? '';
    return special.filter((letter) => !own.includes(letter)).length;
  };
}

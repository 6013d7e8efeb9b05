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
  ru: 'ыэёъ',
  sk: 'ľĺŕôäčšžýáíéúťďňó',
  sl: 'čšž',
  sq: 'ëç',
  sr: 'ђљњћџј',
  sv: 'åäöé',
  tr: 'çğışöü',
  uk: 'іїєґ',
  ur: 'ٹڈڑںے',
  vi: 'ăâđêôơưáàảãạéèẻẽẹíìỉĩịóòỏõọúùủũụýỳỷỹỵấầẩẫậắằẳẵặếềểễệốồổỗộớờởỡợứừửữự',
};

const lower = (text: string) => text.normalize('NFC').toLocaleLowerCase('und');

/** Whether the text has a letter that speaks for this language. */
export function hasHint(text: string, language: string): boolean {
  const letters = LETTERS[language];
  if (letters === undefined) return false;
  const written = new Set(lower(text));
  for (const letter of letters) if (written.has(letter)) return true;
  return false;
}

/** Languages that write every letter of the text which English does not; none for plain letters. */
export function hintedLanguages(text: string): string[] {
  const special = [...new Set(lower(text))].filter((letter) => /[^a-z\P{L}]/u.test(letter));
  if (special.length === 0) return [];
  return Object.entries(LETTERS)
    .filter(([, letters]) => special.every((letter) => letters.includes(letter)))
    .map(([language]) => language);
}

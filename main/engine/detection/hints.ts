/**
 * Letters that a language writes and plain English does not. In a text of few words they are the
 * second witness beside the models; each list is the language's own alphabet beyond a to z (or
 * beyond its script's common letters).
 */
const LETTERS: Readonly<Record<string, string>> = {
  ar: 'ةىأإؤئيك',
  bg: 'ъщ',
  cs: 'ěřůčšžýáíéúťďň',
  da: 'æøå',
  de: 'äöüß',
  es: 'ñ¿¡áéíóú',
  et: 'õäöü',
  fi: 'äö',
  fr: 'éèêàçùœîôûë',
  hu: 'őűáéíóöúü',
  it: 'àèéìòù',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  nb: 'æøå',
  nl: 'ëïé',
  pl: 'ąćęłńóśźż',
  pt: 'ãõçáâéêíóú',
  ro: 'ăâîșțşţ',
  ru: 'ыэё',
  sk: 'ľĺŕôäčšžýáíéúťďň',
  sl: 'čšž',
  sv: 'åäö',
  tr: 'çğışöüİ',
  uk: 'іїєґ',
  vi: 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  fa: 'پچژگ',
  ur: 'ٹڈڑںے',
  be: 'ў',
  sr: 'ђљњћџј',
  mk: 'ѓќѕљњџј',
  ca: 'çàèéíïòóúü',
  is: 'þðæö',
  sq: 'ëç',
  az: 'əğışçöü',
};

/** Whether the text has a letter that speaks for this language. */
export function hasHint(text: string, language: string): boolean {
  const letters = LETTERS[language];
  if (letters === undefined) return false;
  const lower = text.normalize('NFC').toLowerCase();
  for (const letter of letters) if (lower.includes(letter)) return true;
  return false;
}

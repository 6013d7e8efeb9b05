/** Languages that were written otherwise than in Latin-1 before Unicode; the likeliest encoding first. */
const BY_LANGUAGES: readonly (readonly [languages: string, encodings: readonly string[]])[] = [
  ['pl cs sk hu sl hr bs ro sq', ['windows-1250']],
  ['ru uk bg be', ['windows-1251', 'koi8-r']],
  ['mk sr', ['windows-1251', 'windows-1250']],
  ['el', ['windows-1253']],
  ['tr az', ['windows-1254']],
  ['he', ['windows-1255']],
  ['ar fa ur', ['windows-1256']],
  ['lv lt et', ['windows-1257']],
  ['vi', ['windows-1258']],
  ['th', ['windows-874']],
  ['ja', ['shift_jis', 'euc-jp']],
  ['ko', ['euc-kr']],
  ['zh', ['gb18030']],
];

/** What text in an encoding looks like, where its bytes alone have to tell. */
interface Look {
  readonly encoding: string;
  /** Letters that most characters beyond ASCII are. */
  readonly letters: RegExp;
  /** The share of them that is expected at least. */
  readonly share: number;
}

const LOOKS: readonly Look[] = [
  { encoding: 'shift_jis', letters: /[\u3041-\u30ff]/gu, share: 0.3 },
  { encoding: 'euc-jp', letters: /[\u3041-\u30ff]/gu, share: 0.3 },
  { encoding: 'euc-kr', letters: /\p{sc=Hangul}/gu, share: 0.85 },
  // Vowels, since every letter of one alphabet is a letter of the other too.
  { encoding: 'windows-1251', letters: /[аеиоуыэюяії]/gu, share: 0.33 },
  { encoding: 'koi8-r', letters: /[аеиоуыэюя]/gu, share: 0.33 },
  { encoding: 'windows-1253', letters: /[αεηιουωάέήίόύώ]/gu, share: 0.4 },
  { encoding: 'gb18030', letters: /[\u4e00-\u9fff\u3000-\u3002\uff00-\uffef]/gu, share: 0.95 },
];

const BEYOND_ASCII = /[^\p{ASCII}]/gu;
/** Real words do not do this: letters of two alphabets in one. */
const MIXED = /[A-Za-z][\u0370-\u04ff]|[\u0370-\u04ff][A-Za-z]/gu;

/**
 * Name of the encoding (as `TextDecoder` knows it) of bytes that are no Unicode. The letters decide
 * among the encodings of a known language, else among all; Latin ones are the rest.
 * @param language BCP 47, or null
 */
export function guessEncoding(bytes: Uint8Array, language: string | null): string {
  const looks = LOOKS.filter((look) => looksLike(bytes, look)).map(({ encoding }) => encoding);
  if (language === null) return looks[0] ?? 'windows-1252';
  const base = language.toLowerCase().split('-')[0] ?? '';
  const known = BY_LANGUAGES.find(([languages]) => languages.split(' ').includes(base))?.[1] ?? [];
  return (
    known.find((encoding) => looks.includes(encoding)) ??
    known.find((encoding) => decodes(bytes, encoding)) ??
    'windows-1252'
  );
}

/** Old encodings hold hardly any sequence that is UTF-8 by chance: such bytes are damaged UTF-8. */
export function isBrokenUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const whole = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return whole > broken;
}

function decodes(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function looksLike(bytes: Uint8Array, { encoding, letters, share }: Look): boolean {
  if (!decodes(bytes, encoding)) return false;
  const text = new TextDecoder(encoding).decode(bytes);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const beyond = count(BEYOND_ASCII);
  // A few letters are too little to tell by: they are the accents of a Latin text.
  return beyond >= 4 && count(letters) / beyond >= share && count(MIXED) / beyond < 0.05;
}

/**
 * Words that say a number, by base language: cardinals, ordinals and their kin from 0 to 12, in English to 16, parted by
 * bars. A dash stands for any ending.
 */
const WORDS: Readonly<Record<string, string>> = {
  en: 'zero null nonzero|one first single once a an each every another per any only uni-|two second twice doubl- both pair half bi- binar-|three third thrice tripl- triad-|four- quad- quarter-|five fifth|six- six|seven- seven|eight- octal-|nine ninth|ten tenth decimal-|eleven-|twel- dozen-|thirteen-|fourteen-|fifteen-|sixteen- hex-',
  de: 'null- ungleich|ein- erst- einzel- je pro|zwei- zweit- beid- doppel- halb- verdoppel- paar- zum|drei- dritt-|vier-|fünf-|sechs-|sieb-|acht-|neun-|zehn-|elf-|zwölf-',
  fr: 'zéro nul-|un une premi- seul- unique- chaque par uni-|deux- second- doubl- demi- paire-|trois- tri- tierce-|quatr- quart-|cinq- quint-|six-|sept-|huit- oct-|neuf neuvi-|dix-|onz-|douz-',
  es: 'cero nul-|un una uno únic- primer- cada por|dos segund- dobl- duplic- ambos ambas par mitad|tres tercer- terc- tripl- tríada-|cuatr- cuart-|cinco quint-|seis sext-|siete séptim-|ocho octav-|nueve noven-|diez décim-|once undécim-|doce docena-',
  it: "zero nul-|un una uno un' prim- unic- ogni per|due second- doppi- raddopp- entramb- metà coppi-|tre terz- tripl- triad-|quattro quart-|cinque quint-|sei sest-|sette settim-|otto ottav-|nove non[oa]|dieci decim-|undic-|dodic-",
  pt: 'zero nul-|um uma únic- primeir- cada por|dois duas segund- dobr- dupl- ambos ambas par metade|três terceir- terç- tripl- tríade-|quatro quart-|cinco quint-|seis sext-|sete sétim-|oito oitav-|nove non[oa]|dez décim-|onze|doze dúzia-',
  ru: 'ноль нул- ненул-|один одн- одинар- перв- един- кажд-|два две дву- двух- втор- двой- вдвое пара- пары оба обе обо- полов-|три тр[её]х- трет- трой- тро-|четыр- четв-|пят-|шест-|сем- седьм-|вос- девят- восьм-|девят-|десят-|одиннадцат-|двенадцат-',
  nl: 'nul-|een één eerst- enkel- elk- per|twee- tweed- dubbel- verdubb- beide half halve paar|drie- derd-|vier-|vijf-|zes-|zeven-|acht-|negen-|tien-|elf-|twaalf-',
  pl: 'zer- niezer-|jed- pierwsz- każd-|dwa dwie dwó- dwu- dwo- drug- podw- oba obie obu par- połow-|trz- troj- trój- potr-|czter- czwart-|pię-|sześ- szóst-|siedem- siódm-|osiem- ósm-|dziewię-|dziesi-|jedenast-|dwunast-',
  sv: 'noll-|en ett först- enda enkel- varje per|två- andra- dubb- båda halv- par-|tre- tredj-|fyr- fjärd-|fem-|sex- sjätt-|sju-|åtta- åttond-|nio-|tio-|elv- elft-|tolv- tolft-',
  ja: '〇零ゼロ|一壱初最単各毎唯|二弐両双倍半|三参トリ|四|五|六|七|八|九|十',
  zh: '〇零|一壹首初单每各|二两双倍半次|三叁|四|五|六|七|八|九|十',
};
const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const ROMAN_NUMERAL = /(?<![\p{L}\p{N}])[IVXLC]{1,7}(?=(?:e|er|ème|ᵉ|th|o|a)?(?![\p{L}\p{N}]))/gu;
/** Months, which dates of other languages number. */
const MONTHS: readonly RegExp[] = 'jan feb mar apr may jun jul aug sep oct nov dec'
  .split(' ')
  .map((month) => new RegExp(`(?<![\\p{L}])${month}`, 'iu'));
/** Where words follow each other without spaces a counted "1" is how an article is said. */
const COUNTING: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);

const LETTERS = String.raw`[\p{L}\p{M}]`;
const known = new Map<string, readonly RegExp[]>();

function patternsOf(language: string): readonly RegExp[] {
  let patterns = known.get(language);
  if (patterns === undefined) {
    const line = Object.hasOwn(WORDS, language) ? (WORDS[language] ?? '') : '';
    patterns = line === '' ? [] : line.split('|').map((words) => patternOf(words, language));
    known.set(language, patterns);
  }
  return patterns;
}

function patternOf(words: string, language: string): RegExp {
  if (COUNTING.has(language)) return new RegExp(`[${words}]`, 'u');
  const pieces = words
    .split(' ')
    .map((word) => (word.endsWith('-') ? `${word.slice(0, -1)}${LETTERS}*` : word));
  return new RegExp(`(?<!${LETTERS})(?:${pieces.join('|')})(?!${LETTERS})`, 'iu');
}

/**
 * Whether a text says a number in words, by Roman numerals, or without a word for it.
 * @param value as `ReadNumber` has it
 * @param language base code of the text
 * @param other base code of the text that has the number in digits
 */
export function saysInWords(value: string, text: string, language: string, other: string): boolean {
  const number = Number(value);
  if (!Number.isInteger(number)) return false;
  if (number === 1 && COUNTING.has(other)) return true;
  const pattern = patternsOf(language)[number === 50 ? 2 : number];
  if (pattern?.test(text) === true) return true;
  if (language === 'en' && MONTHS[number - 1]?.test(text) === true) return true;
  return (
    number > 0 &&
    number < 100 &&
    (text.match(ROMAN_NUMERAL) ?? []).some((one) => valueOf(one) === number)
  );
}

function valueOf(roman: string): number {
  const digits = Array.from(roman, (letter) => ROMAN[letter] ?? 0);
  return digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  );
}

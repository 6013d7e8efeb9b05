import { append } from '../../system/long-lists.ts';
import type { ReadNumber } from './read-numbers.ts';

/** A number of digits at its place in a text; what is no number of the language is several. */
interface PlacedNumbers {
  readonly at: number;
  readonly end: number;
  readonly numbers: readonly ReadNumber[];
}

/** Powers of ten by the signs that follow digits: 1億2345万. */
const SIGNS: Readonly<Record<string, number>> = {
  千: 3,
  천: 3,
  万: 4,
  萬: 4,
  만: 4,
  億: 8,
  亿: 8,
  억: 8,
};
/** Not of `5千克`, `3千瓦`: a thousand of a unit is a unit of its own. */
const SIGN = /^ ?(千(?![克米瓦卡赫帕伏字比焦安欧])|[천万萬만億亿억])/u;
const SIGNED: ReadonlySet<string> = new Set(['zh', 'yue', 'ja', 'ko']);

/** Powers of ten by words behind a number, by base language; their beginnings, parted by bars. */
const WORDS: Readonly<Record<string, readonly (readonly [power: number, beginnings: string])[]>> = {
  en: [
    [3, 'thousand'],
    [5, 'lakh'],
    [6, 'million'],
    [7, 'crore'],
    [9, 'billion'],
    [12, 'trillion'],
  ],
  de: [
    [3, 'Tausend|Tsd'],
    [6, 'Million|Mio'],
    [9, 'Milliarde|Mrd'],
    [12, 'Billion'],
  ],
  fr: [
    [3, 'mille(?!\\p{L})'],
    [6, 'million'],
    [9, 'milliard'],
    [12, 'billion'],
  ],
  es: [
    [9, 'mil mill'],
    [3, 'mil(?!\\p{L})'],
    [6, 'mill[oó]n'],
    [12, 'bill[oó]n'],
  ],
  it: [
    [3, 'mila(?!\\p{L})'],
    [6, 'milion'],
    [9, 'miliard'],
  ],
  pt: [
    [9, 'bilh|mil milh'],
    [3, 'mil(?!\\p{L})'],
    [6, 'milh'],
  ],
  nl: [
    [3, 'duizend'],
    [6, 'miljoen'],
    [9, 'miljard'],
  ],
  pl: [
    [3, 'tys'],
    [6, 'milion|mln'],
    [9, 'miliard|mld'],
  ],
  sv: [
    [3, 'tusen'],
    [6, 'miljon'],
    [9, 'miljard'],
  ],
  ru: [
    [3, 'тыс'],
    [6, 'миллион|млн'],
    [9, 'миллиард|млрд'],
  ],
  uk: [
    [3, 'тис'],
    [6, 'мільйон|млн'],
    [9, 'мільярд|млрд'],
  ],
  ar: [
    [3, 'ألف|آلاف'],
    [6, 'مليون|ملايين'],
    [9, 'مليار'],
  ],
  he: [
    [3, 'אלף|אלפ'],
    [6, 'מיליון'],
    [9, 'מיליארד'],
  ],
  hi: [
    [3, 'हज़ार|हजार'],
    [5, 'लाख'],
    [6, 'मिलियन'],
    [7, 'करोड़|करोड़'],
    [9, 'अरब'],
  ],
  th: [
    [3, 'พัน'],
    [4, 'หมื่น'],
    [5, 'แสน'],
    [6, 'ล้าน'],
  ],
  vi: [
    [3, 'nghìn|ngàn'],
    [6, 'triệu'],
    [9, 'tỷ|tỉ'],
  ],
  id: [
    [3, 'ribu'],
    [6, 'juta'],
    [9, 'miliar'],
  ],
  tr: [
    [3, 'bin(?!\\p{L})'],
    [6, 'milyon'],
    [9, 'milyar'],
  ],
};

/** What may stand between the parts of one number. */
const NO_GAP = /^$/;
const GAPS: Readonly<Record<string, RegExp>> = { ko: /^ ?$/ };

const LONGEST_WORD = 16;

/**
 * Makes numbers of digits and the signs or words that follow them: `1.5万` is 15000. With a sign there is no
 * other reading; with a word the digits alone may be meant, too, as other languages that nobody knows the
 * words of repeat them.
 * @param language base code
 */
export function createScaleReader(
  language: string,
): (text: string, placed: readonly PlacedNumbers[]) => ReadNumber[] {
  if (SIGNED.has(language))
    return (text, placed) => readSigns(text, placed, GAPS[language] ?? NO_GAP);
  const words = Object.hasOwn(WORDS, language) ? (WORDS[language] ?? []) : [];
  const scales = words.map(
    ([power, beginnings]) => [power, new RegExp(`^[\\s\u00a0-]?(?:${beginnings})`, 'iu')] as const,
  );
  return (text, placed) =>
    placed.flatMap(({ end, numbers }) => {
      const [only, ...more] = numbers;
      if (only === undefined || more.length > 0) return numbers;
      const behind = text.slice(end, end + LONGEST_WORD);
      const power = scales.find(([, word]) => word.test(behind))?.[0];
      if (power === undefined) return [only];
      return [{ written: only.written, value: shifted(only.value, power), otherwise: only.value }];
    });
}

function readSigns(text: string, placed: readonly PlacedNumbers[], gap: RegExp): ReadNumber[] {
  const read: ReadNumber[] = [];
  for (let place = 0; place < placed.length; place += 1) {
    const first = placed[place];
    if (first === undefined) break;
    let { end } = first;
    let sum = '0';
    let last = Number.POSITIVE_INFINITY;
    for (let next = place; ; next += 1) {
      const [only, ...more] = placed[next]?.numbers ?? [];
      if (only === undefined || more.length > 0) break;
      const scale = scaleBehind(text, placed[next]?.end ?? 0);
      // What follows a sign belongs to it while it is smaller: 1万2000, not 1万 and 2万.
      const isFirst = next === place;
      if (!isFirst && (scale.power >= last || only.value.length > last)) break;
      if (isFirst && scale.power === 0) break;
      sum = added(sum, shifted(only.value, scale.power));
      last = scale.power;
      ({ end } = scale);
      place = next;
      const following = placed[next + 1];
      if (last === 0 || following === undefined) break;
      if (following.at - end > 1 || !gap.test(text.slice(end, following.at))) break;
    }
    if (end === first.end) append(read, first.numbers);
    else read.push({ written: text.slice(first.at, end), value: sum });
  }
  return read;
}

/** 千 and 万 may follow each other: `3千万`. */
function scaleBehind(text: string, from: number): { readonly power: number; readonly end: number } {
  let power = 0;
  let end = from;
  for (;;) {
    const [sign = '', letter = ''] = SIGN.exec(text.slice(end, end + 3)) ?? [];
    if (sign === '') return { power, end };
    power += SIGNS[letter] ?? 0;
    end += sign.length;
  }
}

/** A value times a power of ten; both as they are written everywhere. */
function shifted(value: string, power: number): string {
  const [whole = '', fraction = ''] = value.split('.');
  const padded = fraction.padEnd(power, '0');
  const digits = (whole + padded.slice(0, power)).replace(/^0+(?=[0-9])/, '');
  const rest = padded.slice(power);
  return rest === '' ? digits : `${digits}.${rest}`;
}

/** The sum of a number and one that is smaller than its lowest power. */
function added(sum: string, value: string): string {
  const [whole = '', fraction = ''] = value.split('.');
  const digits = String(BigInt(sum) + BigInt(whole));
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

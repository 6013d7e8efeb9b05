import { baseOf } from '../../../preload/contract/language-code.ts';
import { plainDigits } from '../memory/alarms.ts';
import { createScaleReader } from './number-scales.ts';

/** A number of a text: as written, and its value as it is written everywhere: `1234.5`. */
export interface ReadNumber {
  readonly written: string;
  readonly value: string;
  /** What else it may be: `60.000` of a French text where its mark parts thousands, the 3 of `3 million`. */
  readonly otherwise?: string;
}

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

const SPACES = '\u00a0\u202f\u2009';
/** A comma that also parts sentences and lists parts a number only where groups of three follow it. */
const WIDE_COMMA = String.raw`(?<=(?<!\p{Nd})\p{Nd}{1,3}|[，،]\p{Nd}{3})[，،](?=\p{Nd}{3}(?!\p{Nd}))`;
const MARKS = String.raw`(?:[.．,'’＇٫٬${SPACES}]|${WIDE_COMMA})`;
const NUMBER = String.raw`\p{Nd}+(?:${MARKS}\p{Nd}+)*`;
/** Groups of three behind plain spaces. */
const SPACED = String.raw`(?<!\p{Nd}${MARKS}?)\p{Nd}{1,3}(?: \p{Nd}{3})+(?!\p{Nd})(?:${MARKS}\p{Nd}+)*`;

/** Reads the numbers of a text. */
export interface NumberReader {
  (text: string): ReadNumber[];
  /** The same where plain spaces part thousands, as the SI has it for every language; null: none may. */
  readonly spaced: ((text: string) => ReadNumber[] | null) | null;
}

/**
 * Makes a reader of the numbers of a text as its language writes them: `1.234,5` of a German text and
 * `1,234.5` of an English one are the same, as are `1万` and `10,000`. What is no number of that language
 * (a version, a date) gives one number for each of its parts.
 * @param language BCP 47; one that nobody knows counts as English
 */
export function createNumberReader(language: string): NumberReader {
  const separators = separatorsOf(language);
  const scaled = createScaleReader(baseOf(language));
  const isSpaced = separators.group === ' ';
  const reader =
    (pattern: RegExp) =>
    (text: string): ReadNumber[] =>
      scaled(
        text,
        Array.from(text.matchAll(pattern), ({ 0: written, index }) => ({
          at: index,
          end: index + written.length,
          numbers: readNumber(written, separators),
        })),
      );
  const read = reader(new RegExp(isSpaced ? `${SPACED}|${NUMBER}` : NUMBER, 'gu'));
  const readSpaced = reader(new RegExp(`${SPACED}|${NUMBER}`, 'gu'));
  return Object.assign(read, {
    spaced: isSpaced
      ? null
      : (text: string) => (MAY_BE_SPACED.test(text) ? readSpaced(text) : null),
  });
}

const MAY_BE_SPACED = new RegExp(SPACED, 'u');

function readNumber(written: string, separators: Separators): ReadNumber[] {
  if (SHORT.test(written)) return [{ written, value: short(written) }];
  const plain = plainDigits(written)
    .replace(/\s/gu, ' ')
    .replaceAll('’', "'")
    .replace(/[٬،]/g, separators.group)
    .replaceAll('٫', separators.decimal);
  const own = valueOf(plain, separators);
  const value = own ?? valueOf(plain, swapped(separators));
  // Where spaces part thousands, a mark before three digits may part them, too.
  const isUnclear = (own === null || separators.group === ' ') && GROUPED.test(plain);
  if (value !== null) {
    const digits = short(plain.replace(/[.,]/g, ''));
    return [isUnclear ? { written, value, otherwise: digits } : { written, value }];
  }
  return plain.split(/[^0-9]+/).map((part) => ({ written: part, value: short(part) }));
}

/** The value of digits with these separators; null where they do not stand as they must. */
function valueOf(plain: string, { group, decimal }: Separators): string | null {
  const [whole = '', fraction = '', ...more] = plain.split(decimal);
  if (more.length > 0 || !/^[0-9]*$/.test(fraction)) return null;
  const groups = whole.split(new RegExp(`[ '${group}]`));
  if (!groups.every((part) => /^[0-9]+$/.test(part))) return null;
  const [first = '', ...rest] = groups;
  if (rest.length > 0) {
    // Indian numbers have groups of two before the last one of three.
    const isGrouped = first.length <= 3 && rest.every(({ length }) => length === 3 || length === 2);
    if (!isGrouped || rest.at(-1)?.length !== 3) return null;
  }
  const tail = fraction.replace(/0+$/, '');
  return short(groups.join('')) + (tail === '' ? '' : `.${tail}`);
}

/** Other languages have it the other way round, and many a text keeps the numbers of its source. */
const swapped = ({ decimal }: Separators): Separators =>
  decimal === '.' ? { group: '.', decimal: ',' } : { group: ',', decimal: '.' };

const GROUPED = /^[0-9]{1,3}(?:[.,][0-9]{3})+$/;

const SHORT = /^[0-9]+$/;

const short = (digits: string) => digits.replace(/^0+(?=[0-9])/, '');

function separatorsOf(language: string): Separators {
  const format = new Intl.NumberFormat(localeOf(language), {
    numberingSystem: 'latn',
    useGrouping: 'always',
  });
  let [group, decimal] = [',', '.'];
  for (const { type, value } of format.formatToParts(1_234_567.5)) {
    if (type === 'group') group = value;
    else if (type === 'decimal') decimal = value;
  }
  return { group: /\s/u.test(group) ? ' ' : group === '’' ? "'" : group, decimal };
}

function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

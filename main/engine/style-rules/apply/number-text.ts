import { baseOf } from '../../../../preload/contract/language-code.ts';
import { NUMBER, NUMBER_BEGINS, NUMBER_ENDS } from './rewrite.ts';

/** A number that was read from a text. */
export interface ReadNumber {
  /** Its digits before the decimal mark. */
  readonly whole: string;
  /** Its digits after it; null without one. */
  readonly fraction: string | null;
  /** What separates its thousands; null where nothing does. */
  readonly thousands: string | null;
  readonly decimal: string | null;
}

/** Languages that write 1,234.5; all others write 1.234,5 or 1 234,5. */
const PERIOD_LANGUAGES = new Set(['en', 'ja', 'ko', 'zh', 'th', 'he']);

/** The decimal mark of a language. */
export const decimalMarkOf = (language: string): '.' | ',' =>
  PERIOD_LANGUAGES.has(baseOf(language)) ? '.' : ',';

/**
 * Reads a number by its own evidence, and where that leaves two readings (`1.234`) as its language
 * writes numbers. Null for what is no number: a version, a date, a chapter.
 */
export function readNumber(written: string, language: string): ReadNumber | null {
  const signs = written.replace(/\d/g, '');
  const parts = written.split(/\D/);
  const [first = '', ...rest] = parts;
  if (signs === '') return { whole: written, fraction: null, thousands: null, decimal: null };
  const last = signs.at(-1) ?? '';
  const isGrouped = (groups: readonly string[]) =>
    /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => group.length === 3);
  const sameSigns = signs === last.repeat(signs.length);
  const isDecimal = last === '.' || last === ',';
  if (
    signs.length === 1 &&
    isDecimal &&
    (rest[0]?.length !== 3 || last === decimalMarkOf(language))
  ) {
    return { whole: first, fraction: rest[0] ?? '', thousands: null, decimal: last };
  }
  if (sameSigns) {
    if (!isGrouped(rest)) return null;
    return { whole: parts.join(''), fraction: null, thousands: last, decimal: null };
  }
  const others = signs.slice(0, -1);
  const [thousands = ''] = others;
  if (!isDecimal || others.includes(last) || others !== thousands.repeat(others.length))
    return null;
  if (!isGrouped(rest.slice(0, -1))) return null;
  const whole = parts.slice(0, -1).join('');
  return { whole, fraction: rest.at(-1) ?? '', thousands, decimal: last };
}

/** Digits in groups of three. */
export const grouped = (digits: string, separator: string): string =>
  digits.replace(/\B(?=(?:\d{3})+$)/g, separator);

const TOKEN = new RegExp(`${NUMBER_BEGINS}${NUMBER}${NUMBER_ENDS}`, 'gu');
/** Numbers behind these name something and count nothing. */
const NAMES =
  /(?:§|#|\b(?:version|v|release|rev|chapter|section|figure|fig|table|page|no|nr|art|id|code|pin|zip|room|kapitel|abschnitt|abb|seite|artikel|chapitre|page|capítulo|sección|capitolo|sezione|pagina|página|ip|port|order|invoice|ticket|rfc|iso|din|en)\.?|\bn[°º])[\s\u00A0]?$/iu;
const LOOK_BACK = 14;

/** A number with what stands round it. */
export interface PlacedNumber extends ReadNumber {
  readonly written: string;
  readonly after: string;
}

/** Writes the numbers of a text anew; those that name something, dates and clock times stay. */
export function rewriteNumbers(
  text: string,
  language: string,
  write: (number: PlacedNumber) => string,
): string {
  return text.replace(TOKEN, (written, at: number) => {
    const before = text.slice(Math.max(0, at - LOOK_BACK), at);
    const after = text.slice(at + written.length, at + written.length + LOOK_BACK);
    if (NAMES.test(before) || looksLikeTime(written, before, after)) return written;
    const number = readNumber(written, language);
    return number === null ? written : write({ ...number, written, after });
  });
}

/** `9.30 Uhr`, `12.5.`, `am 3.4`: two numbers, not one. */
const looksLikeTime = (written: string, before: string, after: string): boolean =>
  /^\d{1,2}\.\d{1,2}$/.test(written) &&
  (/^(?:\.(?!\s*$)|[\s\u00A0]?(?:Uhr|h\b|[ap]\.?m))/u.test(after) ||
    /(?:^|[\s(])(?:am|vom|zum|bis|ab|seit|dem|den|um)\s$/iu.test(before));

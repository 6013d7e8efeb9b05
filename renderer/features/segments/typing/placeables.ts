import { plainWords } from '../tags/tagged-text.ts';
import { ADDRESS } from './addresses.ts';

const NUMBER = /(?<![\p{L}\p{N}])\d(?:[\d.,'’\u00a0\u202f]*\d)?/gu;
/** Where spaces group digits, plain ones are typed, too. */
const SPACED_NUMBER = /(?<![\p{L}\p{N}])\d(?:[\d.,'’\u00a0\u202f]| (?=\d{3}(?!\d)))*(?<=\d)/gu;
/** Letters and digits with single signs between; what is longer than a name of a thing is none. */
const RUN = /[\p{L}\p{N}]+(?:[-_/.][\p{L}\p{N}]+)*/gu;
const MOST_OF_CODE = 60;
/** From a capital or digit to a capital or digit, as `XR-200` and `USB`; each part begins with one. */
const CODE =
  /(?<![\p{L}\p{N}])[\p{Lu}\p{N}](?:[\p{L}\p{N}]|[-_/.](?=[\p{Lu}\p{N}]))+(?<=[\p{Lu}\p{N}])(?!\p{L})/gu;
/** A capital inside of a word, as in `iPhone`. */
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
/** Words with a capital inside of a sentence. */
const NAME = /(?<=[\p{L}\p{N},;] )\p{Lu}[\p{Ll}\p{M}'’-]{2,}(?: \p{Lu}[\p{Ll}\p{M}'’-]{2,})*/gu;
const ISO_DATE = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

/** What separates the digits of a language's numbers. */
interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/** What a language says of its numbers and dates; making it takes milliseconds, so it is kept. */
interface Formats {
  readonly separators: Separators;
  /** Names of the months in small letters, long ones before short ones. */
  readonly months: readonly string[];
  readonly dates: readonly Intl.DateTimeFormat[];
}

const known = new Map<string, Formats>();

function formatsOf(language: string): Formats {
  const made = known.get(language);
  if (made !== undefined) return made;
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(1234567.8);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const months = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, day: 'numeric' });
    return Array.from({ length: 12 }, (_, place) =>
      (
        format.formatToParts(new Date(2024, place, 9)).find(({ type }) => type === 'month')
          ?.value ?? ''
      )
        .replace(/\.$/, '')
        .toLowerCase(),
    );
  });
  const formats: Formats = {
    separators: { group: of('group'), decimal: of('decimal') || '.' },
    months,
    dates: (['long', 'medium'] as const).map(
      (dateStyle) => new Intl.DateTimeFormat(language, { dateStyle }),
    ),
  };
  known.set(language, formats);
  return formats;
}

/** A number as the target writes it; null for what is none in the source's format. */
function numberIn(written: string, from: Separators, to: Separators): string | null {
  const plain = written.replace(/[\u00a0\u202f]/g, ' ');
  const group = from.group.replace(/[\u00a0\u202f]/g, ' ');
  const [whole = '', fraction, ...more] = plain.split(from.decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const groups = group === '' ? [whole] : whole.split(group);
  const isGrouped = groups.length > 1;
  if (!groups.every((one) => /^\d+$/.test(one))) return null;
  if (isGrouped && !groups.slice(1).every((one) => one.length === 3)) return null;
  return (
    groups.join(isGrouped ? to.group : '') + (fraction === undefined ? '' : to.decimal + fraction)
  );
}

/** Dates with the name of a month, as the target writes them in full. */
function datesIn(text: string, source: string, target: string): string[] {
  const names = formatsOf(source).months;
  const found: string[] = [];
  const write = (year: number, month: number, day: number) => {
    const date = new Date(year, month, day);
    if (date.getMonth() !== month) return;
    for (const format of formatsOf(target).dates) found.push(format.format(date));
  };
  const DATE =
    /(?:(\d{1,2})(?:\.|º|er|st|nd|rd|th)?\s{1,3}(?:de\s{1,3})?(\p{L}{3,20})\.?|(?<!\p{L})(\p{L}{3,20})\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?),?\s{1,3}(?:de\s{1,3})?(\d{4})/gu;
  for (const [, day, month, monthFirst, dayAfter, year] of text.matchAll(DATE)) {
    const place = names.indexOf((month ?? monthFirst ?? '').toLowerCase());
    if (place >= 0) write(Number(year), place % 12, Number(day ?? dayAfter));
  }
  for (const [iso, year, month, day] of text.matchAll(ISO_DATE)) {
    found.push(iso);
    write(Number(year), Number(month) - 1, Number(day));
  }
  return found;
}

/** Names of things: with a digit or capitals inside. */
function codesIn(text: string): string[] {
  return Array.from(text.matchAll(RUN), ([run]) => run).flatMap((run) => {
    if (run.length > MOST_OF_CODE) return [];
    const codes = (run.match(CODE) ?? []).filter((code) => /\p{L}/u.test(code));
    if (codes.length > 0) return codes;
    return run.split(/[-_/.]/).filter((part) => INNER_CAPITAL.test(part));
  });
}

/**
 * What a translation takes over: numbers and dates as the target writes them, addresses, codes and
 * names as they stand. Each once, in order of kinds.
 * @param source BCP 47, as `target`
 */
export function placeablesOf(text: string, source: string, target: string): readonly string[] {
  const words = plainWords(text);
  const [from, to] = [formatsOf(source).separators, formatsOf(target).separators];
  const all = (pattern: RegExp) => Array.from(words.matchAll(pattern), ([found]) => found);
  return [
    ...new Set([
      ...datesIn(words, source, target),
      ...all(/^\s$/u.test(from.group) ? SPACED_NUMBER : NUMBER).flatMap(
        (one) => numberIn(one, from, to) ?? one,
      ),
      ...all(ADDRESS),
      ...codesIn(words),
      ...all(NAME),
    ]),
  ];
}

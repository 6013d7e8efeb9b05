import { IntlMessageFormat } from 'intl-messageformat';
import { directionOf } from './language-code.ts';
import { brief } from './brief.ts';
import { hasFullWidthMarks, joined, spacedUnit } from './full-width.ts';
import type english from './locales/en.json';

/** Names a message; English has them all. */
export type MessageKey = keyof typeof english;
/** Messages of one language; a part of them comes first. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>;
export type MessageValues = Readonly<Record<string, string | number>>;

/** The interface language: its sentences, numbers and dates. */
export interface I18n {
  /** Whether every sentence is there: the first screen and the frame need few, and come first. */
  readonly isWhole: boolean;
  /** BCP 47 tag of the interface language. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  /** Whether there is such a message, for keys that are made of what main says. */
  readonly has: (key: string) => key is MessageKey;
  /** A whole or decimal number with the separators of the interface language. */
  readonly number: (value: number) => string;
  /** A calendar day from an ISO 8601 time, in the local time zone; '' for what is no time. */
  readonly day: (iso: string) => string;
  /** What stands between two sentences, or one and what it leads to; full-width marks have it in them. */
  readonly gap: '' | ' ';
  /** How long something takes, in the unit that fits: `84 ms`, `1.2 sec`. */
  readonly duration: (ms: number) => string;
  /** The name of a language, else the one that the service gives it, else its code. */
  readonly language: (code: string, given?: string) => string;
  /** Names joined as a sentence would join them. */
  readonly list: (items: readonly string[]) => string;
  /**
   * What is known of something on one line, without what is not. From right to left each fact stands
   * for itself: a date beside a name in Latin letters would fall apart.
   */
  readonly facts: (known: readonly (string | null)[]) => string;
}

/**
 * @param sentences of the language that `locale` names
 * @param isWhole false for those of the first screen and the frame alone
 */
export function createI18n(locale: string, sentences: Messages, isWhole = true): I18n {
  const parsed = new Map<MessageKey, IntlMessageFormat>();
  const numbers = new Intl.NumberFormat(locale);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const [milliseconds, seconds] = durations(locale);
  const languages = new Intl.DisplayNames(locale, {
    type: 'language',
    languageDisplay: 'standard',
    fallback: 'none',
  });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });

  const direction = directionOf(locale);
  /** Among words that run from the right, a name in other letters keeps to its place in the row. */
  const isolated = (part: string) => (direction === 'rtl' ? `\u2068${part}\u2069` : part);

  return {
    isWhole,
    locale,
    direction,
    t(key, values) {
      let message = parsed.get(key);
      if (message === undefined) {
        // Whatever asks for one of the others early is drawn again once they are there.
        const sentence = sentences[key] ?? '';
        // Most have nothing to fill in, and reading one costs more than all the rest here.
        if (!/[{}'#]/.test(sentence)) return sentence;
        message = new IntlMessageFormat(sentence, locale, undefined, { ignoreTag: true });
        parsed.set(key, message);
      }
      const given = values && briefly(values);
      return withSingleStops(String(message.format<string>(given)), given);
    },
    has: (key): key is MessageKey => Object.hasOwn(sentences, key),
    number: (value) => numbers.format(value),
    day(iso) {
      const time = new Date(iso);
      return Number.isNaN(time.getTime()) ? '' : days.format(time);
    },
    gap: hasFullWidthMarks(locale) ? '' : ' ',
    duration: (ms) => spacedUnit(ms < 999.5 ? milliseconds(ms) : seconds(ms / 1000), locale),
    language(code, given = code) {
      try {
        return languages.of(code) ?? brief(given);
      } catch {
        // Not the form of a language code.
        return brief(given);
      }
    },
    list: (items) => joined(lists.formatToParts(items.map(isolated)), locale),
    facts: (known) =>
      known.flatMap((fact) => (fact === null || fact === '' ? [] : [isolated(fact)])).join(' · '),
  };
}

/** For milliseconds and for seconds; tenths stand even where they are none, so that nothing jumps. */
function durations(locale: string) {
  const by = (unit: string, symbol: string, digits: number) => {
    const format = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    // Intl shortens the word in some languages (“sec”, “Sek.”), where our sentences have the symbol.
    return (count: number) =>
      format
        .formatToParts(count)
        .map(({ type, value }) => (type === 'unit' && /^[a-z]/i.test(value) ? symbol : value))
        .join('');
  };
  return [by('millisecond', 'ms', 0), by('second', 's', 1)] as const;
}

/** What ends in an abbreviation, as `Acme Inc.` does, ends its sentence with the stop that it has. */
function withSingleStops(sentence: string, values: MessageValues = {}): string {
  return Object.values(values)
    .filter((value) => typeof value === 'string')
    .filter((value) => /[^.]\.$/.test(value))
    .reduce(
      (said, value) =>
        said.replaceAll(`${value}.`, (found, at: number) =>
          said[at + found.length] === '.' ? found : value,
        ),
      sentence,
    );
}

/** The values of a sentence, each as long as one can be read there. */
function briefly(values: MessageValues): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? brief(value) : value,
    ]),
  );
}

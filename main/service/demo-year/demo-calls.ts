import type { TaggedKind, UsageKind } from '../accounts/usage-kind.ts';
import type { DemoKey } from './demo-keys.ts';
import type { Random } from './random.ts';

/** A billed call of a demo key. */
export type DemoCall = { readonly at: Date; readonly units: number } & (
  | { readonly kind: TaggedKind; readonly tag: string | null }
  | { readonly kind: Exclude<UsageKind, TaggedKind> }
);

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Characters of a large call. */
const LARGE_TEXT = 100_000;
/** Minutes of a long session. */
const LONG_SESSION = 55;
/** What the service bills for a document at least. */
const LEAST_DOCUMENT = 50_000;

/** What a key did on one day, which begins at midnight UTC and was so many days ago. */
export function demoCalls(key: DemoKey, day: Date, daysAgo: number, random: Random): DemoCall[] {
  const share = (1 - key.office * (1 - officeShare(day))) * (key.course?.(daysAgo) ?? 1);
  /** About this much, more often a little less than much more. */
  const about = (average: number) => average * share * (0.7 + 0.6 * random() ** 1.3);
  const [first, span] = key.hours;
  const moment = () => new Date(day.getTime() + Math.floor((first + random() * span) * HOUR_MS));
  const tagOf = () => {
    let left = random();
    for (const [tag, part] of key.tags ?? []) {
      left -= part;
      if (left < 0) return tag;
    }
    return null;
  };

  const texts = (kind: TaggedKind, average = 0): DemoCall[] =>
    parts(about(average), LARGE_TEXT, random).map((units) => ({
      at: moment(),
      kind,
      units,
      tag: tagOf(),
    }));
  const documents = ([count, characters]: readonly [number, number]): DemoCall[] =>
    Array.from({ length: Math.floor(about(count) + random()) }, () => ({
      at: moment(),
      kind: 'document_translation',
      units: Math.max(LEAST_DOCUMENT, Math.round(characters * (0.4 + 1.2 * random()))),
    }));
  const sessions = ([minutes, spoken]: readonly [number, number]): DemoCall[] =>
    parts(about(minutes) * MINUTE_MS, LONG_SESSION * MINUTE_MS, random).flatMap((units) => {
      const at = moment();
      const heard: DemoCall = { at, kind: 'speech_to_text', units };
      return random() < spoken ? [heard, { at, kind: 'speech_to_speech', units }] : [heard];
    });

  return [
    ...texts('text_translation', key.text),
    ...texts('text_improvement', key.improvement),
    ...documents(key.documents ?? [0, 0]),
    ...sessions(key.speech ?? [0, 0]),
  ];
}

/** Cuts an amount into whole parts, none much larger than `large`. */
function parts(amount: number, large: number, random: Random): number[] {
  const whole = Math.round(amount);
  if (whole < 1) return [];
  const count = Math.ceil(whole / large) + Math.floor(random() * 2);
  const weights = Array.from({ length: count }, () => 0.5 + random());
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = whole;
  return weights
    .map((weight, index) => {
      const part = index === count - 1 ? left : Math.floor((whole * weight) / sum);
      left -= part;
      return part;
    })
    .filter((part) => part > 0);
}

/** From Sunday: what an office does on a day, of its average working day. */
const WEEKDAYS = [0.07, 0.95, 1.08, 1.1, 1.04, 0.86, 0.13] as const;

/** First day, last day, and what is left of the work in between. */
const HOLIDAYS: readonly (readonly [from: string, until: string, left: number])[] = [
  ['01-01', '01-01', 0.05],
  ['01-02', '01-06', 0.5],
  ['05-01', '05-01', 0.1],
  ['08-01', '08-21', 0.65],
  ['12-24', '12-26', 0.06],
  ['12-27', '12-30', 0.4],
  ['12-31', '12-31', 0.08],
];

/** What an office does on a day, 1 being an average working day. */
function officeShare(day: Date): number {
  const date = day.toISOString().slice(5, 10);
  const holiday = HOLIDAYS.find(([from, until]) => date >= from && date <= until);
  return (WEEKDAYS[day.getUTCDay()] ?? 1) * (holiday?.[2] ?? 1);
}

import type { Measure } from '../../../preload/contract/measures.ts';
import { MEASURES } from '../../../preload/contract/measures.ts';
import type {
  DayUsage,
  DifferenceReason,
  ReconciledDay,
  ReportRange,
} from '../../../preload/contract/reports.ts';
import type { OwnDay } from '../own-ledger.ts';
import { daysOf } from './days.ts';
import { less, NOTHING } from './figures.ts';

const MINUTE_MS = 60_000;
/** Half of a hundredth of a minute, which is how finely a service may write its figures. */
const HALF_STEP_MS = 300;

const SPEECH: readonly Measure[] = ['speechToTextMs', 'speechToSpeechMs'];
const KINDS: readonly Measure[] = MEASURES.filter((measure) => measure !== 'characters');

/** The most likely first. */
const ORDER: readonly DifferenceReason[] = [
  'before-first-record',
  'not-reported-yet',
  'midnight',
  'rounding',
  'used-elsewhere',
  'not-billed',
];

export interface ReconcileFacts {
  readonly range: ReportRange;
  /** Days on which something of ours was billed. */
  readonly ours: readonly OwnDay[];
  /** Every day of the range, in order. */
  readonly service: readonly DayUsage[];
  /** Day of our first record; null when there is none. */
  readonly firstRecord: string | null;
  /** The first day that the service's report does not hold yet; null where it holds the current one. */
  readonly unreportedFrom: string | null;
}

/** Every day of the range with what may explain its difference. */
export function reconcile(facts: ReconcileFacts): ReconciledDay[] {
  const own = new Map(facts.ours.map((day) => [day.day, day]));
  const days = daysOf(facts.range).map((day, index) => {
    const ours = own.get(day);
    const service = facts.service[index]?.usage ?? NOTHING;
    const usage = ours?.usage ?? NOTHING;
    return { day, ours: usage, service, difference: less(service, usage), own: ours };
  });
  return days.map(({ own: ofDay, ...day }, index) => {
    const neighbours = [days[index - 1], days[index + 1]].flatMap(
      (other) => other?.difference ?? [],
    );
    const differing = KINDS.filter((measure) => day.difference[measure] !== 0);
    // The total says nothing of its own where a kind of characters differs.
    const differs = differing.some((measure) => !SPEECH.includes(measure));
    const measures: readonly Measure[] =
      differs || day.difference.characters === 0 ? differing : [...differing, 'characters'];
    const reasons = new Set(
      measures.map((measure) =>
        reasonOf({
          day: day.day,
          difference: day.difference[measure],
          ours: day.ours[measure],
          service: day.service[measure],
          isSpeech: SPEECH.includes(measure),
          sessions: ofDay?.sessions ?? 0,
          neighbours: neighbours.map((difference) => difference[measure]),
          facts,
        }),
      ),
    );
    return { ...day, reasons: ORDER.filter((reason) => reasons.has(reason)) };
  });
}

interface OneDifference {
  readonly day: string;
  /** service − ours, not 0. */
  readonly difference: number;
  readonly ours: number;
  readonly service: number;
  readonly isSpeech: boolean;
  readonly sessions: number;
  /** Differences of the same measure on the day before and after. */
  readonly neighbours: readonly number[];
  readonly facts: Pick<ReconcileFacts, 'firstRecord' | 'unreportedFrom'>;
}

function reasonOf(one: OneDifference): DifferenceReason {
  const { day, difference, ours, service, isSpeech, sessions, neighbours, facts } = one;
  const { firstRecord, unreportedFrom } = facts;
  const isMore = difference > 0;
  if (isMore && (firstRecord === null || day < firstRecord)) return 'before-first-record';
  if (!isMore && unreportedFrom !== null && day >= unreportedFrom) return 'not-reported-yet';
  const size = Math.abs(difference);
  if (isSpeech && size <= HALF_STEP_MS) return 'rounding';
  if (neighbours.includes(-difference)) return 'midnight';
  // A service may round each session to minutes.
  const isOurs = ours > 0 && service > 0;
  if (isSpeech && isOurs && size < MINUTE_MS * Math.max(1, sessions)) return 'rounding';
  return isMore ? 'used-elsewhere' : 'not-billed';
}

import type {
  DifferenceReason,
  Reconciliation,
  UsageFigures,
} from '../../../preload/contract/reports.ts';

/** What is compared; the parts that characters consist of are not, since their sum is billed. */
export const COMPARED = ['characters', 'speechToTextMs', 'speechToSpeechMs'] as const;
export type ComparedMeasure = (typeof COMPARED)[number];

/** A comparison with a service that tells its usage. */
export type ToldReconciliation = Reconciliation & { readonly service: UsageFigures };

export const isTold = (answer: Reconciliation): answer is ToldReconciliation =>
  answer.service !== null;

/** One day in one measure. */
export interface ComparedDay {
  readonly day: string;
  readonly ours: number;
  readonly service: number;
  /** service − ours. */
  readonly difference: number;
  /** Empty when they agree. */
  readonly reasons: readonly DifferenceReason[];
}

/** The measures in which either side counted something. */
export function comparedMeasures({ days }: Reconciliation): readonly ComparedMeasure[] {
  const counts = (usage: UsageFigures, measure: ComparedMeasure) => usage[measure] !== 0;
  return COMPARED.filter((measure) =>
    days.some(({ ours, service }) => counts(ours, measure) || counts(service, measure)),
  );
}

/** The days in one measure. A reason of the whole day stands where the measure differs. */
export function comparedDays(
  { days }: Reconciliation,
  measure: ComparedMeasure,
): readonly ComparedDay[] {
  return days.map(({ day, ours, service, difference, reasons }) => ({
    day,
    ours: ours[measure],
    service: service[measure],
    difference: difference[measure],
    // Characters are never rounded.
    reasons:
      difference[measure] === 0
        ? []
        : reasons.filter((reason) => reason !== 'rounding' || measure !== 'characters'),
  }));
}

/** Days on which any of the measures differs. */
export const differingDays = ({ days }: Reconciliation): number =>
  days.filter(({ difference }) => COMPARED.some((measure) => difference[measure] !== 0)).length;

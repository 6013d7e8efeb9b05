import type { DayUsage, ReportRange, TagUsage } from '../../preload/contract/reports.ts';

/** A day of our own records. */
export interface OwnDay extends DayUsage {
  /** Voice sessions of the service that began to be billed on it; services may round each one up. */
  readonly sessions: number;
}

/**
 * What Dragoman's own calls were billed. Days are those of UTC on which the answer came; characters
 * and milliseconds of sound are as sent, without a service's rounding of speech to minutes.
 */
export interface OwnLedger {
  /** Days on which something was billed, in order; both ends of the range belong to it. */
  days(connection: string, range: ReportRange): readonly OwnDay[];
  /** Day of the first call recorded for a connection; null when there is none. */
  firstDay(connection: string): string | null;
  /** Most characters first; what carried no tag is left out. */
  tagSums(connection: string, range: ReportRange): readonly TagUsage[];
}

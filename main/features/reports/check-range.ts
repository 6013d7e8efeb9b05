import { MAX_REPORT_DAYS } from '../../../preload/contract/limits.ts';
import type { ReportRange } from '../../../preload/contract/reports.ts';
import { FeatureFailure } from '../feature-failure.ts';
import { lengthOf } from './days.ts';

/**
 * Refuses a range that the service would refuse, with invalid-input, field `range` and the reason
 * `range_reversed` or `range_too_long`; nothing is sent then.
 */
export function checkRange(range: ReportRange): void {
  const days = lengthOf(range);
  if (days < 1) throw invalidRange('range_reversed');
  if (days > MAX_REPORT_DAYS) throw invalidRange('range_too_long');
}

const invalidRange = (reason: string): FeatureFailure =>
  new FeatureFailure({ code: 'invalid-input', params: { field: 'range', reason } });

import type { UsageState } from '../../../preload/contract/usage.ts';
import { meterLine, type MeterLine } from '../../features/usage/meter-line.ts';
import { METERS, type MeterId } from '../../features/usage/meters.ts';

/** What the status bar says about usage, before it is put into words. */
export type UsageLine =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  | (MeterLine & {
      /** What it tells of. */
      readonly of: MeterId;
    });

const URGENCY = { unlimited: 0, left: 0, nearly: 1, over: 2 } as const;

/**
 * The characters of the account, unless another limit is nearer to being reached. A limit of
 * nothing was set on purpose, so it warns of nothing new.
 * @param first what the screen in view uses up; shown where it has a limit
 */
export function usageLine(usage: UsageState, first: MeterId = 'characters'): UsageLine {
  if (usage.state !== 'known') return { kind: usage.state };
  let shown: (MeterLine & { readonly of: MeterId }) | null =
    usage.characters === undefined
      ? null
      : { ...meterLine(usage.characters, 'characters'), of: 'characters' };
  const own = usage[first];
  if (own !== undefined && own.limit !== 0) {
    const counted = METERS.find(({ id }) => id === first)?.counted ?? 'characters';
    const line = { ...meterLine(own, counted), of: first };
    if (line.kind !== 'unlimited') shown = line;
  }
  for (const { id, counted } of METERS) {
    const meter = usage[id];
    if (meter === undefined || meter.limit === 0) continue;
    const line = meterLine(meter, counted);
    if (shown === null || URGENCY[line.kind] > URGENCY[shown.kind]) shown = { ...line, of: id };
  }
  return shown ?? { kind: 'unknown' };
}

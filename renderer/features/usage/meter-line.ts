import type { Meter } from '../../../preload/contract/connections.ts';
import { leftOf, type Counted } from './amount-words.ts';

/** Share of a limit, in percent, from which a meter warns. */
const NEARLY = 80;

/** A count against its limit, before it is put into words. */
export type MeterLine =
  | { readonly kind: 'unlimited'; readonly count: number }
  | {
      readonly kind: 'left' | 'nearly' | 'over';
      readonly left: number;
      readonly limit: number;
      /** 0 to 100, rounded down: 100 only when all is used. */
      readonly percent: number;
    };

export function meterLine({ count, limit }: Meter, counted: Counted): MeterLine {
  if (limit === null) return { kind: 'unlimited', count };
  const left = leftOf(counted, count, limit);
  const percent = limit === 0 ? 100 : Math.min(100, Math.floor((count / limit) * 100));
  const kind = count >= limit ? 'over' : percent >= NEARLY ? 'nearly' : 'left';
  return { kind, left, limit, percent };
}

const TONES = { unlimited: 'plain', left: 'plain', nearly: 'notice', over: 'bad' } as const;

/** The colour of a meter; its words say the same. */
export const meterTone = ({ kind }: MeterLine): 'plain' | 'notice' | 'bad' => TONES[kind];

import type { UsageState } from '../../../preload/contract/usage.ts';
import { meterLine, type MeterLine } from '../../features/usage/meter-line.ts';
import { METERS, type MeterId } from '../../features/usage/meters.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';

/** The line of one meter. */
type LineOfMeter = MeterLine & {
  /** What it tells of. */
  readonly of: MeterId;
};

/** What the status bar says about usage, before it is put into words. */
export type UsageLine = { readonly kind: 'unknown' } | { readonly kind: 'failed' } | LineOfMeter;

const URGENCY = { unlimited: 0, left: 0, nearly: 1, over: 2 } as const;

const TEXTS: readonly MeterId[] = ['characters', 'keyCharacters'];
const ALL = METERS.map(({ id }) => id);

/** What the work on a screen uses up; on most it is texts. */
const SPENT: Partial<Record<ScreenId, readonly MeterId[]>> = {
  documents: [...TEXTS, 'documents', 'teamDocuments'],
  voice: ['speechToText', 'speechToSpeech'],
  history: ALL,
  usage: ALL,
  settings: ALL,
};

/**
 * The first of the limits that the screen in view uses up, unless another of those is nearer to
 * being reached; the characters of the account where it uses none up. A limit of nothing was set
 * on purpose, so it warns of nothing new.
 */
export function usageLine(usage: UsageState, screen: ScreenId): UsageLine {
  if (usage.state !== 'known') return { kind: usage.state };
  const lines = METERS.flatMap(({ id, counted }): LineOfMeter[] => {
    const meter = usage[id];
    return meter === undefined ? [] : [{ ...meterLine(meter, counted), of: id }];
  });
  const characters = lines.find(({ of }) => of === 'characters');
  const spent = SPENT[screen] ?? TEXTS;
  const [shown = characters] = lines
    .filter((line) => spent.includes(line.of))
    .filter((line) => line === characters || (line.kind !== 'unlimited' && line.limit !== 0))
    .toSorted((one, other) => URGENCY[other.kind] - URGENCY[one.kind]);
  return shown ?? { kind: 'unknown' };
}

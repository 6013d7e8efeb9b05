import type { UsageState } from '../../../preload/contract/usage.ts';
import { meterLine, type MeterLine } from '../../features/usage/meter-line.ts';
import { METERS, type MeterId } from '../../features/usage/meters.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';

/** What the status bar says about usage, before it is put into words. */
export type UsageLine =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  | (MeterLine & {
      /** What it tells of. */
      readonly of: MeterId;
    });

const URGENCY = { unlimited: 0, left: 0, nearly: 1, over: 2 } as const;

const SPEECH = ['speechToText', 'speechToSpeech'] as const satisfies readonly MeterId[];
const TEXTS = ['characters', 'keyCharacters'] as const satisfies readonly MeterId[];
const ALL = METERS.map(({ id }) => id);

/** What the work on a screen uses up; on most it is texts. */
const SPENT: Partial<Record<ScreenId, readonly MeterId[]>> = {
  documents: [...TEXTS, 'documents', 'teamDocuments'],
  voice: SPEECH,
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
  const lineOf = (id: MeterId): (MeterLine & { readonly of: MeterId }) | null => {
    const meter = usage[id];
    if (meter === undefined) return null;
    const counted = METERS.find((one) => one.id === id)?.counted ?? 'characters';
    return { ...meterLine(meter, counted), of: id };
  };
  const shown = (SPENT[screen] ?? TEXTS)
    .filter((id) => id === 'characters' || usage[id]?.limit !== 0)
    .map(lineOf)
    .filter((line) => line !== null)
    .filter(({ kind, of }) => kind !== 'unlimited' || of === 'characters')
    .reduce<(MeterLine & { readonly of: MeterId }) | null>(
      (first, line) => (first === null || URGENCY[line.kind] > URGENCY[first.kind] ? line : first),
      null,
    );
  return shown ?? lineOf('characters') ?? { kind: 'unknown' };
}

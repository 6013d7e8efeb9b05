import type { OriginKind, SegmentOrigin } from '../../../preload/contract/text.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { placeOf } from './origin-words.ts';

/** What segments of one kind have in common. */
export interface KindSummary {
  readonly kind: OriginKind;
  /** From memories of this computer. */
  readonly isLocal: boolean;
  readonly count: number;
  /** The lowest and the highest match percent; null where matches are no matter of this kind. */
  readonly percents: readonly [least: number, most: number] | null;
}

/** The kinds of segments that a result has, in the order in which they first come. */
export function kindSummaries(segments: readonly SegmentOrigin[]): readonly KindSummary[] {
  const kinds = new Map<string, KindSummary>();
  for (const { kind, percent, isLocal = false } of segments) {
    const name = `${kind} ${isLocal}`;
    const before = kinds.get(name);
    const [least, most] = before?.percents ?? [percent, percent];
    kinds.set(name, {
      kind,
      isLocal,
      count: (before?.count ?? 0) + 1,
      percents:
        least === undefined || most === undefined
          ? null
          : [Math.min(least, percent ?? least), Math.max(most, percent ?? most)],
    });
  }
  return [...kinds.values()];
}

/** Which kinds made up a result, how well and how often: `memory fuzzy 82–88 % × 2 · engine`. */
export function kindsLine(segments: readonly SegmentOrigin[], t: I18n['t']): string {
  const kinds = kindSummaries(segments).map(({ kind, isLocal, count, percents }) => {
    const name = t(`text.kind-${kind}`, { place: placeOf({ isLocal }) });
    const [least, most] = percents ?? [];
    const isRange = least !== most ? 'yes' : 'no';
    const matched =
      least === undefined || most === undefined
        ? name
        : t('text.kind-percent', { kind: name, isRange, least, most });
    return count === 1 ? matched : t('text.kind-count', { kind: matched, count });
  });
  return kinds.join(' · ');
}

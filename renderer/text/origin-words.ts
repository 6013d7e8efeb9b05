import type { SegmentOrigin } from '../../preload/contract/text.ts';
import type { Words } from '../words/words.ts';
import { kindSummaries } from './origins.ts';

/** Where a segment comes from, on one small line. */
export function originLine(origin: SegmentOrigin, t: Words['t']): string {
  return t(`text.origin-${origin.kind}`, {
    percent: origin.percent ?? 0,
    memory: origin.memory ?? '',
    engine: origin.engine ?? 'none',
  });
}

/** The stored source that matched, where that differs from the text. */
export function storedWords(origin: SegmentOrigin | undefined, t: Words['t']): string | undefined {
  if (origin?.stored === undefined || origin.kind !== 'memory-fuzzy') return undefined;
  return t('text.stored', { stored: origin.stored });
}

/** Where a segment comes from, with what matched. */
export function originDetail(origin: SegmentOrigin, t: Words['t']): string {
  const stored = storedWords(origin, t);
  const line = originLine(origin, t);
  return stored === undefined ? line : `${line}. ${stored}`;
}

/** Which kinds made up a result, how well and how often: `memory fuzzy 82–88 % × 2 · engine`. */
export function kindsLine(segments: readonly SegmentOrigin[], t: Words['t']): string {
  const kinds = kindSummaries(segments).map(({ kind, count, percents }) => {
    const name = t(`text.kind-${kind}`);
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

import type { OriginKind, SegmentOrigin } from '../../preload/contract/text.ts';
import type { Words } from '../words/words.ts';
import { kindCounts } from './origins.ts';

/** Where a segment comes from, on one small line. */
export function originLine(origin: SegmentOrigin, t: Words['t']): string {
  return t(`text.origin-${origin.kind}`, {
    percent: origin.percent ?? 0,
    memory: origin.memory ?? '',
    engine: origin.engine ?? 'none',
  });
}

/** The same with the stored source that matched, where that differs from the text. */
export function originDetail(origin: SegmentOrigin, t: Words['t']): string {
  const line = originLine(origin, t);
  if (origin.stored === undefined || origin.kind !== 'memory-fuzzy') return line;
  return t('text.origin-stored', { origin: line, stored: origin.stored });
}

/** Which kinds made up a result and how often: `memory fuzzy × 2 · engine`. */
export function kindsLine(segments: readonly SegmentOrigin[], t: Words['t']): string {
  const kinds = [...kindCounts(segments)].map(([kind, count]: [OriginKind, number]) => {
    const name = t(`text.kind-${kind}`);
    return count === 1 ? name : t('text.kind-count', { kind: name, count });
  });
  return kinds.join(' · ');
}

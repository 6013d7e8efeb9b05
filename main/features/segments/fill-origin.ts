import type { OriginKind, SegmentOrigin } from '../../../preload/contract/text.ts';
import type { TranslatedText } from '../../client/translate.ts';

/** Where a translated segment comes from. */
export interface FillOrigin {
  readonly origin: OriginKind;
  readonly percent: number | null;
  /** Name of the memory, or of the engine. */
  readonly memory: string | null;
}

/** What the service says of an answer; of several origins that of the longest part counts. */
export function fillOrigin({ origin }: Pick<TranslatedText, 'origin'>): FillOrigin {
  const longest = longestOrigin(origin);
  if (longest === null) return { origin: 'not-reported', percent: null, memory: null };
  const { kind, percent = null, memory = null, engine = null } = longest;
  return {
    origin: kind,
    percent: percent === null ? null : Math.floor(percent),
    memory: memory ?? (kind === 'engine' ? engine : null),
  };
}

/** The origin of the longest part of an answer; null where the service tells none. */
export const longestOrigin = (origin: TranslatedText['origin']): SegmentOrigin | null =>
  (origin ?? []).reduce<SegmentOrigin | null>(
    (best, one) => (best === null || lengthOf(one) > lengthOf(best) ? one : best),
    null,
  );

const lengthOf = ({ source }: SegmentOrigin) => source[1] - source[0];

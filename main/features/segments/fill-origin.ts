import type { OriginKind, SegmentOrigin } from '../../../preload/contract/text.ts';
import type { TranslatedText } from '../../client/translate.ts';

/** Where a translated segment comes from. */
export interface FillOrigin {
  readonly origin: OriginKind;
  readonly percent: number | null;
  readonly memory: string | null;
}

/** What the service says of an answer; of several origins that of the longest part counts. */
export function fillOrigin({ origin }: Pick<TranslatedText, 'origin'>): FillOrigin {
  const longest = (origin ?? []).reduce<SegmentOrigin | null>(
    (best, one) => (best === null || lengthOf(one) > lengthOf(best) ? one : best),
    null,
  );
  if (longest === null) return { origin: 'not-reported', percent: null, memory: null };
  const { kind, percent = null, memory = null } = longest;
  return { origin: kind, percent: percent === null ? null : Math.floor(percent), memory };
}

const lengthOf = ({ source }: SegmentOrigin) => source[1] - source[0];

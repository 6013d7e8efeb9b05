import type { SegmentOrigin } from '../../../preload/contract/text.ts';
import { lackWords } from '../engines/lack-words.ts';
import { speedWords } from '../engines/speed-words.ts';
import type { I18n } from '../../i18n/i18n.ts';

type Words = Pick<I18n, 't' | 'duration'>;

/** Where a segment comes from, on one small line. */
function originLine(origin: SegmentOrigin, i18n: Words): string {
  const { t } = i18n;
  if (origin.lack !== undefined) {
    return t('text.origin-lack', { why: lackWords(origin.lack, origin.engine ?? '', t) });
  }
  const line = t(`text.origin-${origin.kind}`, {
    place: placeOf(origin),
    percent: origin.percent ?? 0,
    memory: origin.memory ?? '',
    engine: origin.engine ?? 'none',
  });
  const more = [changeWords(origin, t), speedWords(origin, i18n)].filter((words) => words !== '');
  return [line, ...more].join(' · ');
}

/** Where the memory is that gave a segment; both services and this computer have such. */
export const placeOf = ({ isLocal = false }: { readonly isLocal?: boolean | undefined }) =>
  isLocal ? 'local' : 'service';

/** More changes than this are counted, not told. */
const MOST_CHANGES = 3;

/** In which words a fuzzy match differs from the text: `«printed» → «signed»`. */
function changeWords({ changes = [] }: SegmentOrigin, t: I18n['t']): string {
  if (changes.length > MOST_CHANGES) return t('text.changes-count', { count: changes.length });
  return changes
    .map(({ stored, source }) => {
      if (stored === '') return t('text.change-added', { source });
      if (source === '') return t('text.change-gone', { stored });
      return t('text.change', { stored, source });
    })
    .join(', ');
}

/** The stored source that matched, where that differs from the text. */
function storedWords(origin: SegmentOrigin | undefined, t: I18n['t']): string | undefined {
  if (origin?.stored === undefined || origin.kind !== 'memory-fuzzy') return undefined;
  return t('text.stored', { stored: origin.stored });
}

/** Where a segment comes from, with what matched. */
export function originDetail(origin: SegmentOrigin, i18n: Words): string {
  const stored = storedWords(origin, i18n.t);
  const line = originLine(origin, i18n);
  return stored === undefined
    ? line
    : i18n.t('look.two-sentences', { first: line, second: stored });
}

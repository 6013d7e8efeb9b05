import type { Segment } from '../../../../preload/contract/segments.ts';
import type { I18n } from '../../../i18n/i18n.ts';

type Origin = Pick<Segment, 'origin' | 'percent'>;

/** Where a target came from: `Memory 85 %`. */
export const originWords = ({ origin, percent }: Origin, t: I18n['t']): string =>
  origin === null
    ? ''
    : t('segments.origin', { kind: origin.replaceAll('-', '_'), percent: percent ?? 0 });

/** Memory, author and day, as far as they are known. */
export function originDetail(row: Segment, { day, facts }: Pick<I18n, 'day' | 'facts'>): string {
  const { memory, author, changed } = row;
  return facts([memory, author, changed === null ? null : day(changed)]);
}

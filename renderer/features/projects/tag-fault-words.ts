import { MAX_TAG_CHARACTERS } from '../../../preload/contract/limits.ts';
import type { I18n } from '../../i18n/i18n.ts';
import { sentTag, type TagFault } from './tag.ts';

/** Why a typed tag cannot be sent, and what to write instead. */
export function tagFaultWords(typed: string, fault: TagFault, t: I18n['t']): string {
  const tag = sentTag(typed);
  return t(`projects.tag.${fault}`, {
    count: tag.length,
    max: MAX_TAG_CHARACTERS,
    example: exampleOf(tag),
  });
}

/** A tag as close to a typed one as can be sent. */
const exampleOf = (tag: string): string =>
  tag
    .normalize('NFD')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\x21-\x7e]/g, '');

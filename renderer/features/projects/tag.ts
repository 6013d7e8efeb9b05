import { MAX_TAG_CHARACTERS } from '../../../preload/contract/limits.ts';

/** What a reporting tag may not be; services refuse every request that carries such a one. */
export type TagFault = 'empty' | 'space' | 'character' | 'too-long';

/** A tag as it is sent: outer white space goes, letters become lower case. */
export const sentTag = (typed: string): string => typed.trim().toLowerCase();

/**
 * Why a tag cannot be sent; null when it can. The rule is the service's: 1 to 100 characters of
 * ASCII without white space or control characters.
 */
export function tagFault(typed: string): TagFault | null {
  const tag = sentTag(typed);
  if (tag === '') return 'empty';
  if (/\s/.test(tag)) return 'space';
  if (!/^[\x21-\x7e]+$/.test(tag)) return 'character';
  return tag.length > MAX_TAG_CHARACTERS ? 'too-long' : null;
}

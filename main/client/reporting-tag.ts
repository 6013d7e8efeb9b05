import { MAX_TAG_CHARACTERS } from '../../preload/contract/limits.ts';

/**
 * A reporting tag as it is sent: outer white space trimmed, lower case. null when it breaks the
 * service's rule: 1 to 100 characters of ASCII without white space or control characters.
 */
export function normalizeReportingTag(tag: string): string | null {
  const normalized = tag.trim().toLowerCase();
  const isValid = normalized.length <= MAX_TAG_CHARACTERS && /^[\x21-\x7e]+$/.test(normalized);
  return isValid ? normalized : null;
}

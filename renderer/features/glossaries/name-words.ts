import { MAX_TERM_BYTES } from '../../../preload/contract/limits.ts';
import { glossaryNameFault, utf8Bytes } from '../../../preload/contract/glossary-rules.ts';
import type { I18n } from '../../i18n/i18n.ts';

/** What is wrong with the name of a glossary; undefined where nothing is. */
export function nameFaultWords(name: string, t: I18n['t']): string | undefined {
  const fault = glossaryNameFault(name.trim());
  if (fault === null) return undefined;
  return t('glossaries.name.fault', {
    fault: fault.replaceAll('-', '_'),
    count: utf8Bytes(name.trim()),
    max: MAX_TERM_BYTES,
  });
}

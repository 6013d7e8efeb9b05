import type { I18n } from '../../i18n/i18n.ts';
import type { OmittedOption } from './fit.ts';

/**
 * Says why an option does not go with a request.
 * @param language name of the target
 */
export function omittedWords(omitted: OmittedOption, language: string, t: I18n['t']): string {
  const { name } = omitted;
  switch (omitted.option) {
    case 'memory':
      return t(`text.held-memory-${omitted.why}`, { name, language });
    case 'glossary':
      return t('text.held-glossary-pair', { name });
    case 'glossaries':
      return t('text.held-glossaries-no-source');
    case 'style-rule':
      return t('text.held-style-rule-language', { name, language });
    case 'instructions':
      return t('text.held-instructions-target', { language });
    case 'formality':
      return t('text.held-formality-target', { language });
  }
}

import type { I18n } from '../../i18n/i18n.ts';
import type { LanguageNames } from '../languages/use-languages.ts';
import type { OmittedOption } from './fit.ts';

/** Says why an option does not go with a request into a target. */
export function omittedWords(
  omitted: OmittedOption,
  target: string,
  nameOf: LanguageNames['nameOf'],
  { t, list }: Pick<I18n, 't' | 'list'>,
): string {
  const { name } = omitted;
  const language = nameOf(target);
  switch (omitted.option) {
    case 'memory':
      return omitted.why === 'target'
        ? t('text.held-memory-target', { name, language })
        : t('text.held-memory-source', {
            name,
            source: nameOf(omitted.source),
            targets: list(omitted.targets.map(nameOf)),
          });
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

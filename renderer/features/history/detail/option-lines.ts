import type { TranslationOptions, TranslationRequest } from '../../../../preload/contract/text.ts';
import type { WritingRequest } from '../../../../preload/contract/writing.ts';
import type { I18n } from '../../../i18n/i18n.ts';

/** One option that was not at its default, in words. */
export interface OptionLine {
  readonly name: string;
  readonly value: string;
  /** A person wrote the value, so that it has a direction of its own. */
  readonly isOwn?: boolean;
}

/** Names of what options name by its id; undefined for what the account no longer lists. */
export interface OptionNames {
  readonly glossary: (id: string) => string | undefined;
  readonly styleRule: (id: string) => string | undefined;
  readonly language: (code: string) => string;
}

/** Every option of a translation that was set. */
export function textOptionLines(
  { options }: TranslationRequest,
  { t, list }: Pick<I18n, 't' | 'list'>,
  names: OptionNames,
): readonly OptionLine[] {
  const on = t('history.option-on');
  const named = (id: string, name: string | undefined) =>
    name ?? t('history.option-unnamed', { id });
  const say: {
    [K in keyof TranslationOptions]-?: (value: NonNullable<TranslationOptions[K]>) => OptionLine;
  } = {
    memory: ({ name, threshold }) => ({
      name: t('text.memory'),
      value: t('history.option-memory', { name, threshold }),
    }),
    local: (choice) => ({
      name: t('memories.local-first'),
      value:
        choice === 'off'
          ? t('history.option-off')
          : t('history.option-local', {
              count: choice.memories.length,
              threshold: choice.threshold,
            }),
    }),
    glossaries: (ids) => ({
      name: t('options.glossaries'),
      value: list(ids.map((id) => named(id, names.glossary(id)))),
    }),
    styleRule: (id) => ({ name: t('options.style-rule'), value: named(id, names.styleRule(id)) }),
    instructions: (all) => ({
      name: t('options.instructions'),
      value: all.join('\n'),
      isOwn: true,
    }),
    formality: (value) => ({
      name: t('options.formality'),
      value: t(`options.formality-${value}`),
    }),
    model: (value) => ({ name: t('options.model'), value: t(`options.model-${value}`) }),
    context: (value) => ({ name: t('options.context'), value, isOwn: true }),
    neighbours: (value) => ({ name: t('options.neighbours'), value: String(value) }),
    splitSentences: (value) => ({ name: t('options.split'), value: t(`options.split-${value}`) }),
    preserveFormatting: () => ({ name: t('options.preserve'), value: on }),
    tagHandling: (value) => ({ name: t('options.tags'), value: t(`options.tags-${value}`) }),
    tagHandlingVersion: (value) => ({
      name: t('options.tags-version'),
      value: t(`options.tags-version-${value}`),
    }),
    outlineDetection: (value) => ({
      name: t('options.outline'),
      value: value ? on : t('history.option-off'),
    }),
    splittingTags: (tags) => ({ name: t('options.splitting'), value: list(tags) }),
    nonSplittingTags: (tags) => ({ name: t('options.non-splitting'), value: list(tags) }),
    ignoreTags: (tags) => ({ name: t('options.ignore'), value: list(tags) }),
    betaLanguages: () => ({ name: t('options.beta'), value: on }),
    reportingTag: (value) => ({ name: t('options.reporting'), value }),
  };
  return Object.entries(options).flatMap(([name, value]) => {
    // Each name has the sentence for its own kind of value.
    const line = say[name as keyof TranslationOptions] as
      ((value: unknown) => OptionLine) | undefined;
    return line === undefined ? [] : [line(value)];
  });
}

/** What was chosen for an improvement. */
export function writingOptionLines(
  { mode, style, tone, target, lockedTerms }: WritingRequest,
  { t, list }: Pick<I18n, 't' | 'list'>,
  names: OptionNames,
): readonly OptionLine[] {
  const manner = style ?? tone;
  const named = (id: string) => names.glossary(id) ?? t('history.option-unnamed', { id });
  return [
    { name: t('writing.mode'), value: t(`writing.mode.${mode}`) },
    ...(manner === null
      ? []
      : [{ name: t('writing.manner'), value: t(`writing.manner.${manner}`) }]),
    ...(target === null ? [] : [{ name: t('writing.language'), value: names.language(target) }]),
    ...(lockedTerms.length === 0
      ? []
      : [{ name: t('writing.locked'), value: list(lockedTerms.map(named)) }]),
  ];
}

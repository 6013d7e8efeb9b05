import { findLanguage } from '../../engine/languages/catalogue.ts';
import type { LanguageFact } from '../../engine/languages/language.ts';
import type { Fields } from '../http/fields.ts';
import { invalidValue, missingParameter } from '../http/refusals.ts';

/** Targets that name no variant are written in this one. */
const DEFAULT_VARIANTS: Readonly<Record<string, string>> = { en: 'en-US', pt: 'pt-PT' };

/** `target_lang`, which must be there; any letter case. */
export function readTarget(fields: Fields): LanguageFact {
  const code = fields.text('target_lang');
  if (code === undefined) throw missingParameter('target_lang');
  const named = findLanguage(code);
  const target = findLanguage(DEFAULT_VARIANTS[named?.code ?? ''] ?? code);
  if (target?.target !== true) throw invalidValue('target_lang');
  return target;
}

/** `source_lang`: a language without variant; null asks for detection. */
export function readSource(fields: Fields): LanguageFact | null {
  const code = fields.text('source_lang');
  if (code === undefined) return null;
  const source = findLanguage(code);
  if (source?.source !== true) throw invalidValue('source_lang');
  return source;
}

/** `text`: at least one item, each of which may be empty. */
export function readTexts(fields: Fields): readonly string[] {
  const texts = fields.list('text');
  if (texts === undefined || texts.length === 0) throw missingParameter('text');
  return texts;
}

/** How texts are split and what markup they hold. */
export interface TextHandling {
  readonly split: '0' | '1' | 'nonewlines';
  readonly preserveFormatting: boolean;
  readonly formality: (typeof FORMALITIES)[number];
  readonly markup?: {
    readonly kind: 'xml' | 'html';
    readonly version: 'v1' | 'v2';
    readonly outlineDetection: boolean;
    readonly splittingTags: readonly string[];
    readonly nonSplittingTags: readonly string[];
    readonly ignoreTags: readonly string[];
  };
}

const FORMALITIES = ['default', 'more', 'less', 'prefer_more', 'prefer_less'] as const;

/** The parameters from `split_sentences` to `ignore_tags`; all are checked, used or not. */
export function readHandling(fields: Fields, target: LanguageFact): TextHandling {
  const split = readSplit(fields);
  const preserveFormatting = fields.flag('preserve_formatting') ?? false;
  const formality = readFormality(fields, target);
  const kind = fields.choice('tag_handling', ['xml', 'html']);
  const tags = {
    version: fields.choice('tag_handling_version', ['v1', 'v2']) ?? 'v2',
    outlineDetection: fields.flag('outline_detection') ?? true,
    splittingTags: fields.list('splitting_tags', 'commas') ?? [],
    nonSplittingTags: fields.list('non_splitting_tags', 'commas') ?? [],
    ignoreTags: fields.list('ignore_tags', 'commas') ?? [],
  } as const;
  return {
    split: split ?? (kind === 'html' ? 'nonewlines' : '1'),
    preserveFormatting,
    formality,
    ...(kind === undefined ? {} : { markup: { kind, ...tags } }),
  };
}

/** `formality`; the firm words need a target language that has registers. */
export function readFormality(fields: Fields, target: LanguageFact): TextHandling['formality'] {
  const formality = fields.choice('formality', FORMALITIES) ?? 'default';
  if ((formality === 'more' || formality === 'less') && !target.formality) {
    throw invalidValue(
      'formality',
      `Target language '${target.code.toUpperCase()}' doesn't support formality.`,
    );
  }
  return formality;
}

/** `split_sentences`, whose digits may also come as JSON numbers. */
function readSplit(fields: Fields): TextHandling['split'] | undefined {
  const given = fields.values.get('split_sentences');
  if (given === 0 || given === 1) return given === 0 ? '0' : '1';
  return fields.choice('split_sentences', ['0', '1', 'nonewlines']);
}

const MODELS = ['quality_optimized', 'latency_optimized', 'prefer_quality_optimized'] as const;

/** The model that `model_type` leads to; undefined when it was not asked for. */
export function readModel(fields: Fields): 'quality_optimized' | 'latency_optimized' | undefined {
  const model = fields.choice('model_type', MODELS);
  return model === 'prefer_quality_optimized' ? 'quality_optimized' : model;
}

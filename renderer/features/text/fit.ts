import type { GlossaryName, StyleRuleName } from '../../../preload/contract/customization.ts';
import type { Language } from '../../../preload/contract/languages.ts';
import type { Memory } from '../../../preload/contract/memories.ts';
import type { TranslationOptions } from '../../../preload/contract/text.ts';
import { baseOf, compatible } from '../../../preload/contract/language-code.ts';
import { findLanguage } from '../../i18n/language-code.ts';

/** What is known of the things that options name; a list that has not come yet is empty. */
export interface Facts {
  readonly languages: readonly Language[];
  readonly memories: readonly Memory[];
  readonly glossaries: readonly GlossaryName[];
  readonly styleRules: readonly StyleRuleName[];
}

/** Why an option is not sent with a request. `name`: of the memory, glossary or style rule. */
export type OmittedOption =
  | {
      readonly option: 'memory';
      readonly why: 'source' | 'target';
      readonly name: string;
      /** Languages of the memory. */
      readonly source: string;
      readonly targets: readonly string[];
    }
  | { readonly option: 'glossary'; readonly why: 'pair'; readonly name: string }
  | { readonly option: 'glossaries'; readonly why: 'no-source'; readonly name: string }
  | { readonly option: 'style-rule'; readonly why: 'language'; readonly name: string }
  | { readonly option: 'instructions'; readonly why: 'target'; readonly name: string }
  | { readonly option: 'formality'; readonly why: 'target'; readonly name: string };

export interface ApplicableOptions {
  readonly options: TranslationOptions;
  readonly omitted: readonly OmittedOption[];
}

/** Base languages into which the service takes custom instructions. */
const INSTRUCTION_TARGETS = new Set(['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh']);

/**
 * Why a memory cannot serve a pair; null when it can. A null source is left to the service, unless it cannot be
 * the memory's: that one is the target.
 */
export function memoryObstacle(
  memory: Pick<Memory, 'source' | 'targets'>,
  source: string | null,
  target: string,
): 'source' | 'target' | null {
  const base = baseOf(memory.source);
  const isOther = source === null ? base === baseOf(target) : base !== baseOf(source);
  if (isOther) return 'source';
  return memory.targets.some((one) => compatible(one, target)) ? null : 'target';
}

/** Whether a glossary has a dictionary for a pair; variants count as their base language. */
export function coversPair(glossary: GlossaryName, source: string, target: string): boolean {
  return glossary.pairs.some(
    (pair) => baseOf(pair.source) === baseOf(source) && baseOf(pair.target) === baseOf(target),
  );
}

/** Whether a language takes `more` and `less`; yes while the list has not come. */
export function takesFormality(languages: readonly Language[], target: string): boolean {
  const language = findLanguage(languages, target);
  return language === undefined || language.features.includes('formality');
}

export function takesInstructions(target: string): boolean {
  return INSTRUCTION_TARGETS.has(baseOf(target));
}

/**
 * The options that may go with a request into one target. What the service would refuse is held
 * back and named, so that a conflict is seen before it is sent.
 */
export function fitOptions(
  options: TranslationOptions,
  source: string | null,
  target: string,
  facts: Facts,
): ApplicableOptions {
  const omitted: OmittedOption[] = [];
  const applicable: TranslationOptions = { ...options };

  const memory = facts.memories.find((one) => one.id === options.memory?.id);
  const obstacle = memory === undefined ? null : memoryObstacle(memory, source, target);
  if (memory !== undefined && obstacle !== null) {
    const { name, source: from, targets } = memory;
    omitted.push({ option: 'memory', why: obstacle, name, source: from, targets });
    delete applicable.memory;
  }

  if (options.glossaries !== undefined) {
    const kept = fitGlossaries(options.glossaries, source, target, facts, omitted);
    if (kept.length > 0) applicable.glossaries = kept;
    else delete applicable.glossaries;
  }

  const rule = facts.styleRules.find((one) => one.id === options.styleRule);
  if (rule !== undefined && baseOf(rule.language) !== baseOf(target)) {
    omitted.push({ option: 'style-rule', why: 'language', name: rule.name });
    delete applicable.styleRule;
  }
  if (options.instructions !== undefined && !takesInstructions(target)) {
    omitted.push({ option: 'instructions', why: 'target', name: target });
    delete applicable.instructions;
  }
  const isStrict = options.formality === 'more' || options.formality === 'less';
  if (isStrict && !takesFormality(facts.languages, target)) {
    omitted.push({ option: 'formality', why: 'target', name: target });
    delete applicable.formality;
  }
  dropIdleTagOptions(applicable);
  return { options: applicable, omitted };
}

function fitGlossaries(
  ids: readonly string[],
  source: string | null,
  target: string,
  facts: Facts,
  omitted: OmittedOption[],
): string[] {
  if (ids.length > 0 && source === null) {
    omitted.push({ option: 'glossaries', why: 'no-source', name: String(ids.length) });
    return [];
  }
  return ids.filter((id) => {
    const glossary = facts.glossaries.find((one) => one.id === id);
    if (glossary === undefined || source === null || coversPair(glossary, source, target)) {
      return true;
    }
    omitted.push({ option: 'glossary', why: 'pair', name: glossary.name });
    return false;
  });
}

/** Tag options without tag handling, and lists that only XML takes, say nothing to the service. */
function dropIdleTagOptions(options: TranslationOptions): void {
  if (options.tagHandling === undefined) {
    delete options.tagHandlingVersion;
    delete options.outlineDetection;
  }
  if (options.tagHandling !== 'xml') {
    delete options.splittingTags;
    delete options.nonSplittingTags;
    delete options.ignoreTags;
  }
}

/** How many options differ from the defaults; memories and threshold have their own place. */
export function optionCount(options: TranslationOptions): number {
  return Object.entries(options).filter(
    ([name, value]) =>
      name !== 'memory' && (name !== 'local' || value === 'off') && value !== undefined,
  ).length;
}

import { baseOf, compatible } from '../../../preload/contract/language-code.ts';
import type { LanguageFact } from '../../engine/languages/language.ts';
import type { GlossaryTerm } from '../../engine/glossary/apply.ts';
import type { Memories } from '../../engine/memory/memories.ts';
import type { ConfiguredRules } from '../../engine/style-rules/catalogue.ts';
import type { Key } from '../accounts/key.ts';
import type { Glossaries } from '../customization/glossaries.ts';
import type { StyleRules } from '../customization/style-rules.ts';
import { isUuid } from '../customization/uuid.ts';
import { featureRefused } from '../http/authenticate.ts';
import type { Fields } from '../http/fields.ts';
import { ServiceError } from '../http/service-error.ts';
import {
  conflictingParameters,
  invalidValue,
  missingParameter,
  notFound,
} from '../http/refusals.ts';

const MAX_GLOSSARIES = 5;
const MAX_INSTRUCTIONS = 10;
const MAX_INSTRUCTION_CHARACTERS = 300;
const DEFAULT_THRESHOLD = 75;
/** Base languages of targets that custom instructions can be given for. */
const INSTRUCTION_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'];

/** The terms of `glossary_id` or `glossary_ids`, in order: the first glossary comes first. */
export function readGlossaries(
  fields: Fields,
  source: LanguageFact | null,
  target: LanguageFact,
  glossaries: Glossaries,
): readonly GlossaryTerm[] {
  const ids = readGlossaryIds(fields, source, target, glossaries);
  if (source === null || ids.length === 0) return [];
  return glossaries.terms(ids, baseOf(source.code), baseOf(target.code));
}

/** The ids of `glossary_id` or `glossary_ids`: each has a dictionary for the pair. */
export function readGlossaryIds(
  fields: Fields,
  source: LanguageFact | null,
  target: LanguageFact,
  glossaries: Glossaries,
): readonly string[] {
  const single = fields.text('glossary_id');
  const several = fields.list('glossary_ids', 'commas') ?? [];
  if (single !== undefined && several.length > 0) {
    throw conflictingParameters('Parameters glossary_id and glossary_ids cannot be used together');
  }
  const ids = single === undefined ? several : [single];
  if (ids.length > MAX_GLOSSARIES) {
    throw invalidValue(
      'glossary_ids',
      `Parameter glossary_ids must not contain more than ${MAX_GLOSSARIES} glossary IDs`,
    );
  }
  if (ids.length === 0) return [];
  if (source === null) {
    throw missingParameter(
      'source_lang',
      'Use of a glossary requires the source_lang parameter to be specified',
    );
  }
  const name = single === undefined ? 'glossary_ids' : 'glossary_id';
  const pair = [baseOf(source.code), baseOf(target.code)] as const;
  for (const id of ids) {
    if (!isUuid(id)) throw invalidValue(name, `Invalid ${name}`);
    const glossary = glossaries.get(id);
    if (glossary === null) throw notFound('Glossary not found');
    if (
      !glossary.dictionaries.some((entry) => entry.source === pair[0] && entry.target === pair[1])
    ) {
      throw new ServiceError(
        400,
        'invalid_value',
        `Bad request. Reason: No dictionary found for language pair ${pair.join('-')} in glossary`,
        { detail: `Glossary ${id}` },
      );
    }
  }
  return ids;
}

/** The configured rules of `style_id`; undefined without one. */
export function readStyle(
  fields: Fields,
  target: LanguageFact,
  key: Key,
  styleRules: StyleRules,
): ConfiguredRules | undefined {
  const id = fields.text('style_id');
  if (id === undefined) return undefined;
  if (!isUuid(id)) throw invalidValue('style_id', 'Invalid style_id');
  if (key.tier === 'free') throw featureRefused();
  const rule = styleRules.get(id);
  if (rule === null) throw notFound('Style rule not found');
  if (rule.language !== baseOf(target.code)) {
    throw conflictingParameters(
      'Style rule language does not match the translate request target language',
    );
  }
  return rule.configuredRules;
}

/** Checks `custom_instructions`; the offline engines follow none. */
export function readInstructions(fields: Fields, target: LanguageFact): readonly string[] {
  const instructions = fields.list('custom_instructions') ?? [];
  const refuse = (why: string) =>
    invalidValue('custom_instructions', `Parameter custom_instructions ${why}`);
  if (instructions.length > MAX_INSTRUCTIONS) {
    throw refuse(`must not contain more than ${MAX_INSTRUCTIONS} instructions`);
  }
  for (const instruction of instructions) {
    if (instruction.trim() === '') throw refuse('must not contain an empty instruction');
    if (Array.from(instruction).length > MAX_INSTRUCTION_CHARACTERS) {
      throw refuse(`must not contain more than ${MAX_INSTRUCTION_CHARACTERS} characters each`);
    }
  }
  if (instructions.length > 0 && !INSTRUCTION_LANGUAGES.includes(baseOf(target.code))) {
    throw refuse(`cannot be used with the target language ${target.code.toUpperCase()}`);
  }
  return instructions;
}

/** Reads `translation_memory_id` and its threshold, which is checked even without an id. */
export function readMemory(
  fields: Fields,
  target: LanguageFact,
  memories: Memories,
): { readonly id: string; readonly threshold: number } | undefined {
  const id = fields.text('translation_memory_id');
  const threshold =
    fields.whole(
      'translation_memory_threshold',
      [0, 100],
      'Parameter "translation_memory_threshold" must be an integer between 0 and 100',
    ) ?? DEFAULT_THRESHOLD;
  if (id === undefined) return undefined;
  if (!isUuid(id)) throw invalidValue('translation_memory_id', 'Invalid translation_memory_id');
  const memory = memories.get(id);
  if (memory === null) throw notFound('Translation Memory not found');
  if (!memory.targets.some((stored) => compatible(stored, target.code))) {
    throw notFound(
      `Translation Memory ${id} does not support the target language ${target.code.toUpperCase()}`,
    );
  }
  return { id, threshold };
}

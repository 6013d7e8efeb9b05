import { randomUUID } from 'node:crypto';
import { findLanguage } from '../../engine/languages/catalogue.ts';
import { findUnknownRule } from '../../engine/style-rules/catalogue.ts';
import type { ConfiguredRules, UnknownRule } from '../../engine/style-rules/catalogue.ts';
import type { CustomInstruction } from '../customization/style-rules.ts';
import { jsonFields } from '../http/fields.ts';
import type { Fields } from '../http/fields.ts';
import { invalidValue, missingParameter, wrongType } from '../http/refusals.ts';
import { ServiceError } from '../http/service-error.ts';

const MAX_NAME = 1024;
const MAX_LABEL = 100;
const MAX_PROMPT = 300;
const MAX_INSTRUCTIONS = 200;
/** So much of an unknown name is told. */
const MAX_TOLD = 100;

/** `name`, which must be there. */
export const readName = (fields: Fields): string => readText(fields, 'name', MAX_NAME);

/** `language`: a base language with style rules, in any letter case. */
export function readLanguage(fields: Fields): string {
  const code = fields.text('language');
  if (code === undefined) throw missingParameter('language');
  const language = findLanguage(code);
  if (language?.style !== true) throw invalidValue('language');
  return language.code;
}

/** A text that is not empty; characters are code points. */
function readText(fields: Fields, name: string, most: number): string {
  const text = fields.text(name);
  if (text === undefined) throw missingParameter(name);
  if (text === '') throw invalidValue(name, `Parameter '${name}' must not be empty`);
  if (Array.from(text).length > most) {
    throw invalidValue(name, `Parameter '${name}' must not exceed ${most} characters`);
  }
  return text;
}

/** One option for each rule, by category: all of them known. */
export function readConfiguredRules(value: unknown): ConfiguredRules {
  const rules: Record<string, Record<string, string>> = {};
  for (const [category, given] of Object.entries(recordOf(value))) {
    const options: Record<string, string> = {};
    for (const [rule, option] of Object.entries(recordOf(given))) {
      if (typeof option !== 'string') throw notRules();
      define(options, rule, option);
    }
    define(rules, category, options);
  }
  const unknown = findUnknownRule(rules);
  if (unknown === null) return rules;
  throw new ServiceError(400, 'invalid_value', `Value for 'configured_rules' not supported.`, {
    detail: sentenceOf(unknown),
  });
}

/** A name such as `__proto__` is one like any other. */
function define<T>(record: Record<string, T>, name: string, value: T): void {
  Object.defineProperty(record, name, { value, enumerable: true });
}

function recordOf(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw notRules();
}

const notRules = (): ServiceError =>
  wrongType('configured_rules', 'an object of categories with one option for each rule');

function sentenceOf(unknown: UnknownRule): string {
  const name = unknown.name.slice(0, MAX_TOLD).toWellFormed();
  const whose = unknown.kind === 'option' ? ` of the rule '${unknown.rule}'` : '';
  return `Unknown ${unknown.kind} '${name}'${whose}`;
}

/** `custom_instructions`, none where it is absent. */
export function readInstructions(fields: Fields, language: string): readonly CustomInstruction[] {
  const items = fields.values.get('custom_instructions') ?? [];
  if (!Array.isArray(items)) throw wrongType('custom_instructions', 'an array of instructions');
  requireInstructionRoom(items.length);
  return items.map((item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      throw wrongType('custom_instructions', 'an array of instructions');
    }
    return { id: randomUUID(), ...readInstruction(jsonFields(item), language) };
  });
}

/** @param count instructions that the list would have */
export function requireInstructionRoom(count: number): void {
  if (count <= MAX_INSTRUCTIONS) return;
  throw invalidValue(
    'custom_instructions',
    `Maximum of ${MAX_INSTRUCTIONS} custom instructions allowed`,
  );
}

/**
 * `label`, `prompt` and `source_language`.
 * @param language of the list: the source language of an instruction that names none
 */
export function readInstruction(fields: Fields, language: string): Omit<CustomInstruction, 'id'> {
  const label = readText(fields, 'label', MAX_LABEL);
  const prompt = readText(fields, 'prompt', MAX_PROMPT);
  const code = fields.text('source_language') ?? language;
  const source = findLanguage(code);
  if (source === null) throw invalidValue('source_language');
  return { label, prompt, sourceLanguage: source.code };
}

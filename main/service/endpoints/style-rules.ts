import type { CustomInstruction, StyleRule, StyleRules } from '../customization/style-rules.ts';
import { isUuid } from '../customization/uuid.ts';
import { invalidValue, notFound } from '../http/refusals.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { readPaging } from './paging.ts';
import {
  readConfiguredRules,
  readInstructions,
  readLanguage,
  readName,
} from './style-rules-parameters.ts';

const read = {
  keyKind: 'developer',
  unknownKey: 401,
  scope: 'style_rules:read',
  paidOnly: true,
} as const;
const write = { ...read, scope: 'style_rules:write' } as const;
/** Room for 200 instructions and all rules, even with every character escaped. */
const body = { encodings: ['json'], limit: 2 * 1024 * 1024 } as const;
const ALL = '/v3/style_rules';
const ONE = '/v3/style_rules/:style_id';

/** The list of the path. */
export function findStyleRule({ path }: Call, styleRules: StyleRules): StyleRule {
  const id = path['style_id'] ?? '';
  if (!isUuid(id)) throw invalidValue('style_id', 'Invalid style_id');
  const rule = styleRules.get(id);
  if (rule === null) throw notFound('Style rule not found');
  return rule;
}

/** The six calls on style-rule lists as wholes. A list has rules and instructions when asked for details. */
export const styleRuleEndpoints = (styleRules: StyleRules): readonly Endpoint[] => [
  {
    ...read,
    method: 'GET',
    path: ALL,
    answer: ({ fields }) => {
      const { page, pageSize } = readPaging(fields);
      const detailed = fields.flag('detailed') ?? false;
      const found = styleRules.list(page, pageSize);
      return { style_rules: found.map(detailed ? fullRecord : shortRecord) };
    },
  },
  {
    ...write,
    method: 'POST',
    path: ALL,
    status: 201,
    body,
    answer: ({ fields }) => {
      const name = readName(fields);
      const language = readLanguage(fields);
      const configuredRules = readConfiguredRules(fields.values.get('configured_rules') ?? {});
      const customInstructions = readInstructions(fields, language);
      return fullRecord(styleRules.create({ name, language, configuredRules, customInstructions }));
    },
  },
  {
    ...read,
    method: 'GET',
    path: ONE,
    answer: (call) => fullRecord(findStyleRule(call, styleRules)),
  },
  {
    ...write,
    method: 'PATCH',
    path: ONE,
    body,
    answer: (call) => {
      const rule = findStyleRule(call, styleRules);
      const name = readName(call.fields);
      return fullRecord(styleRules.change(rule.id, () => ({ name })) ?? rule);
    },
  },
  {
    ...write,
    method: 'DELETE',
    path: ONE,
    status: 204,
    answer: (call) => {
      styleRules.remove(findStyleRule(call, styleRules).id);
    },
  },
  {
    ...write,
    method: 'PUT',
    path: `${ONE}/configured_rules`,
    body,
    answer: (call) => {
      const rule = findStyleRule(call, styleRules);
      const configuredRules = readConfiguredRules(Object.fromEntries(call.fields.values));
      return fullRecord(styleRules.change(rule.id, () => ({ configuredRules })) ?? rule);
    },
  },
];

const shortRecord = (rule: StyleRule) => ({
  style_id: rule.id,
  name: rule.name,
  creation_time: rule.created,
  updated_time: rule.updated,
  language: rule.language,
  version: rule.version,
});

const fullRecord = (rule: StyleRule) => ({
  ...shortRecord(rule),
  configured_rules: rule.configuredRules,
  custom_instructions: rule.customInstructions.map(instructionRecord),
});

export const instructionRecord = (instruction: CustomInstruction) => ({
  id: instruction.id,
  label: instruction.label,
  prompt: instruction.prompt,
  source_language: instruction.sourceLanguage,
});

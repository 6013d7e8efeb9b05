import type { StyleRule, StyleRules } from '../customization/style-rules.ts';
import { isUuid } from '../customization/uuid.ts';
import { invalidValue, notFound } from '../http/refusals.ts';
import type { Endpoint } from './endpoint.ts';
import { readPaging } from './paging.ts';

const rules = {
  method: 'GET',
  keyKind: 'developer',
  unknownKey: 401,
  scope: 'style_rules:read',
  paidOnly: true,
} as const;

/** GET /v3/style_rules: rules and instructions come with `detailed=true` only. */
export const listStyleRules = (styleRules: StyleRules): Endpoint => ({
  ...rules,
  path: '/v3/style_rules',
  answer: ({ fields }) => {
    const { page, pageSize } = readPaging(fields);
    const detailed = fields.flag('detailed') ?? false;
    const found = styleRules.list(page, pageSize);
    return { style_rules: found.map(detailed ? fullRecord : shortRecord) };
  },
});

/** GET /v3/style_rules/{style_id} */
export const getStyleRule = (styleRules: StyleRules): Endpoint => ({
  ...rules,
  path: '/v3/style_rules/:style_id',
  answer: ({ path }) => {
    const id = path['style_id'] ?? '';
    if (!isUuid(id)) throw invalidValue('style_id', 'Invalid style_id');
    const rule = styleRules.get(id);
    if (rule === null) throw notFound('Style rule not found');
    return fullRecord(rule);
  },
});

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
  custom_instructions: rule.customInstructions.map((instruction) => ({
    id: instruction.id,
    label: instruction.label,
    prompt: instruction.prompt,
    source_language: instruction.sourceLanguage,
  })),
});

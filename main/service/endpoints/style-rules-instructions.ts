import { randomUUID } from 'node:crypto';
import type { CustomInstruction, StyleRule, StyleRules } from '../customization/style-rules.ts';
import { isUuid } from '../customization/uuid.ts';
import { invalidValue, notFound } from '../http/refusals.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { readInstruction, requireInstructionRoom } from './style-rules-parameters.ts';
import { findStyleRule, instructionRecord } from './style-rules.ts';

const read = {
  keyKind: 'developer',
  unknownKey: 401,
  scope: 'style_rules:read',
  paidOnly: true,
} as const;
const write = { ...read, scope: 'style_rules:write' } as const;
const body = { encodings: ['json'], limit: 64 * 1024 } as const;
const ALL = '/v3/style_rules/:style_id/custom_instructions';
const ONE = `${ALL}/:instruction_id`;

/** The four calls on single instructions of a style-rule list. */
export const instructionEndpoints = (styleRules: StyleRules): readonly Endpoint[] => {
  const find = (call: Call) => {
    const rule = findStyleRule(call, styleRules);
    return { rule, instruction: instructionOf(rule, call.path['instruction_id'] ?? '') };
  };
  const replace = (rule: StyleRule, change: (each: CustomInstruction) => CustomInstruction[]) =>
    styleRules.change(rule.id, ({ customInstructions }) => ({
      customInstructions: customInstructions.flatMap(change),
    }));

  return [
    {
      ...write,
      method: 'POST',
      path: ALL,
      status: 201,
      body,
      answer: (call) => {
        const rule = findStyleRule(call, styleRules);
        const added = { id: randomUUID(), ...readInstruction(call.fields, rule.language) };
        requireInstructionRoom(rule.customInstructions.length + 1);
        styleRules.change(rule.id, ({ customInstructions }) => ({
          customInstructions: [...customInstructions, added],
        }));
        return instructionRecord(added);
      },
    },
    {
      ...read,
      method: 'GET',
      path: ONE,
      answer: (call) => instructionRecord(find(call).instruction),
    },
    {
      ...write,
      method: 'PUT',
      path: ONE,
      body,
      answer: (call) => {
        const { rule, instruction } = find(call);
        const { id } = instruction;
        const changed = { id, ...readInstruction(call.fields, rule.language) };
        replace(rule, (each) => [each.id === id ? changed : each]);
        return instructionRecord(changed);
      },
    },
    {
      ...write,
      method: 'DELETE',
      path: ONE,
      status: 204,
      answer: (call) => {
        const { rule, instruction } = find(call);
        replace(rule, (each) => (each.id === instruction.id ? [] : [each]));
      },
    },
  ];
};

function instructionOf({ customInstructions }: StyleRule, id: string): CustomInstruction {
  if (!isUuid(id)) throw invalidValue('instruction_id', 'Invalid instruction_id');
  const found = customInstructions.find((instruction) => instruction.id === id.toLowerCase());
  if (found === undefined) throw notFound('Custom instruction not found');
  return found;
}

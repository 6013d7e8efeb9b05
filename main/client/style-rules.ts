import { z } from 'zod';
import type { StyleRuleName } from '../../preload/contract/customization.ts';
import type { ServiceRequest } from './service-request.ts';
import { checkAnswer } from './service-request.ts';

export interface StyleRulesCall {
  /** From 0. The service gives no total: a page that is not full is the last. */
  readonly page: number;
  /** 1 to 25. */
  readonly pageSize: number;
  /** Whether rules and instructions come along. */
  readonly detailed: boolean;
}

export interface StyleRule extends StyleRuleName {
  /** ISO 8601. */
  readonly created: string;
  readonly updated: string;
  /** Category, rule, chosen option. */
  readonly rules?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly instructions?: readonly StyleInstruction[];
}

export interface StyleInstruction {
  readonly id: string;
  readonly label: string;
  readonly prompt: string;
  readonly sourceLanguage?: string;
}

const Answer = z.object({
  style_rules: z.array(
    z.object({
      style_id: z.string().min(1),
      name: z.string(),
      language: z.string().min(1),
      version: z.int().min(0),
      creation_time: z.string(),
      updated_time: z.string(),
      configured_rules: z.record(z.string(), z.record(z.string(), z.string())).nullish(),
      custom_instructions: z
        .array(
          z.object({
            id: z.string().min(1),
            label: z.string(),
            prompt: z.string(),
            source_language: z.string().nullish(),
          }),
        )
        .nullish(),
    }),
  ),
});

export function styleRulesRequest(call: StyleRulesCall): ServiceRequest<readonly StyleRule[]> {
  const { page, pageSize, detailed } = call;
  return {
    feature: 'style-rules',
    method: 'GET',
    path: `/v3/style_rules?page=${page}&page_size=${pageSize}&detailed=${detailed}`,
    body: null,
    answers401: true,
    read: (json) =>
      checkAnswer(Answer, json).style_rules.map((rule) => ({
        id: rule.style_id,
        name: rule.name,
        language: rule.language,
        version: rule.version,
        created: rule.creation_time,
        updated: rule.updated_time,
        ...(rule.configured_rules && { rules: rule.configured_rules }),
        ...(rule.custom_instructions && {
          instructions: rule.custom_instructions.map((instruction) => ({
            id: instruction.id,
            label: instruction.label,
            prompt: instruction.prompt,
            ...(instruction.source_language && { sourceLanguage: instruction.source_language }),
          })),
        }),
      })),
  };
}

import { z } from 'zod';
import type { StyleRuleName } from '../../preload/contract/customization.ts';
import type {
  ConfiguredRules,
  StyleInstruction,
  StyleRuleList,
} from '../../preload/contract/style-rules.ts';
import { createSendOnce } from './admin/send-once.ts';
import {
  identifier,
  listOf,
  optionalCount,
  optionalListOf,
  optionalText,
} from './answer-fields.ts';
import type { CallOptions, Send } from './send.ts';
import type { ServiceRequest } from './service-request.ts';
import { checkAnswer } from './service-request.ts';

export interface StyleRulesPage {
  /** From 0. The service gives no total: a page that is not full is the last. */
  readonly page: number;
  /** 1 to 25. */
  readonly pageSize: number;
}

/** An instruction as it is sent. */
export type InstructionContent = Omit<StyleInstruction, 'id'>;

export interface NewStyleRules {
  readonly name: string;
  /** Base code; it cannot be changed later. */
  readonly language: string;
  readonly rules: ConfiguredRules;
  readonly instructions: readonly InstructionContent[];
}

/**
 * The calls on style rules. What makes something is sent once, and fails with outcome-unknown where
 * the service may have made it unseen.
 */
export interface StyleRuleCalls {
  names(page: StyleRulesPage, options?: CallOptions): Promise<readonly StyleRuleName[]>;
  list(page: StyleRulesPage, options?: CallOptions): Promise<readonly StyleRuleList[]>;
  get(id: string, options?: CallOptions): Promise<StyleRuleList>;
  create(content: NewStyleRules, options?: CallOptions): Promise<StyleRuleList>;
  rename(id: string, name: string, options?: CallOptions): Promise<StyleRuleList>;
  remove(id: string, options?: CallOptions): Promise<null>;
  /** Replaces all configured rules. */
  configure(id: string, rules: ConfiguredRules, options?: CallOptions): Promise<StyleRuleList>;
  /** Stands behind the others. */
  addInstruction(
    id: string,
    content: InstructionContent,
    options?: CallOptions,
  ): Promise<StyleInstruction>;
  getInstruction(id: string, instruction: string, options?: CallOptions): Promise<StyleInstruction>;
  /** Replaces the instruction wholly. */
  changeInstruction(
    id: string,
    instruction: string,
    content: InstructionContent,
    options?: CallOptions,
  ): Promise<StyleInstruction>;
  removeInstruction(id: string, instruction: string, options?: CallOptions): Promise<null>;
}

const Named = z.object({
  style_id: identifier,
  name: optionalText,
  language: z.string().min(1),
  version: optionalCount,
});
const Instruction = z.object({
  id: identifier,
  label: optionalText,
  prompt: z.string(),
  source_language: optionalText,
});

/**
 * An option as the text that is sent back. One that is no single value fails its list: saving replaces
 * all options, so that one left out here would be lost at the service.
 */
const Option = z
  .union([z.string(), z.number().transform(String), z.boolean().transform(String)])
  .nullish();
/** Chosen options by rule. */
const Rules = z
  .record(z.string(), z.record(z.string(), Option).nullish())
  .nullish()
  .transform((categories): ConfiguredRules =>
    Object.fromEntries(
      Object.entries(categories ?? {}).flatMap(([category, rules]) =>
        rules ? [[category, chosenOf(rules)]] : [],
      ),
    ),
  );
const One = Named.extend({
  creation_time: optionalText,
  updated_time: optionalText,
  configured_rules: Rules,
  custom_instructions: optionalListOf(Instruction),
});
const Names = z.object({ style_rules: listOf(Named) });
const Lists = z.object({ style_rules: listOf(One) });

const PATH = '/v3/style_rules';
const common = { feature: 'style-rules', answers401: true, body: null } as const;

const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;
const instructionsOf = (id: string): string => `${pathOf(id)}/custom_instructions`;
const instructionPath = (id: string, instruction: string): string =>
  `${instructionsOf(id)}/${encodeURIComponent(instruction)}`;

/** The service's limit of a label. */
const LABEL_CHARACTERS = 100;

function chosenOf(rules: Readonly<Record<string, string | null | undefined>>) {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([rule, option]) =>
      typeof option === 'string' ? [[rule, option] as const] : [],
    ),
  );
}

const instructionOf = (answer: z.output<typeof Instruction>): StyleInstruction => ({
  id: answer.id,
  label: answer.label || answer.prompt.slice(0, LABEL_CHARACTERS).trim(),
  prompt: answer.prompt,
  sourceLanguage: answer.source_language,
});
const ruleListOf = (answer: z.output<typeof One>): StyleRuleList => ({
  id: answer.style_id,
  name: answer.name || answer.style_id,
  language: answer.language,
  version: answer.version,
  created: answer.creation_time,
  updated: answer.updated_time,
  rules: answer.configured_rules,
  instructions: answer.custom_instructions.map(instructionOf),
});
const readOne = (json: unknown): StyleRuleList => ruleListOf(checkAnswer(One, json));
const readInstruction = (json: unknown): StyleInstruction =>
  instructionOf(checkAnswer(Instruction, json));

const written = ({ label, prompt, sourceLanguage }: InstructionContent) => ({
  label,
  prompt,
  ...(sourceLanguage === null ? {} : { source_language: sourceLanguage }),
});

/** @param send of one service with one key */
export function createStyleRuleCalls(send: Send): StyleRuleCalls {
  const sendOnce = createSendOnce(send);
  const readingOf = <Answer>(path: string, read: (json: unknown) => Answer) =>
    ({ ...common, method: 'GET', path, read }) as const;
  const removing = (path: string): ServiceRequest<null> => ({
    ...common,
    method: 'DELETE',
    path,
    read: () => null,
  });
  const writing = <Answer>(
    method: 'POST' | 'PUT' | 'PATCH',
    path: string,
    body: object,
    read: (json: unknown) => Answer,
  ): ServiceRequest<Answer> => ({ ...common, method, path, body: JSON.stringify(body), read });

  return {
    names: ({ page, pageSize }, options) =>
      send(
        readingOf(`${PATH}?page=${page}&page_size=${pageSize}&detailed=false`, (json) =>
          checkAnswer(Names, json).style_rules.map(({ style_id: id, name, ...rest }) => ({
            id,
            name: name || id,
            ...rest,
          })),
        ),
        options,
      ),
    list: ({ page, pageSize }, options) =>
      send(
        readingOf(`${PATH}?page=${page}&page_size=${pageSize}&detailed=true`, (json) =>
          checkAnswer(Lists, json).style_rules.map(ruleListOf),
        ),
        options,
      ),
    get: (id, options) => send(readingOf(pathOf(id), readOne), options),
    create: ({ name, language, rules, instructions }, options) =>
      sendOnce(
        writing(
          'POST',
          PATH,
          {
            name,
            language,
            configured_rules: rules,
            custom_instructions: instructions.map(written),
          },
          readOne,
        ),
        options,
      ),
    rename: (id, name, options) => send(writing('PATCH', pathOf(id), { name }, readOne), options),
    remove: (id, options) => send(removing(pathOf(id)), options),
    configure: (id, rules, options) =>
      send(writing('PUT', `${pathOf(id)}/configured_rules`, rules, readOne), options),
    addInstruction: (id, content, options) =>
      sendOnce(writing('POST', instructionsOf(id), written(content), readInstruction), options),
    getInstruction: (id, instruction, options) =>
      send(readingOf(instructionPath(id, instruction), readInstruction), options),
    changeInstruction: (id, instruction, content, options) =>
      send(
        writing('PUT', instructionPath(id, instruction), written(content), readInstruction),
        options,
      ),
    removeInstruction: (id, instruction, options) =>
      send(removing(instructionPath(id, instruction)), options),
  };
}

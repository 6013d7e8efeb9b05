import { z } from 'zod';
import type { WordChange } from './word-diff.ts';
import { ask, nothing } from './route.ts';
import type { StyleRuleName } from './customization.ts';

const Id = z.string().min(1).max(64);
const Language = z.string().min(2).max(16);
const Name = z.string().trim().min(1).max(1024);

/** Category → rule → option, as the service names them. Values that we do not know are kept. */
export const ConfiguredRules = z.record(
  z.string().max(100),
  z.record(z.string().max(100), z.string().max(400)),
);
export type ConfiguredRules = z.output<typeof ConfiguredRules>;

export interface StyleInstruction {
  readonly id: string;
  readonly label: string;
  readonly prompt: string;
  readonly sourceLanguage: string | null;
}
/** A list of style rules, wholly. */
export interface StyleRuleList {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  /** null where the service does not say, likewise the times. */
  readonly version: number | null;
  /** ISO 8601. */
  readonly created: string | null;
  readonly updated: string | null;
  readonly rules: ConfiguredRules;
  readonly instructions: readonly StyleInstruction[];
}
/** Every rule that can be configured with its options. */
export interface StyleCatalogue {
  /** Languages of style rules, base codes. */
  readonly languages: readonly string[];
  readonly categories: readonly {
    readonly id: string;
    readonly rules: readonly { readonly id: string; readonly options: readonly string[] }[];
  }[];
  /** Rules (`category/rule`) whose options the offline service applies itself, with these options. */
  readonly offline: Readonly<Record<string, readonly string[]>>;
}
const Instruction = z.strictObject({
  /** The service's limits. */
  label: z.string().trim().min(1).max(100),
  prompt: z.string().trim().min(1).max(300),
  sourceLanguage: Language.nullable().default(null),
});
export const OneStyleRule = z.strictObject({ id: Id });
export const NewStyleRule = z.strictObject({
  name: Name,
  language: Language,
  rules: ConfiguredRules.default({}),
  instructions: z.array(Instruction).max(200).default([]),
});
export const StyleRuleRename = z.strictObject({ id: Id, name: Name });
/** Replaces all configured rules. */
export const StyleRuleConfiguration = z.strictObject({ id: Id, rules: ConfiguredRules });
export const NewInstruction = z.strictObject({ id: Id, instruction: Instruction });
export const InstructionChange = z.strictObject({ id: Id, instruction: Id, change: Instruction });
export const OneInstruction = z.strictObject({ id: Id, instruction: Id });
/** New order: the service keeps the order of creation, so those after the first difference are made anew. */
export const InstructionOrder = z.strictObject({ id: Id, order: z.array(Id).max(200) });

export const StyleTrial = z.strictObject({
  id: Id,
  text: z.string().min(1).max(5000),
  source: Language.nullable(),
  target: Language,
});
/** The same text translated without and with a style rule. */
export interface StyleTried {
  readonly without: string;
  readonly with: string;
  /** From `without` to `with`. */
  readonly changes: readonly WordChange[];
  readonly billed: number | null;
}

export const styleRulesRoutes = {
  'style-rules.list': ask(nothing).gives<readonly StyleRuleName[]>(),
  'style-rules.catalogue': ask(nothing).gives<StyleCatalogue>(),
  'style-rules.all': ask(nothing).gives<readonly StyleRuleList[]>(),
  'style-rules.get': ask(OneStyleRule).gives<StyleRuleList>(),
  'style-rules.create': ask(NewStyleRule).gives<StyleRuleList>(),
  'style-rules.rename': ask(StyleRuleRename).gives<StyleRuleList>(),
  'style-rules.remove': ask(OneStyleRule).gives<null>(),
  'style-rules.configure': ask(StyleRuleConfiguration).gives<StyleRuleList>(),
  'style-rules.add-instruction': ask(NewInstruction).gives<StyleInstruction>(),
  'style-rules.change-instruction': ask(InstructionChange).gives<StyleInstruction>(),
  'style-rules.remove-instruction': ask(OneInstruction).gives<null>(),
  'style-rules.order-instructions': ask(InstructionOrder).gives<StyleRuleList>(),
  /** Translates a text without and with a list; both are billed. */
  'style-rules.try': ask(StyleTrial).gives<StyleTried>(),
};

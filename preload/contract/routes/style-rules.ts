import type { StyleRuleName } from '../customization.ts';
import { ask, nothing } from '../route.ts';
import type {
  StyleCatalogue,
  StyleInstruction,
  StyleRuleList,
  StyleTried,
} from '../style-rules.ts';
import {
  InstructionChange,
  InstructionOrder,
  NewInstruction,
  NewStyleRule,
  OneInstruction,
  OneStyleRule,
  StyleRuleConfiguration,
  StyleRuleRename,
  StyleTrial,
} from '../style-rules.ts';

export const STYLE_RULES = {
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

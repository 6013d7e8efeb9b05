import type { StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { StyleRuleList } from '../../../preload/contract/style-rules.ts';
import type { Lifetime } from '../connections/lifetime.ts';
import type { RuleSetting } from './rule-draft.ts';
import type { InstructionEdit, StyleRulesState, Trial } from './state.ts';

/** What the screen of style rules needs from elsewhere. */
export interface StyleRulesPorts {
  /** A list was made, changed or deleted: pickers elsewhere know it no longer. */
  readonly onChange: () => void;
}

/** Lists: chosen, made, renamed, deleted. */
export interface ListVerbs {
  /** Asks for lists and catalogue, unless they are there. */
  readonly load: () => Promise<void>;
  /** Asks for the lists anew; what is not saved stays. */
  readonly refresh: () => Promise<void>;
  readonly choose: (id: string) => void;
  /** A list to be; null gives it up. */
  readonly writeNew: (list: StyleRulesState['newList']) => void;
  readonly create: () => Promise<void>;
  /** Another name for the chosen list; null gives it up. */
  readonly writeName: (name: string | null) => void;
  readonly rename: () => Promise<void>;
  /** Deletes a list and remembers it for `undoRemove`. */
  readonly remove: (id: string) => Promise<void>;
  /** Makes again what was deleted last, under another id. */
  readonly undoRemove: () => Promise<void>;
  readonly forgetRemoved: () => void;
}

/** Rules of the chosen list: set, cleared, saved together. */
export interface RuleVerbs {
  /** null: the rule is not set. */
  readonly setOption: (
    setting: Omit<RuleSetting, 'option'> & { readonly option: string | null },
  ) => void;
  /** Clears the rules of a category, or of all; those that the catalogue lacks stay. */
  readonly clearRules: (category: string | null) => void;
  /** Back to what the service has. */
  readonly discard: () => void;
  /**
   * Saves the rules, unless the list was changed elsewhere since it was read: then that version is
   * shown with what changed, the draft stands on top of it, and nothing is sent.
   */
  readonly save: () => Promise<void>;
}

/** Custom instructions of the chosen list. Each change goes to the service at once. */
export interface InstructionVerbs {
  /** null gives up what was written. */
  readonly writeInstruction: (edit: InstructionEdit | null) => void;
  readonly keepInstruction: () => Promise<void>;
  readonly removeInstruction: (id: string) => Promise<void>;
  /** Puts an instruction at a place of the list, counted from 0. */
  readonly moveInstruction: (id: string, place: number) => Promise<void>;
  readonly forgetArranging: () => void;
}

/** One text without and with the chosen list. */
export interface TrialVerbs {
  readonly writeTrial: (trial: Partial<Trial>) => void;
  readonly tryOut: () => Promise<void>;
}

export interface StyleRulesStore extends ListVerbs, RuleVerbs, InstructionVerbs, TrialVerbs {
  readonly state: StoreApi<StyleRulesState>;
  /** Forgets what belonged to another connection. What was not saved stays with its list. */
  readonly forget: () => void;
}

/** What the parts of the store work on. */
export interface StyleRulesContext {
  readonly rpc: Rpc;
  readonly state: StoreApi<StyleRulesState>;
  readonly life: Lifetime;
  readonly onChange: () => void;
  /** Shows another version of a list, and what changed with it. */
  readonly receive: (list: StyleRuleList, by: 'here' | 'elsewhere') => void;
}

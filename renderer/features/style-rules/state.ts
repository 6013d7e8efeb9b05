import type {
  StyleCatalogue,
  StyleRuleList,
  StyleTried,
} from '../../../preload/contract/style-rules.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import type { ListChanges } from './list-changes.ts';
import type { RuleDraft } from './rule-draft.ts';

export interface ListProps {
  readonly list: StyleRuleList;
}

/** How a list came to another version, as far as this page has seen it. */
export interface ListNews {
  /** `elsewhere`: another program or person changed it. */
  readonly by: 'here' | 'elsewhere';
  readonly from: number;
  readonly to: number;
  readonly changes: ListChanges;
}

/** An instruction while it is written. */
export interface InstructionEdit {
  /** null: a new one. */
  readonly id: string | null;
  readonly label: string;
  readonly prompt: string;
  readonly sourceLanguage: string | null;
}

/** What a list is tried on. */
export interface Trial {
  readonly text: string;
  /** null: the service detects it. */
  readonly source: string | null;
  /** null: the language of the list. */
  readonly target: string | null;
}

export interface StyleRulesState {
  /** In the service's order; null before the first answer. */
  readonly lists: readonly StyleRuleList[] | null;
  readonly listing: Attempt<null>;
  readonly catalogue: Attempt<StyleCatalogue>;
  /** Id of the list on the screen. */
  readonly chosen: string | null;
  /** Unsaved rules, by the id of their list. */
  readonly drafts: Readonly<Record<string, RuleDraft>>;
  readonly saving: Attempt<null>;
  /** The newest change of a list that was seen, by its id. */
  readonly news: Readonly<Record<string, ListNews>>;
  /** Lists that were not saved, since they had been changed elsewhere. */
  readonly isOvertaken: boolean;
  /** A list to be; null: none is being made. */
  readonly newList: { readonly name: string; readonly language: string } | null;
  readonly creating: Attempt<null>;
  /** Another name for the chosen list; null: it is not being renamed. */
  readonly name: string | null;
  readonly renaming: Attempt<null>;
  readonly removing: Attempt<null>;
  readonly removed: StyleRuleList | null;
  /** The instruction that is written, by the id of its list. */
  readonly edits: Readonly<Record<string, InstructionEdit>>;
  readonly keeping: Attempt<null>;
  /** A deletion or a new order of instructions. */
  readonly arranging: Attempt<null>;
  readonly trial: Trial;
  readonly trying: Attempt<StyleTried>;
}

export const NO_STYLE_RULES: StyleRulesState = {
  lists: null,
  listing: IDLE,
  catalogue: IDLE,
  chosen: null,
  drafts: {},
  saving: IDLE,
  news: {},
  isOvertaken: false,
  newList: null,
  creating: IDLE,
  name: null,
  renaming: IDLE,
  removing: IDLE,
  removed: null,
  edits: {},
  keeping: IDLE,
  arranging: IDLE,
  trial: { text: '', source: null, target: null },
  trying: IDLE,
};

const NO_DRAFT: RuleDraft = {};

export const chosenList = ({ lists, chosen }: StyleRulesState): StyleRuleList | null =>
  lists?.find(({ id }) => id === chosen) ?? null;

/** What is not saved of a list's rules. */
export const draftOf = ({ drafts }: StyleRulesState, id: string): RuleDraft =>
  drafts[id] ?? NO_DRAFT;

/** Whether a list has something that the service has not. */
export const isUnsaved = (state: StyleRulesState, id: string): boolean =>
  Object.keys(draftOf(state, id)).length > 0 || state.edits[id] !== undefined;

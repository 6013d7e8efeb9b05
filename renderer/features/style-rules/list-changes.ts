import type {
  ConfiguredRules,
  StyleInstruction,
  StyleRuleList,
} from '../../../preload/contract/style-rules.ts';
import { optionOf, setRules } from './rule-draft.ts';

/** A rule that has another option than before; null: none. */
export interface RuleChange {
  readonly category: string;
  readonly rule: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs between two versions of a list. */
export interface ListChanges {
  /** The name before, where it is another one now. */
  readonly nameBefore: string | null;
  readonly rules: readonly RuleChange[];
  /** Labels of instructions. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly edited: readonly string[];
  readonly isReordered: boolean;
}

export function ruleChanges(before: ConfiguredRules, after: ConfiguredRules): RuleChange[] {
  const gone = setRules(before).filter(
    ({ category, rule }) => optionOf(after, category, rule) === null,
  );
  return [
    ...setRules(after).flatMap(({ category, rule, option }) => {
      const old = optionOf(before, category, rule);
      return old === option ? [] : [{ category, rule, before: old, after: option }];
    }),
    ...gone.map(({ category, rule, option }) => ({
      category,
      rule,
      before: option,
      after: null,
    })),
  ];
}

/**
 * Instructions are known by their ids; one that was made anew with the same words, as a new order
 * needs it, counts as the same.
 */
export function listChanges(before: StyleRuleList, after: StyleRuleList): ListChanges {
  const partners = matched(before.instructions, after.instructions);
  const old = new Set([...partners.values()].map(({ id }) => id));
  const kept = after.instructions.filter(({ id }) => partners.has(id));
  const places = kept.map(({ id }) =>
    before.instructions.findIndex((one) => one.id === partners.get(id)?.id),
  );
  return {
    nameBefore: before.name === after.name ? null : before.name,
    rules: ruleChanges(before.rules, after.rules),
    added: after.instructions.filter(({ id }) => !partners.has(id)).map(({ label }) => label),
    removed: before.instructions.filter(({ id }) => !old.has(id)).map(({ label }) => label),
    edited: kept.filter((one) => !isSame(one, partners.get(one.id))).map(({ label }) => label),
    isReordered: places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)),
  };
}

export const isUnchanged = (changes: ListChanges): boolean =>
  changes.nameBefore === null &&
  !changes.isReordered &&
  [changes.rules, changes.added, changes.removed, changes.edited].every((all) => all.length === 0);

/** The instruction before, by the id of the one after. */
function matched(
  before: readonly StyleInstruction[],
  after: readonly StyleInstruction[],
): Map<string, StyleInstruction> {
  const partners = new Map<string, StyleInstruction>();
  const left = new Set(before);
  const pair = (one: StyleInstruction, fits: (other: StyleInstruction) => boolean) => {
    if (partners.has(one.id)) return;
    const other = [...left].find(fits);
    if (other === undefined) return;
    partners.set(one.id, other);
    left.delete(other);
  };
  for (const one of after) pair(one, ({ id }) => id === one.id);
  for (const one of after) pair(one, (other) => isSame(one, other));
  return partners;
}

const isSame = (one: StyleInstruction, other: StyleInstruction | undefined): boolean =>
  other !== undefined &&
  one.label === other.label &&
  one.prompt === other.prompt &&
  one.sourceLanguage === other.sourceLanguage;

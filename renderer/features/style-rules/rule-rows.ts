import type { ConfiguredRules, StyleCatalogue } from '../../../preload/contract/style-rules.ts';
import { readableId } from './readable-id.ts';
import { optionOf, ruleKey, type RuleDraft } from './rule-draft.ts';

/** A rule as a row of the screen. */
export interface RuleRow {
  readonly id: string;
  /** Of the catalogue, then the one that is set where the catalogue lacks it. */
  readonly options: readonly string[];
  readonly chosen: string | null;
  /** False: the service has it, our catalogue has not. */
  readonly isKnown: boolean;
  /** Whether what is set is an option that our catalogue has; true where nothing is set. */
  readonly isKnownOption: boolean;
  /** The options that the offline service applies itself. */
  readonly offline: readonly string[];
}

export interface CategoryRows {
  readonly id: string;
  readonly isKnown: boolean;
  /** Those that the filter leaves. */
  readonly rows: readonly RuleRow[];
  /** Of all rules, whatever the filter leaves. */
  readonly set: number;
  /** Of those that are set, the ones that can be cleared: the service keeps what the catalogue lacks. */
  readonly clearable: number;
  readonly all: number;
}

export interface RuleFilter {
  readonly query: string;
  readonly onlySet: boolean;
  /** What is not saved: a rule that was just cleared stays in sight among those that are set. */
  readonly draft: RuleDraft;
  /** Names of a category, a rule and its options as they are shown. */
  readonly namesOf: (category: string, rule: string, options: readonly string[]) => string;
}

/**
 * The rules of the catalogue in its order, then what a list has besides; categories without a row
 * are left out.
 */
export function categoryRows(
  catalogue: Pick<StyleCatalogue, 'categories' | 'offline'>,
  rules: ConfiguredRules,
  filter: RuleFilter,
): CategoryRows[] {
  const known = catalogue.categories.map(({ id, rules: inside }) => ({
    id,
    isKnown: true,
    known: inside,
  }));
  const foreign = Object.keys(rules)
    .filter((id) => !catalogue.categories.some((one) => one.id === id))
    .map((id) => ({ id, isKnown: false, known: [] }));
  return [...known, ...foreign]
    .map((category) => {
      const configured = rules[category.id] ?? {};
      const others = Object.keys(configured).filter(
        (id) => !category.known.some((rule) => rule.id === id),
      );
      const rows = [
        ...category.known.map(({ id, options }) => row(id, options, true)),
        ...others.map((id) => row(id, [], false)),
      ];
      return {
        id: category.id,
        isKnown: category.isKnown,
        rows: rows.filter((one) => passes(one, category.id, filter)),
        set: rows.filter(({ chosen }) => chosen !== null).length,
        clearable: rows.filter((one) => one.isKnown && one.chosen !== null).length,
        all: rows.length,
      };

      function row(id: string, options: readonly string[], isKnown: boolean): RuleRow {
        const chosen = optionOf(rules, category.id, id);
        const isKnownOption = chosen === null || options.includes(chosen);
        return {
          id,
          options: isKnownOption ? options : [...options, chosen],
          chosen,
          isKnown,
          isKnownOption,
          offline: catalogue.offline[ruleKey(category.id, id)] ?? [],
        };
      }
    })
    .filter(({ rows }) => rows.length > 0);
}

/** Every word of the query stands in the names or ids of the category, the rule or one of its options. */
function passes(row: RuleRow, category: string, filter: RuleFilter): boolean {
  const { query, onlySet, draft, namesOf } = filter;
  const isChanged = Object.hasOwn(draft, ruleKey(category, row.id));
  if (onlySet && row.chosen === null && !isChanged) return false;
  const words = query
    .toLowerCase()
    .split(/[\s_]+/)
    .filter((word) => word !== '');
  const ids = [category, row.id, ...row.options];
  const names = [...ids, ...ids.map(readableId), namesOf(category, row.id, row.options)];
  const ground = names.join(' ').toLowerCase();
  return words.every((word) => ground.includes(word));
}

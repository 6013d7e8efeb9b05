import type { OwnOptions, TranslationOptions } from '../../../preload/contract/text.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import type { Column } from './column.ts';
import { optionCount } from './fit.ts';
import { effectiveOptions, withoutOwn, type OptionName } from './own-options.ts';

/** The options that targets have for themselves, by their code. */
type OwnByTarget = Readonly<Record<string, OwnOptions>>;

interface SettledOptions {
  readonly own: OwnByTarget;
  readonly options: TranslationOptions;
}

const NO_OPTIONS: OwnOptions = {};
/** Options that name things of one account. */
const OF_CONNECTION: readonly OptionName[] = ['memory', 'glossaries', 'styleRule'];

/** What a target has for itself. */
export function ownOf(state: { readonly own: OwnByTarget }, target: string): OwnOptions {
  return state.own[target] ?? NO_OPTIONS;
}

/** How many options differ from the defaults or from what is shared, over all targets. */
export function allOptionCount(state: SettledOptions): number {
  const own = Object.values(state.own).reduce((sum, one) => sum + Object.keys(one).length, 0);
  return optionCount(state.options) + own;
}

/**
 * The options after the targets changed: own options go with their target, and a target that is
 * left alone keeps the options that were in force for it, now as the shared ones.
 */
export function settledOptions(
  columns: readonly Column[],
  own: OwnByTarget,
  options: TranslationOptions,
): SettledOptions {
  const [first, ...others] = columns;
  if (first !== undefined && others.length === 0) {
    return { own: {}, options: effectiveOptions(options, ownOf({ own }, first.target)) };
  }
  const kept = Object.entries(own).filter(([target]) =>
    columns.some((column) => column.target === target),
  );
  return { own: Object.fromEntries(kept), options };
}

/** One target gives way to another: a variant of the same language takes the own options over. */
export function exchanged(own: OwnByTarget, old: string, target: string): OwnByTarget {
  const { [old]: former, ...others } = own;
  if (former === undefined || baseOf(old) !== baseOf(target)) return others;
  return { ...others, [target]: former };
}

/** What names things of one connection, among the shared options and those of targets. */
export function ofConnection(own: OwnByTarget, options: TranslationOptions): SettledOptions {
  const named = (all: object) =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) => OF_CONNECTION.some((one) => one === name)),
    );
  const entries = Object.entries(own).map(([target, one]) => [target, named(one)] as const);
  return { own: Object.fromEntries(entries), options: named(options) };
}

/** The options without what names things of the connection that is left. */
export function leftBehind(own: OwnByTarget, options: TranslationOptions): SettledOptions {
  const entries = Object.entries(own).map(
    ([target, one]) => [target, withoutOwn(one, OF_CONNECTION)] as const,
  );
  return {
    own: Object.fromEntries(entries),
    options: effectiveOptions(options, { memory: null, glossaries: null, styleRule: null }),
  };
}

import type { OwnOptions, TranslationOptions } from '../../../preload/contract/text.ts';

/** What every part of the options needs. */
export interface OptionsProps {
  /** In force for the target, or shared by all. */
  readonly options: TranslationOptions;
  readonly onChange: (change: Partial<TranslationOptions>) => void;
  /** The target that is set here for itself; null for all together. */
  readonly target: string | null;
  /** The targets that the options go to. */
  readonly targets: readonly string[];
}

export type OptionName = keyof TranslationOptions;

/** The options in force for a target: its own over the shared ones. */
export function effectiveOptions(shared: TranslationOptions, own: OwnOptions): TranslationOptions {
  const effective = { ...shared, ...own };
  return withoutGaps(effective);
}

/**
 * A target's own options after a change. What is switched off becomes an own default, so that the
 * target keeps it off whatever the others do.
 */
export function withOwn(own: OwnOptions, change: Partial<TranslationOptions>): OwnOptions {
  const entries = Object.entries(change).map(
    ([name, value]) => [name, isGap(value) ? null : value] as const,
  );
  return { ...own, ...Object.fromEntries(entries) };
}

/** A target's own options after some of them follow the shared ones again. */
export function withoutOwn(own: OwnOptions, names: readonly OptionName[]): OwnOptions {
  const entries = Object.entries(own).filter(([name]) => !names.some((one) => one === name));
  return Object.fromEntries(entries);
}

/** Options that are switched off are absent, so that main never sees an empty one. */
export function withoutGaps(options: {
  readonly [K in OptionName]?: TranslationOptions[K] | null;
}): TranslationOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => !isGap(value)));
}

function isGap(value: unknown): boolean {
  return value === undefined || value === null || value === '' || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

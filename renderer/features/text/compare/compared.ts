import type { TranslationOptions } from '../../../../preload/contract/text.ts';
import { effectiveOptions } from '../own-options.ts';
import type { TextState } from '../state.ts';
import { ownOf } from '../targets.ts';
import type { CompareInput } from './state.ts';

/** What stands on the Text screen, as a comparison takes it: with the first target alone. */
export const compareInput = ({ text, source, columns }: TextState): CompareInput => ({
  text,
  source,
  target: columns[0]?.target ?? '',
});

/** The options that are in force for the first target. */
export const firstOptions = (state: TextState): TranslationOptions =>
  effectiveOptions(state.options, ownOf(state, state.columns[0]?.target ?? ''));

import { DEFAULT_THRESHOLD } from '../../preload/contract/limits.ts';
import type {
  Detection,
  OpenedText,
  TextCost,
  TextDraft,
  TranslationOptions,
} from '../../preload/contract/text.ts';
import { IDLE, type Attempt } from '../failure/attempt.ts';
import { emptyColumn, isOf, type Column } from './column.ts';
import { rememberVariant, type Variants } from './swap.ts';

/** What stands on the Text screen. */
export interface TextState {
  readonly text: string;
  /** null: the service detects it. */
  readonly source: string | null;
  /** One to six, each with another target. */
  readonly columns: readonly Column[];
  readonly options: TranslationOptions;
  /** Goes with the memory; kept while none is chosen. */
  readonly threshold: number;
  /** Numbers the input; what belongs to an older one is out of date. */
  readonly revision: number;
  readonly variants: Variants;
  readonly cost: Attempt<TextCost>;
  /** The cost that was last known, so that the figure does not blink. */
  readonly characters: number;
  readonly detection: Attempt<Detection>;
  readonly opening: Attempt<OpenedText>;
  /** What a clear took away, until something else is typed. */
  readonly cleared: string | null;
}

export const FIRST_TARGET = 'de';

export function emptyText(): TextState {
  return {
    text: '',
    source: null,
    columns: [emptyColumn(FIRST_TARGET)],
    options: {},
    threshold: DEFAULT_THRESHOLD,
    revision: 0,
    variants: {},
    cost: IDLE,
    characters: 0,
    detection: IDLE,
    opening: IDLE,
    cleared: null,
  };
}

/** What is saved of the screen. */
export function draftOf(state: TextState): TextDraft {
  return {
    text: state.text,
    source: state.source,
    targets: state.columns.map((column) => column.target),
    options: state.options,
  };
}

/** The screen as a draft left it. */
export function fromDraft(draft: TextDraft): Partial<TextState> {
  const targets = [...new Set(draft.targets)];
  return {
    text: draft.text,
    source: draft.source,
    columns: targets.map(emptyColumn),
    options: draft.options,
    threshold: draft.options.memory?.threshold ?? DEFAULT_THRESHOLD,
    variants: targets.reduceRight<Variants>(rememberVariant, {}),
  };
}

/** A language that was found in the text, and by whom. */
export interface Found {
  readonly language: string;
  /** `local`: a guess of the built-in service, since the other one refused. */
  readonly by: 'service' | 'local';
}

/** The language that the text as it stands was found to be in; null while that is not known. */
export function foundLanguage(state: TextState): Found | null {
  if (state.text === '') return null;
  for (const column of state.columns) {
    const detected = isOf(column, state.revision) ? column.shown?.translation.detected : null;
    if (typeof detected === 'string') return { language: detected, by: 'service' };
  }
  const { detection } = state;
  if (detection.state !== 'done' || detection.value.language === undefined) return null;
  return { language: detection.value.language, by: detection.value.by };
}

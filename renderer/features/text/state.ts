import { DEFAULT_THRESHOLD } from '../../../preload/contract/limits.ts';
import type {
  Detection,
  OpenedText,
  OwnOptions,
  TextDraft,
  TranslationOptions,
} from '../../../preload/contract/text.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { emptyColumn, isOf, type Column } from './column.ts';
import type { CostByTarget } from './side-queries.ts';
import { rememberVariant, type Variants } from './swap.ts';
import { ownOf, settledOptions } from './targets.ts';
import type { Found, Turned, UnswappedText } from './turned.ts';

/** What stands on the Text screen. */
export interface TextState {
  readonly text: string;
  /** null: the service detects it. */
  readonly source: string | null;
  /** One to six, each with another target. */
  readonly columns: readonly Column[];
  /** Shared by all targets. */
  readonly options: TranslationOptions;
  /** What targets have for themselves, by their code; empty while there is one target only. */
  readonly own: Readonly<Record<string, OwnOptions>>;
  /** The connection in use; null before it is known. */
  readonly connection: string | null;
  /** Its host; null before it is known, and for the built-in service. */
  readonly host: string | null;
  /** What was chosen of the memories, glossaries and style rules of other connections, by their ids. */
  readonly elsewhere: TextDraft['elsewhere'];
  /** Goes with the memory; kept while none is chosen. */
  readonly threshold: number;
  /** Numbers the input; what belongs to an older one is out of date. */
  readonly revision: number;
  /** The input that waits until somebody asks: a draft that was brought back, or text of another connection. */
  readonly heldRevision: number;
  readonly variants: Variants;
  /** The last swap, for the next one; null after another connection came into use. */
  readonly turned: Turned | null;
  /** Told after a swap that exchanged the languages alone; null after the next change. */
  readonly unswapped: UnswappedText | null;
  /** How long the text is, as the service counts. */
  readonly characters: number;
  /** How much of it is sent, by target; the rest comes from memories of this computer. */
  readonly sent: CostByTarget['sent'];
  readonly detection: Attempt<Detection>;
  /** The language that was found before the last change; it most likely still holds. */
  readonly lastFound: Found | null;
  readonly opening: Attempt<OpenedText>;
  /** What a clear took away, until something else is typed. */
  readonly cleared: string | null;
}

const FIRST_TARGET = 'de';

export function emptyText(): TextState {
  return {
    text: '',
    source: null,
    columns: [emptyColumn(FIRST_TARGET)],
    options: {},
    own: {},
    connection: null,
    host: null,
    elsewhere: {},
    threshold: DEFAULT_THRESHOLD,
    revision: 0,
    heldRevision: 0,
    variants: {},
    turned: null,
    unswapped: null,
    characters: 0,
    sent: {},
    detection: IDLE,
    lastFound: null,
    opening: IDLE,
    cleared: null,
  };
}

/** How many characters of the text are sent, for all targets together. */
export function sentCharacters({ columns, characters, sent }: TextState): number {
  return columns.reduce((sum, { target }) => sum + (sent[target] ?? characters), 0);
}

/** What is saved of the screen. */
export function draftOf(state: TextState): TextDraft {
  return {
    text: state.text,
    source: state.source,
    targets: state.columns.map(({ target }) => ({
      language: target,
      options: ownOf(state, target),
    })),
    options: state.options,
    threshold: state.threshold,
    elsewhere: state.elsewhere,
  };
}

/** Whether languages or options were chosen between two states. */
export function hasOtherChoices(now: TextState, before: TextState): boolean {
  const targetsOf = ({ columns }: TextState) => columns.map(({ target }) => target).join(' ');
  return (
    now.source !== before.source ||
    now.options !== before.options ||
    now.own !== before.own ||
    targetsOf(now) !== targetsOf(before)
  );
}

/** The screen as a draft left it. */
export function fromDraft(draft: TextDraft): Partial<TextState> {
  const own = Object.fromEntries(draft.targets.map((one) => [one.language, one.options]));
  const targets = Object.keys(own);
  const columns = targets.map(emptyColumn);
  const options = settledOptions(columns, own, draft.options);
  return {
    text: draft.text,
    source: draft.source,
    columns,
    ...options,
    elsewhere: draft.elsewhere,
    threshold: options.options.memory?.threshold ?? draft.threshold ?? DEFAULT_THRESHOLD,
    variants: targets.reduceRight<Variants>(rememberVariant, {}),
  };
}

/**
 * The language that the text was found to be in. While the text as it stands was not looked at yet,
 * it is the one that was found before the last change: it would blink with every key otherwise.
 */
export function foundLanguage(state: TextState): Found | null {
  if (state.text === '') return null;
  for (const column of state.columns) {
    const detected = isOf(column, state.revision) ? column.shown?.translation.detected : null;
    if (typeof detected === 'string') return { language: detected, by: 'service' };
  }
  const { detection } = state;
  if (detection.state === 'failed') return null;
  if (detection.state !== 'done') return state.lastFound;
  const { language, by } = detection.value;
  return language === undefined ? null : { language, by };
}

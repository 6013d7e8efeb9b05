import type { Failure } from '../../../preload/contract/failure.ts';
import type { Detection } from '../../../preload/contract/text.ts';
import type {
  Improvement,
  WritingDraft,
  WritingLanguage,
} from '../../../preload/contract/writing.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { mannerOf, obstacleTo, type Obstacle } from './fit.ts';
import { chosenText, undecided, type Verdicts } from './verdicts.ts';

/** How the newest request goes. `revision` numbers the input that it was made from. */
export type WritingRun =
  | { readonly state: 'idle' }
  | {
      readonly state: 'running';
      readonly revision: number;
      /** `Date.now()` of the start. */
      readonly startedAt: number;
    }
  | { readonly state: 'done' | 'cancelled'; readonly revision: number }
  | { readonly state: 'failed'; readonly revision: number; readonly failure: Failure };

/** What stands on the Write screen. */
export interface WritingState extends WritingDraft {
  /** Numbers the input; what belongs to an older one is out of date. */
  readonly revision: number;
  readonly languages: Attempt<readonly WritingLanguage[]>;
  readonly detection: Attempt<Detection>;
  readonly run: WritingRun;
  readonly shown: { readonly revision: number; readonly improvement: Improvement } | null;
  /** On the changes of what is shown. */
  readonly verdicts: Verdicts;
  /** The text that the verdicts lead to: what a copy takes. */
  readonly result: string;
  /** Number of the change that keys act on; null: none was looked at yet. */
  readonly current: number | null;
  /** The result without marks. */
  readonly isClean: boolean;
  /** What a clear took away, until something else is typed. */
  readonly cleared: string | null;
}

export function emptyWriting(): WritingState {
  return {
    text: '',
    mode: 'correct',
    style: null,
    tone: null,
    target: null,
    lockedTerms: [],
    revision: 0,
    languages: IDLE,
    detection: IDLE,
    run: IDLE,
    ...nothingShown(),
    isClean: false,
    cleared: null,
  };
}

/** What is saved of the screen. */
export const draftOf = (state: WritingState): WritingDraft => ({
  text: state.text,
  mode: state.mode,
  style: state.style,
  tone: state.tone,
  target: state.target,
  lockedTerms: [...state.lockedTerms],
});

const NO_LANGUAGES: readonly WritingLanguage[] = [];

/** The languages once they are there, else none. */
export const writingLanguages = ({ languages }: WritingState): readonly WritingLanguage[] =>
  languages.state === 'done' ? languages.value : NO_LANGUAGES;

/** The language that the text was found to be in; null while nobody knows. */
export function foundLanguage({ text, shown, detection, revision }: WritingState): string | null {
  if (text === '') return null;
  const detected = shown?.revision === revision ? shown.improvement.detected : null;
  if (detected !== null) return detected;
  return detection.state === 'done' ? (detection.value.language ?? null) : null;
}

/** The language that the result will be in; null while nobody knows. */
export const languageOf = (state: WritingState): string | null =>
  state.target ?? foundLanguage(state);

/** Why what is chosen cannot be asked for; null where it can. */
export const obstacleOf = (state: WritingState): Obstacle | null =>
  obstacleTo(writingLanguages(state), languageOf(state), state.mode, mannerOf(state));

/** Characters as the service counts them: code points. */
export function characterCount(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const isHigh = (text.charCodeAt(at) & 0xfc00) === 0xd800;
    const isPair = isHigh && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
    if (isPair) at += 1;
    count += 1;
  }
  return count;
}

/** Nothing of a result is on the screen. */
export const nothingShown = (): Pick<
  WritingState,
  'shown' | 'verdicts' | 'result' | 'current'
> => ({
  shown: null,
  verdicts: undecided(0),
  result: '',
  current: null,
});

/** Other verdicts on what is shown, and the text that they lead to. */
export const judged = (
  shown: WritingState['shown'],
  verdicts: Verdicts,
): Pick<WritingState, 'verdicts' | 'result'> => ({
  verdicts,
  result: shown === null ? '' : chosenText(shown.improvement.changes, verdicts.all),
});

/** Whether changes can be decided: the result is there wholly, as far as it got. */
export const canDecide = ({ run, shown }: WritingState): boolean =>
  shown !== null && run.state !== 'running';

import type { OwnOptions, TranslationOptions } from '../../../preload/contract/text.ts';
import { interrupted, type Column } from './column.ts';
import { choiceOf, withChoice, type ChosenByPair } from './swap-memory.ts';

/** Why a swap left the text where it was: no result, one that was not finished, or one of two languages. */
export type UnswappedText = 'none' | 'running' | 'partly';

/** A language that was found in the text, and by whom. */
export interface Found {
  readonly language: string;
  /** `local`: a guess of the built-in service, since the other one refused. */
  readonly by: 'service' | 'local';
}

/** What a swap exchanges, and what its results were made with. */
interface Side {
  readonly text: string;
  readonly source: string | null;
  readonly columns: readonly Column[];
  readonly options: TranslationOptions;
  readonly own: Readonly<Record<string, OwnOptions>>;
  readonly threshold: number;
  readonly revision: number;
  /** The language that was found in the text. */
  readonly lastFound: Found | null;
  /** What the swap that led to it told. */
  readonly unswapped: UnswappedText | null;
}

/** Both sides of the last swap: as it found the screen, and as it left it. */
export interface Turned {
  readonly before: Side;
  readonly after: Side;
  /** The memories that swaps left, for those that come back to their pair. */
  readonly chosenByPair: ChosenByPair;
}

/** @param lastFound the language of its text, as it was found */
export function sideOf(state: Side, lastFound: Found | null): Side {
  const { text, source, columns, options, own, threshold, revision, unswapped } = state;
  return { text, source, columns, options, own, threshold, revision, lastFound, unswapped };
}

const targetsOf = (columns: readonly Column[]) => columns.map(({ target }) => target).join(' ');

/** Whether nobody typed or chose other languages since the last swap, so that the next one undoes it. */
export function isUntouched({ after }: Turned, now: Side): boolean {
  return (
    now.text === after.text &&
    now.source === after.source &&
    targetsOf(now.columns) === targetsOf(after.columns) &&
    now.columns[0]?.edited === null
  );
}

/**
 * The screen as the last swap found it. Results count as those of the next revision, unless options that
 * were changed meanwhile ask for others.
 */
export function turnedBack({ before, after }: Turned, now: Side): Omit<Side, 'revision'> {
  const { text, source, columns, lastFound, unswapped } = before;
  const isSame = asWritten(now) === asWritten(after);
  if (isSame) {
    const { options, own, threshold } = before;
    const current = columns.map((one) => renumbered(one, before.revision, now.revision + 1));
    return { text, source, columns: current, options, own, threshold, lastFound, unswapped };
  }
  const { own, threshold } = now;
  const { memory, ...local } = choiceOf(before.options);
  const choice = { ...local, ...(memory !== undefined && { memory: { ...memory, threshold } }) };
  const options = withChoice(now.options, choice);
  return { text, source, columns, options, own, threshold, lastFound, unswapped };
}

/** What decides a result beside text, languages and memory, to be compared. */
const asWritten = ({
  options,
  own,
  threshold,
}: Pick<Side, 'options' | 'own' | 'threshold'>): string =>
  JSON.stringify([sorted(withChoice(options, {})), own, threshold]);

const sorted = (options: TranslationOptions) =>
  Object.entries(options).toSorted(([one], [other]) => one.localeCompare(other));

function renumbered(column: Column, old: number, revision: number): Column {
  const { run, shown } = interrupted(column);
  const isOfOld = run.state !== 'idle' && run.revision === old;
  return {
    ...column,
    run: isOfOld ? { ...run, revision } : run,
    shown: shown?.revision === old ? { ...shown, revision } : shown,
  };
}

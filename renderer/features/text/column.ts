import type { Failure } from '../../../preload/contract/failure.ts';
import type { RetryWait, SegmentOrigin, Translation } from '../../../preload/contract/text.ts';

/**
 * How the newest request of a column goes. `revision` numbers the input (text, languages, options)
 * that it was made from.
 */
export type Run =
  | { readonly state: 'idle' }
  | {
      readonly state: 'running';
      readonly revision: number;
      /** `Date.now()` of the start. */
      readonly startedAt: number;
      /** Parts of the text; null until the first value. */
      readonly chunks: Translation['chunks'] | null;
      readonly wait: RetryWait | null;
    }
  | { readonly state: 'done' | 'cancelled'; readonly revision: number }
  | { readonly state: 'failed'; readonly revision: number; readonly failure: Failure };

/** A result in which a word was exchanged for another. */
export interface PlacedWord {
  readonly text: string;
  readonly segments: readonly SegmentOrigin[];
  /** What it translates; null: not known any more. */
  readonly source: string | null;
  /** What it was before. */
  readonly before: Pick<Column, 'edited' | 'placed'>;
}

/** What one target language shows. */
export interface Column {
  readonly target: string;
  readonly run: Run;
  /** The translation on the screen and the input that it belongs to. */
  readonly shown: { readonly revision: number; readonly translation: Translation } | null;
  /** The result as a person changed it; kept until it is translated anew on purpose. */
  readonly edited: string | null;
  /** The word that was exchanged last; what was typed since is in `edited` alone. */
  readonly placed: PlacedWord | null;
}

const IDLE_RUN: Run = { state: 'idle' };
/** Revisions count up from 0, so that this is never the one of the input. */
const NO_REVISION = -1;

export function emptyColumn(target: string): Column {
  return { target, run: IDLE_RUN, shown: null, edited: null, placed: null };
}

/** A request for an input starts; what is shown stays until its first words come. */
export function begun(column: Column, revision: number, startedAt: number): Column {
  return {
    ...column,
    run: { state: 'running', revision, startedAt, chunks: null, wait: null },
    edited: null,
    placed: null,
  };
}

/** The input changed: a request for the old one no longer counts. */
export function interrupted(column: Column): Column {
  return column.run.state === 'running' ? { ...column, run: IDLE_RUN } : column;
}

/** The options of this target alone changed: what it shows is kept on the screen as an older one. */
export function outdated(column: Column): Column {
  const shown = column.shown === null ? null : { ...column.shown, revision: NO_REVISION };
  return { ...column, run: IDLE_RUN, shown };
}

/** A value came. It is dropped unless it belongs to the request that runs. */
export function received(column: Column, revision: number, translation: Translation): Column {
  const { run } = column;
  if (run.state !== 'running' || run.revision !== revision) return column;
  const hasWords = translation.text !== '' || translation.state === 'done';
  const shown = hasWords || isOf(column, revision) ? { revision, translation } : column.shown;
  if (translation.state === 'running') {
    // A value without words may still say how far it is or why it waits.
    return {
      ...column,
      shown,
      run: { ...run, chunks: translation.chunks, wait: translation.wait ?? null },
    };
  }
  if (translation.state === 'done') return { ...column, shown, run: { state: 'done', revision } };
  const failure = translation.failure ?? { code: 'internal' };
  return { ...column, shown, run: { state: 'failed', revision, failure } };
}

/** The request broke without a last value of its own. */
export function broken(column: Column, revision: number, failure: Failure): Column {
  const { run } = column;
  if (run.state !== 'running' || run.revision !== revision) return column;
  return { ...column, run: { state: 'failed', revision, failure } };
}

/** Stopped on purpose; finished parts stay. */
export function cancelled(column: Column): Column {
  const { run } = column;
  if (run.state !== 'running') return column;
  return { ...column, run: { state: 'cancelled', revision: run.revision } };
}

/** A failure was read and put away; what is shown stays. */
export function failureForgotten(column: Column): Column {
  return column.run.state === 'failed' ? { ...column, run: IDLE_RUN } : column;
}

/** Whether what is shown belongs to an input. */
export function isOf(column: Column, revision: number): boolean {
  return column.shown?.revision === revision;
}

/** The text that a copy takes: as edited, else as translated. */
export function resultOf(column: Column): string {
  return column.edited ?? column.shown?.translation.text ?? '';
}

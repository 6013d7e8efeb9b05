import type { Detection } from '../../../preload/contract/text.ts';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import type { OpenedLines } from '../../../preload/contract/detection.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import { IDLE, type Attempt } from '../../ui/failure/attempt.ts';

export interface DetectionState {
  readonly text: string;
  /** The lines that were sent, in order; empty before the first run. */
  readonly lines: readonly SentLine[];
  /** Outcomes of the first lines, as far as they are done. */
  readonly found: readonly Detection[];
  readonly run: DetectionRun;
  /** The text was changed since the lines were sent. */
  readonly isOutdated: boolean;
  readonly opening: Attempt<OpenedLines>;
  readonly exporting: Attempt<ExportedFile>;
}

export type DetectionRun =
  | { readonly state: 'idle' | 'done' | 'cancelled' }
  /** `startedAt`: `Date.now()` of the start. */
  | { readonly state: 'running'; readonly startedAt: number }
  | { readonly state: 'failed'; readonly failure: Failure };

/** A line that was sent. */
export interface SentLine {
  /** Its place in the text, from 1; blank lines are counted and not sent. */
  readonly number: number;
  readonly text: string;
}

export function emptyDetection(): DetectionState {
  return {
    text: '',
    lines: [],
    found: [],
    run: IDLE,
    isOutdated: false,
    opening: IDLE,
    exporting: IDLE,
  };
}

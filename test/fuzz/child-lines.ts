import type { Outcome } from './run-parser.ts';

/** What a child process is to do. */
export interface ChildTask {
  readonly parsers: readonly string[];
  readonly seed: number;
  /** The first run. */
  readonly from: number;
  /** Absent: as many as the parser has in `npm test`. */
  readonly runs?: number;
  /** Makes the inputs of faults small, which takes its time. */
  readonly minimises: boolean;
  /** Reads these files instead of making inputs; their names begin with their parser's and `--`. */
  readonly files?: readonly string[];
}

/** What it tells, one line each. */
export type ChildLine =
  | { readonly kind: 'begin'; readonly parser: string; readonly run: number }
  | ({ readonly kind: 'broken' } & Fault)
  /** Of the fault that was told last. */
  | { readonly kind: 'smaller'; readonly input: string }
  | ({ readonly kind: 'end' } & Summary)
  | { readonly kind: 'outcome'; readonly file: string; readonly outcome: Outcome };

export interface Fault {
  readonly parser: string;
  readonly run: number;
  /** Names it, the same for the same fault. */
  readonly fault: string;
  readonly stack: string;
  /** Base64; null where the process ended with it. */
  readonly input: string | null;
}

export interface Summary {
  readonly parser: string;
  readonly runs: number;
  /** Inputs that were read. */
  readonly read: number;
  /** How many were refused, by reason. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Milliseconds of the slowest run, to be looked at by a person. */
  readonly slowest: number;
  readonly slowestRun: number;
  /** The most memory of the process. */
  readonly megabytes: number;
}

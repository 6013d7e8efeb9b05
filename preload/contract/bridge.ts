import type { DownFrame } from './frames.ts';
import type { Pipe } from './pipe.ts';

/** All that a page gets from its shell; the same in both. */
export interface Bridge {
  readonly shell: 'electron' | 'browser';
  /** Opens the one connection. Rejects when main cannot be reached. */
  connect(): Promise<Pipe<unknown, DownFrame>>;
  /**
   * Hands a file over and answers with a ticket that a route can take as input.
   * @param progress share sent so far, 0 to 1
   */
  hand(file: File, progress?: (share: number) => void): Promise<string>;
}

import type { Failure } from './failure.ts';
import type { DownFrame } from './channel/frames.ts';
import type { Pipe } from './channel/pipe.ts';

/** All that a page gets from its shell; the same in both. */
export interface Bridge {
  readonly shell: 'electron' | 'browser';
  /** Opens the one connection. Rejects when main cannot be reached. */
  connect(): Promise<Pipe<unknown, DownFrame>>;
  /**
   * Hands a file over and answers with a ticket that a route can take as input. Rejects with a
   * `Failure` value.
   * @param progress share sent so far, 0 to 1
   */
  hand(file: File, progress?: (share: number) => void): Promise<string>;
}

/** What became of handing a file over. */
export type Handed = { readonly ticket: string } | { readonly failure: Failure };

/**
 * What Electron's preload puts into `window.dragoman`; the page makes its `Bridge` of it. Values
 * that cross from the preload's world are copied, and a message port does not survive that, so the
 * port comes as a window message instead.
 */
export interface Preloaded {
  /**
   * Asks for a connection. The preload posts `name` to the page's own window, together with the
   * page's port.
   */
  openPort(name: string): void;
  hand(file: File, progress: (share: number) => void): Promise<Handed>;
}

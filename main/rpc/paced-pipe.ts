import type { DownFrame } from '../../preload/contract/frames.ts';
import type { Pipe } from '../../preload/contract/pipe.ts';

/** Main's end of a connection. Its `close` means: the page broke the protocol. */
export interface PacedPipe extends Pipe<DownFrame, unknown> {
  /**
   * Resolves when the carrier can take the next value of a watch, and at once when it closed. It
   * always gives other work a turn first, so that one busy watch cannot starve the rest.
   */
  drained(): Promise<void>;
}

import type { DownFrame } from '../../../preload/contract/channel/frames.ts';
import type { Pipe } from '../../../preload/contract/channel/pipe.ts';

/** The end of a pipe that serves, or that leads to a program of ours. Its `close` means: the other side broke the protocol. */
export interface PacedPipe<Out = DownFrame> extends Pipe<Out, unknown> {
  /**
   * Resolves when the carrier can take the next value of a watch, and at once when it closed. It
   * always gives other work a turn first, so that one busy watch cannot starve the rest.
   */
  drained(): Promise<void>;
}

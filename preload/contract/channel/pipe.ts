/** One connection between two sides, whatever carries it. */
export interface Pipe<Out, In> {
  /**
   * Queues a frame. A frame sent after the pipe closed is dropped.
   * Throws when the frame holds something that cannot be carried.
   */
  send(frame: Out): void;
  /** One listener; frames that came before it was set are kept for it. */
  onFrame(listener: (frame: In) => void): void;
  /** Called once, also when the pipe was closed before the listener was set. */
  onClose(listener: () => void): void;
  close(): void;
}

import { createInbox } from '../../../../preload/contract/channel/inbox.ts';
import type { RecordedSound, RecorderReason } from '../recorder-routes.ts';

/** Pieces of 20 ms that wait for their reader, a minute of sound. */
const MOST_UNREAD = 3_000;
const SAMPLE_BYTES = 2;

/** The end of a recording that nobody asked for. */
export class RecordingFailure extends Error {
  override readonly name = 'RecordingFailure';
  readonly reason: RecorderReason;
  constructor(reason: RecorderReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Recorded sound until it is read: a reader that stops costs sound, and never memory without end. */
export interface UnreadSound {
  readonly record: (piece: RecordedSound) => void;
  readonly fail: (reason: RecorderReason) => void;
  /** For one reader. Throws `RecordingFailure`, after all sound before it. */
  readonly pieces: AsyncIterable<RecordedSound>;
}

/** @param most pieces that wait; what comes after them is counted as lost */
export function createUnreadSound(most: number = MOST_UNREAD): UnreadSound {
  let unread = 0;
  let lost = 0;
  const inbox = createInbox<RecordedSound>(() => (unread -= 1));
  const put = (piece: RecordedSound) => {
    unread += 1;
    inbox.put(piece);
  };
  return {
    record(piece) {
      if (unread >= most) {
        lost += 'lost' in piece ? piece.lost : piece.sound.length / SAMPLE_BYTES;
        return;
      }
      if (lost > 0) put({ lost });
      lost = 0;
      put(piece);
    },
    fail: (reason) => inbox.fail(new RecordingFailure(reason)),
    pieces: { [Symbol.asyncIterator]: () => inbox.values(() => undefined) },
  };
}

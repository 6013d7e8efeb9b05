/** Why a sound file cannot be played. */
export class UnreadableSound extends Error {
  override readonly name = 'UnreadableSound';
  readonly reason: 'format' | 'empty' | 'no-decoder';

  constructor(reason: UnreadableSound['reason']) {
    super(`the sound cannot be read: ${reason}`);
    this.reason = reason;
  }
}

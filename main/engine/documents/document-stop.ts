/** Why a document that can be read is not translated. */
export type StopReason = 'equal-languages' | 'too-many-characters';

export class DocumentStop extends Error {
  override readonly name = 'DocumentStop';
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Why a document that can be read is not translated. `no-engine`: no engine covers the pair, and no
 * memory has any of its segments.
 */
export type StopReason = 'equal-languages' | 'too-many-characters' | 'no-engine';

export class DocumentStop extends Error {
  override readonly name = 'DocumentStop';
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(reason);
    this.reason = reason;
  }
}

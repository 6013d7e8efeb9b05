/** A stretch of two texts, in order; nothing changed where both are equal. */
export interface WordChange {
  readonly before: string;
  readonly after: string;
}

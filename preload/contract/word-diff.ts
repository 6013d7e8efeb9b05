/**
 * A stretch of two texts, in order. Where `before` and `after` are equal nothing changed. All `before`
 * put together are the one text exactly, all `after` the other.
 */
export interface WordChange {
  readonly before: string;
  readonly after: string;
}

/** Who changes something, and when. */
export interface Person {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** null where the person gave no name. */
  readonly author: string | null;
}

/** What the engine that did most of a document did for it. */
export interface EngineWork {
  readonly name: string;
  /** Milliseconds that it worked. */
  readonly ms: number;
  /** Words and characters of the sources that it translated, each text once. */
  readonly words: number;
  readonly characters: number;
}

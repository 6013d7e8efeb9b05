/** What one call of a service was billed; never what was in it. */
export interface Bill {
  /** Id of the connection. */
  readonly connection: string;
  /** Reporting tag that went with the call; null for none. It is kept as it is sent. */
  readonly tag: string | null;
  readonly textCharacters?: number;
  readonly documentCharacters?: number;
  /** Of texts that were rephrased or corrected. */
  readonly improvementCharacters?: number;
  /** Milliseconds of sound. */
  readonly speechToTextMs?: number;
  readonly speechToSpeechMs?: number;
  /** Voice sessions that began with it. */
  readonly sessions?: number;
}

/** Takes bills down; never throws, since nobody's work fails for a count. */
export type RecordBill = (bill: Bill) => void;

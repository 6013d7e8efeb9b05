import type { Random } from './random.ts';

/** A reader of foreign input, with what it promises. */
export interface FuzzedParser {
  readonly name: string;
  /** Sound inputs. */
  readonly seeds: readonly Uint8Array[];
  /** Makes an input that is nearly sound. */
  readonly mutate: (random: Random) => Uint8Array;
  /**
   * Reads an input and does with it what the program does.
   * @returns what it had to do: units, rows, messages or bytes that came of it
   * @throws what the parser throws; `BrokenPromise` where what it gives is wrong
   */
  readonly read: (input: Uint8Array, place: Place) => number | Promise<number>;
  /** The refusal that it documents, by its reason; null for anything else, which is a fault. */
  readonly refusalOf: (thrown: unknown) => string | null;
  /** What an input of this many bytes may give at most. */
  readonly mostWork: (bytes: number) => number;
  /** Runs in `npm test`. */
  readonly runs: number;
}

/** Where a parser may write; it has to leave it empty. */
export interface Place {
  readonly folder: string;
}

/** What a parser gave is not what it promises. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

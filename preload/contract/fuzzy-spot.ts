/** A sentence of a document's translation that a fuzzy match gave. */
export interface FuzzySpot {
  /** The place of its text in the document, from 0. */
  readonly unit: number;
  /** UTF-16 offsets into the text's translation as people read it. */
  readonly start: number;
  readonly end: number;
  readonly percent: number;
}

/** Sentences of a document that are told; further ones are only counted. */
export const MOST_FUZZY_SPOTS = 2000;

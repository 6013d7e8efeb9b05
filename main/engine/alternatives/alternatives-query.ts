/** A word of a translated sentence, for which others are sought. */
export interface AlternativesQuery {
  /** The sentence and its translation. */
  readonly source: string;
  readonly translation: string;
  /** UTF-16 range of the word in the translation. */
  readonly at: readonly [start: number, end: number];
  readonly from: string;
  readonly to: string;
}

/** Entries of a glossary for the pair. */
export interface TermList {
  readonly name: string;
  /** The translation is made with it. */
  readonly isUsed: boolean;
  readonly entries: readonly (readonly [source: string, target: string])[];
}

export interface StoredPair {
  /** Name of the memory. */
  readonly memory: string;
  readonly source: string;
  readonly target: string;
}

/** A stored pair whose source is that of the sentence, or nearly so. */
export interface StoredMatch extends StoredPair {
  /** 0 to 100. */
  readonly percent: number;
}

/** Where an alternative comes from. */
export interface AlternativeSource {
  readonly kind: 'glossary' | 'memory';
  readonly name: string;
  /** Translation units, or entries, that have it. */
  readonly count: number;
}

export interface FoundAlternative {
  readonly text: string;
  /** What it takes the place of: the word, or the term that the word belongs to. */
  readonly at: readonly [start: number, end: number];
  readonly sources: readonly AlternativeSource[];
}

/** An alternative with how much speaks for it; only the order counts. */
export interface WeighedAlternative {
  readonly text: string;
  readonly at: readonly [start: number, end: number];
  readonly source: AlternativeSource;
  readonly weight: number;
}

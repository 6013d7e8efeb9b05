/** What was mended in a file that is not quite as its format asks. */
export type RepairKind =
  /** `&` that begins no reference stands for itself. */
  | 'bare-ampersand'
  /** `<` that begins no tag stands for itself. */
  | 'bare-less-than'
  /** A name that XML does not know: the character of HTML, or the text as it is. */
  | 'undefined-entity'
  /** Characters that XML forbids were left out. */
  | 'illegal-character'
  /** Bytes that make no character became a replacement mark. */
  | 'invalid-bytes'
  /** Elements that were not closed, or closed twice. */
  | 'unbalanced-tag'
  /** Elements that the format does not know inside of a text became text. */
  | 'unknown-element'
  /** Attributes written without quotes or twice. */
  | 'malformed-attribute'
  /** The file ended too early. */
  | 'cut-short';

/** Counts of repairs by kind. */
export interface Repairs {
  count(kind: RepairKind): void;
  readonly counts: Readonly<Partial<Record<RepairKind, number>>>;
}

export function createRepairs(): Repairs {
  const counts: Partial<Record<RepairKind, number>> = {};
  return {
    counts,
    count(kind) {
      counts[kind] = (counts[kind] ?? 0) + 1;
    },
  };
}

/** What a check may find in one segment. */
export type SegmentFindingKind =
  | 'tags'
  /** Variables and other placeholders. */
  | 'placeables'
  | 'numbers'
  | 'term'
  | 'forbidden'
  | 'length'
  | 'length-limit'
  | 'double-space'
  | 'outer-space'
  | 'untranslated'
  | 'empty'
  | 'punctuation'
  | 'address'
  | 'capitals'
  | 'repeated-word'
  | 'negation'
  /** A style rule would write it otherwise. */
  | 'style';

export interface SegmentFinding {
  readonly kind: SegmentFindingKind;
  /** The tag, number, term, mark or word that it is about; empty where it is about all of it. */
  readonly what: string;
}

import type { GlossaryTerm } from '../../../engine/glossary/apply.ts';

/** An entry as it was sent. */
export interface SentEntry extends GlossaryTerm {
  /** Place among the lines that are not empty, from 0. */
  readonly index: number;
  /** Where its line begins in what was sent, in characters from 0. */
  readonly position: number;
}

/** Entries that break a rule; the message says which one and where. */
export class EntriesFault extends Error {
  override readonly name = 'EntriesFault';
}

type Place = Pick<SentEntry, 'index' | 'position'>;

/** `index 0 (starting at position 0)`, as the service calls the place of an entry. */
export const indexOf = ({ index, position }: Place): string =>
  `index ${index} (starting at position ${position})`;

/** `Key with the index 0 (starting at position 0)`. */
export const placeOf = (place: Place, part: 'Key' | 'Value' = 'Key'): string =>
  `${part} with the ${indexOf(place)}`;

import { replacing } from '../../style-rules/apply/rewrite.ts';
import type { Rewrite } from '../../style-rules/apply/rewrite.ts';

const NARROW = '\u202F';
const FIXED = '\u00A0';
const BEFORE = String.raw`(?<=[\p{L}\p{N}\p{Pe}\p{Pf}%"'’])`;
const AFTER = String.raw`(?=\s|$|[\p{Pe}\p{Pf}"])`;

/** A space before high marks where there is none; one that is there stays as it is. */
const missing: readonly Rewrite[] = [
  replacing(new RegExp(`${BEFORE}([;!?]+)${AFTER}`, 'gu'), `${NARROW}$1`, ['fr']),
  replacing(new RegExp(`(?<=[\\p{L}\\p{Pe}\\p{Pf}%"])(:)(?=\\s|$)`, 'gu'), `${FIXED}$1`, ['fr']),
  replacing(/«(?=[^\s])/gu, `«${FIXED}`, ['fr']),
  replacing(/(?<=[^\s])»/gu, `${FIXED}»`, ['fr']),
];

/** Spaces inside of French quotations and before high marks that a line could break at. */
const fixed: readonly Rewrite[] = [
  replacing(new RegExp(`(?<=\\S) ([;!?]+)${AFTER}`, 'gu'), `${NARROW}$1`, ['fr']),
  replacing(/(?<=\S) (:)(?=\s|$)/gu, `${FIXED}$1`, ['fr']),
  replacing(/« (?=\S)/gu, `«${FIXED}`, ['fr']),
  replacing(/(?<=\S) »/gu, `${FIXED}»`, ['fr']),
];

/** What is wrong in French. */
export const FRENCH_SPACING = missing;
/** What is well set in French. */
export const FRENCH_TYPESETTING: readonly Rewrite[] = [...missing, ...fixed];

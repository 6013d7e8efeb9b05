import type { BilingualUnit } from '../formats/bilingual-unit.ts';
import type { Piece } from '../formats/inline/unit-text.ts';
import { readPieces, writePieces } from '../formats/inline/unit-text.ts';
import type { CutUnit } from './cut-unit.ts';
import type { TagNames } from './segment-tags.ts';
import { nameOfTag, ownPieces, shownPieces, shownText, showPieces } from './segment-tags.ts';

/** A unit of a bilingual file as its one segment, with its target as it is shown. */
export function wholeUnit(
  text: string,
  bilingual: BilingualUnit,
): CutUnit & { readonly bilingual: BilingualUnit } {
  const segment = showPieces(readPieces(text));
  const shown = new Map(Object.entries(segment.tags).map(([name, own]) => [own, name]));
  const pieces = readPieces(bilingual.target).flatMap((piece): Piece[] => {
    if (piece.kind === 'text') return [piece];
    const name = shown.get(nameOfTag(piece));
    return name === undefined ? [] : [{ kind: piece.kind, tag: Number(name.slice(1)) }];
  });
  return {
    segments: [segment],
    gaps: ['', ''],
    bilingual: { ...bilingual, target: shownText(pieces) },
  };
}

/** What is shown as the text of its unit, its tags as they are: the file has to say the same again. */
export const wholeText = (shown: string, tags: TagNames): string =>
  writePieces(ownPieces(shownPieces(shown, tags), tags));

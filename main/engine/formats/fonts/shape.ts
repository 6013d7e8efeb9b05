import type { Face } from './face.ts';

/** A letter's drawing with its place; lengths are in parts of the font's size. */
export interface ShapedGlyph {
  readonly id: number;
  /** From this letter's place to the next one's, kerning included. */
  readonly advance: number;
  /** What the font itself says the letter takes. */
  readonly ownAdvance: number;
  readonly right: number;
  readonly up: number;
}

export interface Shaped {
  /** From left to right, whatever the text's direction. */
  readonly glyphs: readonly ShapedGlyph[];
  readonly width: number;
}

/** Chooses and places the drawings of letters: ligatures, joined Arabic letters, marks, kerning. */
export function shape(text: string, face: Face): Shaped {
  const { glyphs, positions } = face.font.layout(text.replace(/[\u00ad\u200b-\u200f\ufeff]/g, ''));
  const unit = 1 / face.font.unitsPerEm;
  const placed = glyphs.map((glyph, at) => ({
    id: glyph.id,
    advance: (positions[at]?.xAdvance ?? glyph.advanceWidth) * unit,
    ownAdvance: glyph.advanceWidth * unit,
    right: (positions[at]?.xOffset ?? 0) * unit,
    up: (positions[at]?.yOffset ?? 0) * unit,
  }));
  return { glyphs: placed, width: placed.reduce((sum, { advance }) => sum + advance, 0) };
}

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
  /** False for a joiner, which has done its work by the shapes of its neighbours. */
  readonly isDrawn: boolean;
}

export interface Shaped {
  /** From left to right, whatever the text's direction. */
  readonly glyphs: readonly ShapedGlyph[];
  readonly width: number;
}

/** What a font draws as nothing, but for the joiners, which change the letters beside them. */
const UNDRAWN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g;
const JOINERS = /[\u200c\u200d]/g;
const JOINED =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}]/u;

/**
 * A text as it is given to a font: without what is not drawn, and with the Thai and Lao vowel AM in its
 * two parts, between which a mark of tone stands.
 */
export function drawable(text: string): string {
  const clean = text
    .replace(UNDRAWN, '')
    .replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
    .replace(/([\u0ec8-\u0ecb]?)\u0eb3/g, '\u0ecd$1\u0eb2');
  return JOINED.test(clean) ? clean : clean.replace(JOINERS, '');
}

/** The library puts a space without width where a joiner was. */
const SPACE = 0x20;

/** Chooses and places the drawings of letters: ligatures, joined Arabic letters, marks, kerning. */
export function shape(text: string, face: Face): Shaped {
  const { glyphs, positions } = face.font.layout(drawable(text));
  const unit = 1 / face.font.unitsPerEm;
  const placed = glyphs.map((glyph, at) => ({
    id: glyph.id,
    advance: (positions[at]?.xAdvance ?? glyph.advanceWidth) * unit,
    ownAdvance: glyph.advanceWidth * unit,
    right: (positions[at]?.xOffset ?? 0) * unit,
    up: (positions[at]?.yOffset ?? 0) * unit,
    isDrawn: positions[at]?.xAdvance !== 0 || glyph.codePoints[0] !== SPACE,
  }));
  return { glyphs: placed, width: placed.reduce((sum, { advance }) => sum + advance, 0) };
}

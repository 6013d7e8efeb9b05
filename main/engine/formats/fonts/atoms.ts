import type { Face } from './face.ts';
import type { FaceLook, Faces } from './faces.ts';
import { shape } from './shape.ts';

/** How a stretch of text is to look. */
export interface TextLook extends FaceLook {
  /** `#rrggbb`. */
  readonly color: string;
  /** Size as a part of the paragraph's. */
  readonly scale: number;
  /** Baseline raised by a part of the paragraph's size. */
  readonly rise: number;
  /** What stands for U+FFFC. */
  readonly sign?: InlineSign;
}

/** A drawing that stands among letters and goes where they go, with the font that it had. */
export interface InlineSign {
  /** The text operator of its page that draws it, and which of its glyphs: from, and up to. */
  readonly show: number;
  readonly from: number;
  readonly to: number;
  /** In parts of its size. */
  readonly width: number;
}

export interface StyledText {
  readonly text: string;
  readonly look: TextLook;
}

/** Letters of one look and one font. */
export interface FacedText extends StyledText {
  readonly face: Face;
}

/** What a line break does not part. Widths are in parts of the paragraph's size. */
export interface Atom {
  readonly pieces: readonly FacedText[];
  readonly width: number;
  /** White space behind it; it goes where a line ends. */
  readonly space: readonly FacedText[];
  readonly spaceWidth: number;
  /** Whether a line has to end behind it. */
  readonly endsLine: boolean;
}

/** Signs that begin no line, and that end none, where letters are written without spaces. */
const NOT_FIRST =
  /^[、。，．・：；？！）」』】〕》〉ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…,.:;?!)\]}%]/u;
const NOT_LAST = /[（「『【〔《〈([{]$/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u;

/**
 * Cuts a text where its lines may break, and measures it. Letters that no font has become question
 * marks.
 * @param language BCP 47 of the text
 */
export function atomsOf(spans: readonly StyledText[], faces: Faces, language: string): Atom[] {
  const text = spans.map((span) => span.text).join('');
  const faced = facedOf(spans, faces);
  const widths = new Map<Face, Map<string, number>>();
  const measure = (pieces: readonly FacedText[]) =>
    pieces.reduce((sum, piece) => {
      const known = widths.get(piece.face) ?? new Map<string, number>();
      widths.set(piece.face, known);
      const width =
        piece.look.sign?.width ?? known.get(piece.text) ?? shape(piece.text, piece.face).width;
      if (piece.look.sign === undefined) known.set(piece.text, width);
      return sum + width * piece.look.scale;
    }, 0);
  let from = 0;
  return breaksOf(text, language).map((to) => {
    const raw = text.slice(from, to);
    const word = raw.trimEnd();
    const pieces = cut(faced, from, from + word.length);
    const space = cut(faced, from + word.length, to).map((piece) => ({
      ...piece,
      text: piece.text.replace(/\s/g, ' '),
    }));
    from = to;
    const endsLine = raw.includes('\n');
    return { pieces, width: measure(pieces), space, spaceWidth: measure(space), endsLine };
  });
}

/** Offsets behind which a line may end; the last one is the text's end. */
export function breaksOf(text: string, language: string): number[] {
  const breaks: number[] = [];
  let at = 0;
  for (const [chunk] of text.matchAll(/\s*\S+\s*|\s+/g)) {
    const parts = UNSPACED.test(chunk) ? unspaced(chunk, language) : hyphened(chunk);
    for (const part of parts) {
      at += part.length;
      breaks.push(at);
    }
  }
  return breaks;
}

const hyphened = (chunk: string) => chunk.match(/.*?\p{L}[-\u2010–—/](?=\p{L})|.+/gsu) ?? [chunk];

function unspaced(chunk: string, language: string): string[] {
  const parts: string[] = [];
  for (const { segment } of segmenterOf(language).segment(chunk)) {
    // Chinese and Japanese break between any two signs, Thai between words only.
    const cells = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(segment)
      ? Array.from(segment)
      : [segment];
    for (const cell of cells) {
      const last = parts.at(-1);
      const isGlued =
        last !== undefined && (NOT_FIRST.test(cell) || NOT_LAST.test(last) || cell.trim() === '');
      if (isGlued) parts[parts.length - 1] = last + cell;
      else parts.push(cell);
    }
  }
  return parts;
}

function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'word' });
  } catch {
    return new Intl.Segmenter('en', { granularity: 'word' });
  }
}

function facedOf(spans: readonly StyledText[], faces: Faces): FacedText[] {
  const result: FacedText[] = [];
  for (const { text, look } of spans) {
    for (const letter of text) {
      const found =
        look.sign === undefined ? faces.faceFor(letter, look) : faces.faceFor('-', look);
      const face = found ?? faces.faceFor('?', look);
      if (face === null) throw new Error('The bundled fonts are missing.');
      const shown = found === null ? '?'.padEnd(letter.length) : letter;
      const last = result.at(-1);
      // Marks and joiners stay with the font of their letter.
      const stays = last?.look === look && (last.face === face || /[\p{M}\p{Cf}]/u.test(letter));
      if (stays) result[result.length - 1] = { ...last, text: last.text + shown };
      else result.push({ text: shown, look, face });
    }
  }
  return result;
}

function cut(pieces: readonly FacedText[], from: number, to: number): FacedText[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const start = at;
    at += piece.text.length;
    const text = piece.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === '' ? [] : [{ ...piece, text }];
  });
}

import { DocumentRefusal, LIMITS } from '../document-filter.ts';
import type { XmlToken } from '../inline/scan-xml.ts';
import { fitPieces, readPieces, writePieces } from '../inline/unit-text.ts';
import type { Piece } from '../inline/unit-text.ts';
import { readXmlText } from '../inline/xml-text.ts';
import { codeParagraph } from './coded-paragraph.ts';
import type { Code, CodedParagraph } from './coded-paragraph.ts';
import type { Dialect } from './dialect.ts';
import { hasText } from './paragraph-item.ts';
import type { Look } from './look.ts';
import { readParagraph } from './read-paragraph.ts';
import { sameParents } from './same-parents.ts';
import type { WriteStretch } from './xml-fragment.ts';
import { renumber, trimEnds } from './trim-ends.ts';
import type { TrimmedEnds } from './trim-ends.ts';
import { writeParagraph } from './write-paragraph.ts';

/** A paragraph that has words, as text with tags. */
interface CodedUnit {
  readonly coded: CodedParagraph;
  readonly trimmed: TrimmedEnds;
  /** What is translated, with its own numbers, and the paragraph's number of each. */
  readonly body: readonly Piece[];
  readonly tags: readonly number[];
  /** Properties as written, at the beginning and the end. */
  readonly head: string;
  readonly tail: string;
}

export interface WrittenParagraph {
  readonly content: string;
  /** False: tags were wrong and those of the source stand at the ends. */
  readonly kept: boolean;
}

/** A paragraph of one look with nothing but text: most of them. */
interface PlainParagraph {
  readonly look: Look;
  /** White space around the text. */
  readonly before: string;
  readonly after: string;
  readonly head: string;
  readonly tail: string;
}

/** A paragraph of text in several looks with nothing else in it: most of the others. */
type DressedParagraph = Pick<CodedUnit, 'tags' | 'head' | 'tail'> & {
  readonly coded: Pick<CodedParagraph, 'codes' | 'look'>;
  readonly trimmed: Pick<TrimmedEnds, 'before' | 'after'>;
};

export interface ParagraphUnit {
  /** As `Unit.text`. */
  readonly text: string;
  /** What is needed to write it; without either the paragraph has to be read again for that. */
  readonly plain?: PlainParagraph;
  readonly dressed?: DressedParagraph;
}

/** The unit of a paragraph, or null when nothing in it is a word. */
export function paragraphUnit(
  source: string,
  tokens: readonly XmlToken[],
  dialect: Dialect,
): ParagraphUnit | null {
  const unit = codeUnit(source, tokens, dialect);
  if (!unit) return null;
  const { coded, trimmed, body, head, tail } = unit;
  const text = writePieces(body);
  if (text.length > LIMITS.unitCharacters) {
    throw new DocumentRefusal('too-large-inside', 'a paragraph above 1,000,000 characters');
  }
  if (coded.codes.length > 0) {
    if (coded.codes.some(({ kind }) => kind !== 'look')) return { text };
    const ends = { before: trimmed.before, after: trimmed.after };
    const looks = { codes: coded.codes, look: coded.look };
    return { text, dressed: { coded: looks, trimmed: ends, tags: unit.tags, head, tail } };
  }
  const [before, after] = [plainText(trimmed.before), plainText(trimmed.after)];
  return { text, plain: { look: coded.look, before, after, head, tail } };
}

const plainText = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');

/** The content of a plain paragraph with this translation; null when that has tags nevertheless. */
export function writePlain(
  { look, before, after, head, tail }: PlainParagraph,
  dialect: Dialect,
  translation: string,
): string | null {
  if (/<\/?[gx]/.test(translation)) return null;
  const text = before + readXmlText(translation) + after;
  return dialect.writeProperties(head) + (text && dialect.writeRun(look, text)) + tail;
}

/** The content of a dressed paragraph of this text with this translation. */
export function writeDressed(
  dressed: DressedParagraph,
  dialect: Dialect,
  text: string,
  translation: string,
): WrittenParagraph {
  // Looks have nothing of the source in them.
  return writeUnit(dressed, readPieces(text), dialect, translation, () => '');
}

/**
 * The content of any other paragraph with this translation. It is read again: to keep what was read of
 * each that has links, pictures or fields costs more than to read it twice.
 */
export function writeTranslation(
  source: string,
  tokens: readonly XmlToken[],
  dialect: Dialect,
  translation: string,
  stretch: WriteStretch,
): WrittenParagraph | null {
  const unit = codeUnit(source, tokens, dialect);
  return unit && writeUnit(unit, unit.body, dialect, translation, stretch);
}

function writeUnit(
  { coded, trimmed, tags, head, tail }: DressedParagraph,
  body: readonly Piece[],
  dialect: Dialect,
  translation: string,
  stretch: WriteStretch,
): WrittenParagraph {
  const codes = tags.flatMap((tag) => coded.codes[tag - 1] ?? []);
  const fitted = fit(body, translation, codes);
  const all = around(trimmed, fitted.pieces, tags);
  const content = writeParagraph(all, coded, dialect, stretch);
  return { content: dialect.writeProperties(head) + content + tail, kept: fitted.kept };
}

function codeUnit(source: string, tokens: readonly XmlToken[], dialect: Dialect): CodedUnit | null {
  const { items, head, tail } = readParagraph(source, tokens, dialect);
  if (!hasText(items)) return null;
  const coded = codeParagraph(items, dialect.escapes);
  const trimmed = trimEnds(coded.pieces);
  if (!trimmed.body.some((piece) => piece.kind === 'text' && /\p{L}/u.test(piece.text)))
    return null;
  return { coded, trimmed, ...renumber(trimmed.body), head, tail };
}

function fit(body: readonly Piece[], translation: string, codes: readonly Code[]) {
  const fitted = fitPieces(body, translation);
  if (!fitted.kept || sameParents(body, fitted.pieces, codes)) return fitted;
  const bare = fitted.pieces.filter((piece) => piece.kind === 'text');
  return fitPieces(body, writePieces(bare));
}

/** A translated body with what stands around it, in the paragraph's own numbers. */
function around(
  { before, after }: Pick<TrimmedEnds, 'before' | 'after'>,
  body: readonly Piece[],
  tags: readonly number[],
): CodedParagraph['pieces'] {
  const own = body.map((piece): Piece =>
    piece.kind === 'text' ? piece : { kind: piece.kind, tag: tags[piece.tag - 1] ?? piece.tag },
  );
  return [...before, ...own, ...after];
}

import { DocumentRefusal, LIMITS } from '../document-filter.ts';
import type { XmlToken } from '../inline/scan-xml.ts';
import { fitPieces, writePieces } from '../inline/unit-text.ts';
import type { Piece } from '../inline/unit-text.ts';
import { readXmlText } from '../inline/xml-text.ts';
import { codeParagraph } from './coded-paragraph.ts';
import type { Code, CodedParagraph } from './coded-paragraph.ts';
import type { Dialect } from './dialect.ts';
import { hasText } from './paragraph-item.ts';
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

/** The text of a paragraph, as `Unit.text`; null when nothing in it is a word. */
export function paragraphText(
  source: string,
  tokens: readonly XmlToken[],
  dialect: Dialect,
): string | null {
  const unit = codeUnit(source, tokens, dialect);
  if (!unit) return null;
  const text = writePieces(unit.body);
  if (text.length > LIMITS.unitCharacters) {
    throw new DocumentRefusal('too-large-inside', 'a paragraph above 1,000,000 characters');
  }
  return text;
}

/**
 * The content of a paragraph with this translation. It is read again: to keep what was read of every
 * paragraph costs more than to read the translated ones twice.
 */
export function writeTranslation(
  source: string,
  tokens: readonly XmlToken[],
  dialect: Dialect,
  translation: string,
  stretch: WriteStretch,
): WrittenParagraph | null {
  const unit = codeUnit(source, tokens, dialect);
  if (!unit) return null;
  const { coded, trimmed, body, tags, head, tail } = unit;
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
  if (codes.length === 0 && !/<\/?[gx]/.test(translation)) {
    const text: Piece = { kind: 'text', text: readXmlText(translation) };
    return { pieces: [text], kept: true };
  }
  const fitted = fitPieces(body, translation);
  if (!fitted.kept || sameParents(body, fitted.pieces, codes)) return fitted;
  const bare = fitted.pieces.filter((piece) => piece.kind === 'text');
  return fitPieces(body, writePieces(bare));
}

/** A translated body with what stands around it, in the paragraph's own numbers. */
function around(
  { before, after }: TrimmedEnds,
  body: readonly Piece[],
  tags: readonly number[],
): CodedParagraph['pieces'] {
  const own = body.map((piece): Piece =>
    piece.kind === 'text' ? piece : { kind: piece.kind, tag: tags[piece.tag - 1] ?? piece.tag },
  );
  return [...before, ...own, ...after];
}

import { scanXml } from '../inline/scan-xml.ts';
import type { KnownTags, XmlToken, XmlTokenKind } from '../inline/scan-xml.ts';
import type { Dialect } from './dialect.ts';
import { writeDressed, writePlain, writeTranslation } from './paragraph-unit.ts';
import type { ParagraphUnit, WrittenParagraph } from './paragraph-unit.ts';

/** A paragraph in a part: what may be written anew. */
export interface PartEdit {
  /** Offsets of the paragraph's content, between its tags. */
  readonly start: number;
  readonly end: number;
  /** Null for a paragraph without words, around others that have some. */
  readonly unit: (ParagraphUnit & { readonly id: string; readonly dialect: Dialect }) | null;
  /** Paragraphs inside of it, in a text box for example, in their order. */
  readonly inner: readonly PartEdit[];
}

/**
 * A part with the texts of its units. Units without a text, or with their own, keep every byte.
 * @param moved is told of each unit whose tags were wrong
 */
export function writePart(
  source: string,
  edits: readonly PartEdit[],
  texts: ReadonlyMap<string, string>,
  moved: (id: string) => void,
): string {
  const tags: KnownTags = new Map();
  return stretch(0, source.length, edits);

  function stretch(start: number, end: number, within: readonly PartEdit[]): string {
    // Joined at once: a text that grows keeps each of its pieces until it is read.
    const written: string[] = [];
    let at = start;
    for (const edit of within) {
      if (edit.start < start || edit.end > end) continue;
      written.push(source.slice(at, edit.start), write(edit));
      at = edit.end;
    }
    written.push(source.slice(at, end));
    return written.join('');
  }

  function write({ start, end, unit, inner }: PartEdit): string {
    const text = unit ? texts.get(unit.id) : undefined;
    if (!unit || text === undefined || text === unit.text) return stretch(start, end, inner);
    const plain = unit.plain ? writePlain(unit.plain, unit.dialect, text) : null;
    if (plain !== null) return plain;
    const written = unit.dressed
      ? writeDressed(unit.dressed, unit.dialect, unit.text, text)
      : readAgain(start, end, inner, unit.dialect, text);
    if (!written.kept) moved(unit.id);
    return written.content;
  }

  function readAgain(
    start: number,
    end: number,
    inner: readonly PartEdit[],
    dialect: Dialect,
    text: string,
  ): WrittenParagraph {
    const tokens: XmlToken[] = [];
    const add = (kind: XmlTokenKind, from: number, to: number, name: string) => {
      tokens.push({ kind, start: from, end: to, name });
    };
    scanXml(source, add, { start, end }, tags);
    const written = writeTranslation(source, tokens, dialect, text, (from, to) =>
      stretch(from, to, inner),
    );
    if (!written) throw new Error('a paragraph has changed since it was read');
    return written;
  }
}

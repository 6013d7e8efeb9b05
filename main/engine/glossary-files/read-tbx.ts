import { DocumentRefusal } from '../formats/document-filter.ts';
import { decodeXml } from '../formats/inline/decode-bytes.ts';
import { NO_DOCUMENT_TYPE, readDocumentType } from '../formats/inline/document-type.ts';
import { requireSafeXml } from '../formats/inline/require-safe-xml.ts';
import { scanXml } from '../formats/inline/scan-xml.ts';
import { xmlAttributes } from '../formats/inline/xml-attribute.ts';
import { textPieces } from '../formats/inline/text-pieces.ts';
import type { Concept } from './concept-rows.ts';
import { conceptRows } from './concept-rows.ts';
import type { BadLine, GlossaryRow, ReadRows } from './glossary-row.ts';
import { MAX_ROWS } from './glossary-row.ts';

/** Names of the same things in TBX of 2008 (ISO 30042:2008) and of 2019 (ISO 30042:2019). */
const CONCEPTS = new Set(['termEntry', 'conceptEntry']);
const LANGUAGES = new Set(['langSet', 'langSec']);
const TERMS = new Set(['tig', 'ntig', 'termSec']);

/**
 * Reads a termbase: of each concept, every term of its first language with the preferred term of each
 * other. Throws `DocumentRefusal`.
 */
export function readTbx(bytes: Uint8Array): ReadRows & { readonly encoding: string } {
  const { text: source, encoding } = decodeXml(bytes);
  requireSafeXml(source);
  const rows: GlossaryRow[] = [];
  const badLines: BadLine[] = [];
  let line = 0;
  for (const concept of conceptsOf(source)) {
    line += 1;
    for (const row of conceptRows(concept, line)) {
      if ('problem' in row) badLines.push(row);
      else rows.push(row);
    }
    if (rows.length + badLines.length > MAX_ROWS) {
      throw new DocumentRefusal('too-large-inside', 'more than 500,000 terms');
    }
  }
  return { rows, badLines, encoding };
}

interface GrowingConcept {
  readonly languages: {
    readonly code: string;
    readonly terms: { text: string; status: string }[];
  }[];
}

function conceptsOf(source: string): readonly Concept[] {
  const concepts: GrowingConcept[] = [];
  let root: string | null = null;
  /** Which text is being read, and the element that ends it. */
  let reading: { readonly into: 'text' | 'status'; readonly name: string } | null = null;
  let collected = '';
  let { entities } = NO_DOCUMENT_TYPE;

  const languages = () => concepts.at(-1)?.languages;
  const term = () => languages()?.at(-1)?.terms.at(-1);

  scanXml(source, (kind, start, end, name) => {
    if (kind === 'doctype') {
      ({ entities } = readDocumentType(source.slice(start + '<!DOCTYPE'.length, end - 1)));
      return;
    }
    if (kind === 'text' || kind === 'cdata') {
      if (reading === null) return;
      if (kind === 'cdata') collected += source.slice(start + 9, end - 3);
      else {
        for (const piece of textPieces(source, start, end, 'xml', entities)) {
          collected +=
            piece.kind === 'text'
              ? piece.text
              : (piece.shown ?? source.slice(piece.start, piece.end));
        }
      }
      return;
    }
    if (kind !== 'open' && kind !== 'close' && kind !== 'empty') return;
    const local = name.slice(name.indexOf(':') + 1);
    if (root === null) requireRoot((root = local));
    if (kind === 'close') {
      if (reading?.name !== name) return;
      const into = term();
      if (into) into[reading.into] = collected;
      reading = null;
      return;
    }
    const valueOf = (wanted: string) =>
      xmlAttributes(source, start, end).find((row) => row.name === wanted)?.value ?? '';
    if (CONCEPTS.has(local)) concepts.push({ languages: [] });
    else if (LANGUAGES.has(local)) languages()?.push({ code: valueOf('xml:lang'), terms: [] });
    else if (TERMS.has(local)) languages()?.at(-1)?.terms.push({ text: '', status: '' });
    else if (kind === 'open' && reading === null) {
      const isStatus =
        local === 'administrativeStatus' ||
        (local === 'termNote' && valueOf('type') === 'administrativeStatus');
      if (local === 'term' || isStatus) {
        reading = { into: isStatus ? 'status' : 'text', name };
        collected = '';
      }
    }
  });
  return concepts;
}

function requireRoot(name: string): void {
  if (name !== 'martif' && name !== 'tbx') {
    throw new DocumentRefusal('wrong-content', 'no termbase');
  }
}

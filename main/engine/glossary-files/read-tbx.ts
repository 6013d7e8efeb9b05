import { DocumentRefusal } from '../formats/document-filter.ts';
import { decodeXml } from '../formats/inline/decode-bytes.ts';
import { NO_DOCUMENT_TYPE, readDocumentType } from '../formats/inline/document-type.ts';
import { requireSafeXml } from '../formats/inline/require-safe-xml.ts';
import { scanXml } from '../formats/inline/scan-xml.ts';
import { xmlAttributes } from '../formats/inline/xml-attribute.ts';
import { textPieces } from '../formats/inline/text-pieces.ts';
import type { Concept } from './concept-rows.ts';
import { conceptRows } from './concept-rows.ts';
import type { GrowingRows, ReadRows } from './glossary-row.ts';
import { addRows } from './glossary-row.ts';

/** Names of the same things in TBX of 2008 (ISO 30042:2008) and of 2019 (ISO 30042:2019). */
const CONCEPTS = new Set(['termEntry', 'conceptEntry']);
const LANGUAGES = new Set(['langSet', 'langSec']);
const TERMS = new Set(['tig', 'ntig', 'termSec']);

/**
 * Reads a termbase: of each concept, every term of its first language with the preferred term of each
 * other, and the terms that must not be used. Throws `DocumentRefusal`.
 */
export function readTbx(bytes: Uint8Array): ReadRows & { readonly encoding: string } {
  const { text: source, encoding } = decodeXml(bytes);
  requireSafeXml(source);
  const all: GrowingRows = { rows: [], forbidden: [], badLines: [] };
  let line = 0;
  for (const concept of conceptsOf(source)) {
    line += 1;
    if (!addRows(all, conceptRows(concept, line))) {
      throw new DocumentRefusal('too-large-inside', 'more than 500,000 terms');
    }
  }
  return { ...all, encoding };
}

interface GrowingConcept {
  readonly language: string | null;
  note: string;
  readonly languages: {
    readonly code: string;
    note: string;
    readonly terms: { text: string; status: string; note: string }[];
  }[];
}

/** Parts of a term that tell its status, in TBX and in what MultiTerm makes of its own fields. */
const STATUS_ELEMENTS = new Set(['administrativeStatus', 'normativeAuthorization']);
const TYPED = new Set(['termNote', 'descrip', 'admin', 'adminNote']);
const STATUS_TYPE = /status|usage|authorization|authorisation|forbidden|verwendung/i;
const NOTE_TYPE = /^(?:definition|explanation|usageNote|note)$/i;

function conceptsOf(source: string): readonly Concept[] {
  const concepts: GrowingConcept[] = [];
  let root: string | null = null;
  let language: string | null = null;
  /** Which text is being read, and the element that ends it. */
  let reading: { readonly into: 'text' | 'status' | 'note'; readonly name: string } | null = null;
  let collected = '';
  let { entities } = NO_DOCUMENT_TYPE;

  const languages = () => concepts.at(-1)?.languages;
  const term = () => languages()?.at(-1)?.terms.at(-1);

  const put = (into: 'text' | 'status' | 'note') => {
    const text = collected.trim();
    const own = term();
    if (into === 'note') {
      const about = own ?? languages()?.at(-1) ?? concepts.at(-1);
      if (about) about.note ||= text;
    } else if (own && into === 'status') own.status += ` ${text}`;
    else if (own) own.text = collected;
  };

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
    if (kind === 'close') {
      if (reading?.name !== name) return;
      put(reading.into);
      reading = null;
      return;
    }
    const valueOf = (wanted: string) =>
      xmlAttributes(source, start, end).find((row) => row.name === wanted)?.value ?? '';
    if (root === null) {
      requireRoot((root = local));
      language = valueOf('xml:lang') || null;
    }
    if (CONCEPTS.has(local)) concepts.push({ language, note: '', languages: [] });
    else if (LANGUAGES.has(local)) {
      languages()?.push({ code: valueOf('xml:lang'), note: '', terms: [] });
    } else if (TERMS.has(local)) {
      languages()?.at(-1)?.terms.push({ text: '', status: '', note: '' });
    } else if (kind === 'open' && reading === null) {
      const into = partOf(local, TYPED.has(local) ? valueOf('type') : '');
      if (into === null) return;
      reading = { into, name };
      collected = '';
    }
  });
  return concepts;
}

/** Which part of a term an element is; null for none that is read. */
function partOf(local: string, type: string): 'text' | 'status' | 'note' | null {
  if (local === 'term') return 'text';
  if (local === 'note' || local === 'definition' || NOTE_TYPE.test(type)) return 'note';
  return STATUS_ELEMENTS.has(local) || STATUS_TYPE.test(type) ? 'status' : null;
}

function requireRoot(name: string): void {
  if (name !== 'martif' && name !== 'tbx') {
    throw new DocumentRefusal('wrong-content', 'no termbase');
  }
}

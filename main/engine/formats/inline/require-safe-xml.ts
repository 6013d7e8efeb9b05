import { SaxesParser } from 'saxes';
import { DocumentRefusal, LIMITS } from '../document-filter.ts';

const ENTITY = /&([\p{L}_:][\p{L}\p{N}_:.-]{0,200});/gu;

/**
 * Refuses XML that is not well-formed, nests deeper than the limit or declares entities. Nothing
 * outside the text is ever read. Named entities are known only where a document type names an
 * external set of rules that could declare them; they stay as written.
 */
export function requireSafeXml(text: string): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY\s/.test(doctype)) {
      throw new DocumentRefusal('entities', 'The document type declares entities.');
    }
    if (!/^\s*\S+\s+(?:PUBLIC|SYSTEM)\s/.test(doctype)) return;
    for (const [, name = ''] of text.matchAll(ENTITY)) {
      if (!(name in parser.ENTITIES)) parser.ENTITIES[name] = '';
    }
  });
  parser.on('opentagstart', () => {
    depth += 1;
    if (depth > LIMITS.depth) {
      throw new DocumentRefusal('too-deep', `Elements nest deeper than ${LIMITS.depth}.`);
    }
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('error', (error) => {
    throw new DocumentRefusal('damaged', whereOnly(error.message));
  });
  parser.write(text.startsWith('\uFEFF') ? text.slice(1) : text).close();
}

/** The place alone: the parser's sentence may quote the document. */
function whereOnly(message: string): string {
  const place = /^(\d+):(\d+)/.exec(message);
  return place
    ? `Not well-formed XML at line ${place[1]}, column ${place[2]}.`
    : 'Not well-formed XML.';
}

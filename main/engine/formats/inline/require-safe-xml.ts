import { SaxesParser } from 'saxes';
import { DocumentRefusal, LIMITS } from '../document-filter.ts';
import { knowEntities } from './document-type.ts';

/**
 * Refuses XML that is not well-formed, nests deeper than the limit or declares entities of other files
 * or without measure. Nothing outside the text is ever read.
 */
export function requireSafeXml(text: string): void {
  const parser = new SaxesParser();
  let depth = 0;
  knowEntities(parser, text);
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

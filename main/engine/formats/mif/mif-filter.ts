import { DocumentRefusal } from '../document-filter.ts';
import type { DocumentFilter } from '../document-filter.ts';
import { decodeBytes } from '../inline/decode-bytes.ts';
import { promised } from '../inline/promised.ts';
import { splicedExtraction } from '../inline/spliced-extraction.ts';
import { mifStatements } from './mif-statements.ts';
import { mifTokens } from './mif-tokens.ts';
import { mifUnits } from './mif-units.ts';

const TYPE = 'application/vnd.mif';
const HEADER = /^\s*<\s*MIFFile\s+(\d+)(?:\.\d+)?/;

/**
 * The exchange format of FrameMaker from version 8.00 on, which is UTF-8. Paragraphs, also those of
 * tables, footnotes and master pages, text lines and index entries are translated; variables,
 * cross-references and the names of formats stay as they are.
 */
export const mifFilter: DocumentFilter = {
  id: 'mif',
  extensions: ['mif'],
  type: TYPE,
  extract(input) {
    return promised(() => {
      requireVersion(input);
      const { text, encode } = decodeBytes(input, 'utf-8', (character) => character);
      return splicedExtraction({
        source: text,
        units: mifUnits(text, mifStatements(mifTokens(text))),
        warnings: [],
        encode,
        extension: 'mif',
        type: TYPE,
      });
    });
  },
};

/** Before the text is decoded: older files are not UTF-8, and should be called by their name. */
function requireVersion(input: Uint8Array): void {
  const head = Buffer.from(input.subarray(0, 200))
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const version = HEADER.exec(head)?.[1];
  if (version === undefined) throw new DocumentRefusal('wrong-content', 'The file is no MIF.');
  if (Number(version) < 8) {
    throw new DocumentRefusal('encoding', 'MIF before version 8.00 is not Unicode.');
  }
}

import { DocumentRefusal } from '../formats/document-filter.ts';
import { readTextFile } from '../formats/plain/text-file.ts';
import type { ReadGlossaryFile } from './glossary-row.ts';
import { readDelimited } from './read-delimited.ts';
import { readTbx } from './read-tbx.ts';
import { readWorkbook } from './read-workbook.ts';

/**
 * Reads a file of entries. What it is, its content says: a workbook, a termbase, or a table of text
 * in any encoding. Rejects with `DocumentRefusal`: damaged or protected files, bombs, macros, other
 * documents, `empty` where there is not one line.
 *
 * @param name its ending tells tables apart that could be read either way
 * @param language BCP 47 of some of the text, which tells old encodings apart; null when not known
 */
export async function readGlossaryFile(
  bytes: Uint8Array,
  name: string,
  language: string | null,
): Promise<ReadGlossaryFile> {
  const read = await readAs(bytes, name, language);
  const { rows, forbidden, badLines } = read;
  if (rows.length + forbidden.length + badLines.length === 0) {
    throw new DocumentRefusal('empty', 'no line in the file');
  }
  return read;
}

async function readAs(
  bytes: Uint8Array,
  name: string,
  language: string | null,
): Promise<ReadGlossaryFile> {
  if (isArchive(bytes) || /\.xlsx$/i.test(name)) {
    return { ...(await readWorkbook(bytes)), format: 'xlsx', encoding: 'utf-8' };
  }
  if (isXml(bytes)) return { ...readTbx(bytes), format: 'tbx', tellsStatus: true };
  const { text, encoding } = readTextFile(bytes, language);
  return { ...readDelimited(text, name), encoding };
}

/** A zip, or the container of old and of protected office documents. */
function isArchive(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  return head.startsWith('504b0') || head === 'd0cf11e0';
}

/** Begins as a termbase does, in any Unicode. */
function isXml(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1').replaceAll('\0', '');
  return /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<(?:\?xml\s|!DOCTYPE\s+(?:[\w.-]{1,20}:)?(?:martif|tbx)|(?:[\w.-]{1,20}:)?(?:martif|tbx)[\s>])/.test(
    head,
  );
}

import { DocumentRefusal } from './document-filter.ts';
import type { DocumentFormat } from './document-filter.ts';

/** So many bytes from the beginning of a file are enough to know its format. */
export const HEAD_BYTES = 64 * 1024;

/** Endings of names, lower case, without the dot. */
export const EXTENSIONS: Readonly<Record<DocumentFormat, readonly string[]>> = {
  docx: ['docx'],
  pptx: ['pptx'],
  xlsx: ['xlsx'],
  pdf: ['pdf'],
  html: ['html', 'htm'],
  txt: ['txt'],
  xliff: ['xlf', 'xliff'],
  srt: ['srt'],
  idml: ['idml'],
  xml: ['xml'],
  json: ['json'],
  dita: ['dita'],
  mif: ['mif'],
  image: ['jpeg', 'jpg', 'png'],
};

/** XLIFF of other CAT tools: the segment editor opens it, the service takes none of it. */
export const CAT_ENDINGS: readonly string[] = ['sdlxliff', 'mqxliff', 'mxliff'];

const FORMATS: ReadonlyMap<string, DocumentFormat> = new Map(
  Object.entries(EXTENSIONS).flatMap(([format, endings]) =>
    endings.map((ending) => [ending, format as DocumentFormat] as const),
  ),
);

const MACRO_ENDINGS: ReadonlySet<string> = new Set([
  'docm',
  'dotm',
  'pptm',
  'potm',
  'ppsm',
  'xlsm',
  'xltm',
  'xlam',
]);

/** Ending of a name, lower case, without the dot; empty where it has none. */
export const extensionOf = (name: string): string =>
  /[^/\\]\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * The format of a file. Its name says which, as it does for a remote service; its content must not
 * say another one. What only the whole file can tell is left to the filter of the format.
 *
 * Throws `DocumentRefusal`: `unknown-format`, `macros`, `ditamap`, `cat-xliff`, `empty`, `password`,
 * `wrong-content`.
 * @param head the whole file, or at least its first `HEAD_BYTES`
 */
export function formatOf(name: string, head: Uint8Array): DocumentFormat {
  const ending = extensionOf(name);
  if (MACRO_ENDINGS.has(ending)) throw new DocumentRefusal('macros', `.${ending} holds macros`);
  if (ending === 'ditamap') throw new DocumentRefusal('ditamap', 'only DITA topics hold text');
  if (CAT_ENDINGS.includes(ending)) {
    throw new DocumentRefusal('cat-xliff', `.${ending} is opened segment by segment`);
  }
  const format = FORMATS.get(ending);
  if (!format) throw new DocumentRefusal('unknown-format', `.${ending} is no known format`);
  if (head.length === 0) throw new DocumentRefusal('no-bytes', 'the file has no bytes');
  const found = contentOf(head, format);
  if (found === 'encrypted' && PACKAGES.has(format)) {
    throw new DocumentRefusal('password', 'the file is protected by a password');
  }
  if (!isContentOf(format, found)) {
    throw new DocumentRefusal('wrong-content', `.${ending} file holds ${NAMES[found]}`);
  }
  return format;
}

type Content =
  | 'docx'
  | 'pptx'
  | 'xlsx'
  | 'idml'
  | 'zip'
  | 'other-package'
  | 'pdf'
  | 'image'
  | 'mif'
  | 'encrypted'
  | 'old-office'
  | 'binary'
  | 'text';

const NAMES: Readonly<Record<Content, string>> = {
  docx: 'a Word document',
  pptx: 'a presentation',
  xlsx: 'a workbook',
  idml: 'an InDesign document',
  zip: 'a zip archive',
  'other-package': 'a package of another program',
  pdf: 'a PDF document',
  image: 'a picture',
  mif: 'a FrameMaker document',
  encrypted: 'a document with a password',
  'old-office': 'a document of an old office program',
  binary: 'no text',
  text: 'plain text',
};

const PACKAGES: ReadonlySet<DocumentFormat> = new Set(['docx', 'pptx', 'xlsx']);
const PACKED: ReadonlySet<DocumentFormat> = new Set(['docx', 'pptx', 'xlsx', 'idml']);

function isContentOf(format: DocumentFormat, found: Content): boolean {
  if (PACKED.has(format)) return found === format || found === 'zip';
  if (format === 'pdf' || format === 'image' || format === 'mif') return found === format;
  return found === 'text';
}

const startsWith = (head: Uint8Array, ...bytes: number[]) =>
  bytes.every((byte, at) => head[at] === byte);

function contentOf(head: Uint8Array, expected: DocumentFormat): Content {
  const latin = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, HEAD_BYTES));
  if (startsWith(head, 0x50, 0x4b, 3, 4) || startsWith(head, 0x50, 0x4b, 5, 6)) {
    return packageContent(latin.toString('latin1'));
  }
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) {
    return compoundContent(latin.toString('latin1'));
  }
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'image';
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image';
  const text = latin.toString('latin1');
  // Readers of PDF accept rubbish before the mark, as long as it is within the first KiB.
  const mark = text.slice(0, 1024 + 5).indexOf('%PDF-');
  if (expected === 'pdf' ? mark >= 0 : mark === 0) return 'pdf';
  if (/^(?:\u00ef\u00bb\u00bf)?\s*<MIFFile\b/.test(text)) return 'mif';
  return isText(latin) ? 'text' : 'binary';
}

/** Names of entries stand in plain letters in front of each entry. */
function packageContent(head: string): Content {
  const type = /^PK.{28}mimetype(application\/[\w.+-]+)/s.exec(head)?.[1];
  if (type?.includes('idml')) return 'idml';
  if (type !== undefined) return 'other-package';
  const main = /PK\u0003\u0004.{26}(word|ppt|xl)\//s.exec(head)?.[1];
  return main === 'word' ? 'docx' : main === 'ppt' ? 'pptx' : main === 'xl' ? 'xlsx' : 'zip';
}

/** Names of streams stand in UTF-16. */
const wide = (name: string) => name.replace(/./g, (letter) => letter + '\0');
const OLD_STREAMS = ['WordDocument', 'Workbook', 'PowerPoint Document'].map(wide);

/**
 * A package with a password is kept in a compound file, the container of the old office formats too;
 * its directory, which may lie behind the head, says which of both.
 */
function compoundContent(head: string): Content {
  return OLD_STREAMS.some((stream) => head.includes(stream)) ? 'old-office' : 'encrypted';
}

/** Text has no zero bytes, but for UTF-16 and UTF-32. */
function isText(head: Buffer): boolean {
  if (!head.includes(0)) return true;
  if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff)) return true;
  if (startsWith(head, 0, 0, 0xfe, 0xff)) return true;
  // UTF-16 without a mark: Latin letters have every other byte empty.
  const zeros = [0, 0];
  for (const [at, byte] of head.subarray(0, 4096).entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  return Math.min(even, odd) === 0;
}

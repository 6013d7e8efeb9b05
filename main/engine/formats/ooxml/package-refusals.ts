import { DocumentRefusal } from '../document-filter.ts';
import type { TypeOf } from './content-types.ts';

export type OfficeFormat = 'docx' | 'pptx' | 'xlsx';

const MAIN: Readonly<Record<OfficeFormat, RegExp>> = {
  docx: /wordprocessingml\.(?:document|template)\.main\+xml$/,
  pptx: /presentationml\.(?:presentation|slideshow|template)\.main\+xml$/,
  xlsx: /spreadsheetml\.(?:sheet|template)\.main\+xml$/,
};

const MACROS = /macroenabled|vbaproject|macrosheet/;

/**
 * Throws `DocumentRefusal` for bytes that are no archive: a document with a password is kept in a
 * compound file with a stream of this name (MS-OFFCRYPTO 2.3.4); other compound files are documents of
 * old office programs.
 */
export function refuseNoPackage(input: Uint8Array): void {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  if (bytes.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') {
    if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) {
      throw new DocumentRefusal('password', 'a document with a password');
    }
    throw new DocumentRefusal('wrong-content', 'a document of an old office program');
  }
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') {
    throw new DocumentRefusal('wrong-content', 'no archive');
  }
}

/** Throws `DocumentRefusal` for documents that carry programs. */
export function refuseMacros(names: readonly string[], typeOf: TypeOf): void {
  const found = names.some((name) => MACROS.test(typeOf(name)) || /vbaproject\.bin$/i.test(name));
  if (found) throw new DocumentRefusal('macros', 'the document holds macros');
}

/** Throws `DocumentRefusal` unless the main part is one of this format. */
export function requireMainType(type: string, format: OfficeFormat): void {
  if (type === '') throw new DocumentRefusal('damaged', 'no main part');
  if (!MAIN[format].test(type)) throw new DocumentRefusal('wrong-content', `no ${format} inside`);
}

import { decodeBytes } from '../inline/decode-bytes.ts';
import type { DecodedText } from '../inline/decode-bytes.ts';
import { guessEncoding } from '../plain/guess-encoding.ts';

const DECLARED = /<meta\s[^>]{0,500}?charset\s*=\s*["']?\s*([A-Za-z0-9._:-]+)/i;

/**
 * Reads HTML as browsers do: by its byte order mark, by what its head declares, else as UTF-8, and
 * where its bytes are none, by what they look like.
 * @param language BCP 47, or null
 */
export function decodeHtml(bytes: Uint8Array, language: string | null): DecodedText {
  const reference = (character: string) => `&#${character.codePointAt(0) ?? 0};`;
  const label =
    declaredEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : guessEncoding(bytes, language));
  return decodeBytes(bytes, label, reference);
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  const label =
    DECLARED.exec(head)?.[1] ?? /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)/.exec(head)?.[1];
  if (label === undefined) return null;
  // What could be read byte by byte is not UTF-16, whatever it says.
  if (/^utf-?16/i.test(label)) return 'utf-8';
  try {
    return new TextDecoder(label).encoding === 'x-user-defined' ? null : label;
  } catch {
    return null;
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

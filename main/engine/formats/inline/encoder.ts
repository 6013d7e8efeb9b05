import { append } from '../../../system/long-lists.ts';

/** @param unknown writes a character that the encoding lacks, in characters that it has */
export type Encode = (text: string, unknown: (character: string) => string) => Uint8Array;

/** What of a one-byte encoding is not to be written: nothing, 80 to 9F, or 80 to FF (hex). */
export type Narrowed = 'none' | 'iso' | 'ascii';

/** Writes text in an encoding that `TextDecoder` reads, by its WHATWG name. */
export function encoderOf(encoding: string, narrowed: Narrowed = 'none'): Encode {
  if (encoding === 'utf-8') return (text) => new TextEncoder().encode(text);
  if (encoding === 'utf-16le') return (text) => new Uint8Array(Buffer.from(text, 'utf16le'));
  if (encoding === 'utf-16be') {
    return (text) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
  }
  let table: ReadonlyMap<string, readonly number[]> | null = null;
  return (text, unknown) => {
    table ??= tableOf(encoding, narrowed);
    const bytes: number[] = [];
    for (const character of text) {
      const known = table.get(character);
      if (known) append(bytes, known);
      else for (const other of unknown(character)) append(bytes, table.get(other) ?? [0x3f]);
    }
    return Uint8Array.from(bytes);
  };
}

/** Which bytes stand for a character, out of what the decoder makes of each one and each two. */
function tableOf(encoding: string, narrowed: Narrowed): Map<string, readonly number[]> {
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const leads: number[] = [];
  const ends = { none: 0x80, iso: 0xa0, ascii: 0x100 };
  for (let first = 0; first < 256; first += 1) {
    if (first >= 0x80 && first < ends[narrowed]) continue;
    const text = decoder.decode(Uint8Array.of(first));
    if (text === '\uFFFD' || text === '') leads.push(first);
    else if (!table.has(text)) table.set(text, [first]);
  }
  for (const first of leads) {
    for (let second = 0x30; second < 256; second += 1) {
      const text = decoder.decode(Uint8Array.of(first, second));
      if (text.includes('\uFFFD') || Array.from(text).length !== 1) continue;
      if (!table.has(text)) table.set(text, [first, second]);
    }
  }
  return table;
}

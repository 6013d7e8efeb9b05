import type { ZipEntry } from './zip-entry.ts';

/** Version 2.0 of the format: folders and deflate. */
const VERSION = 20;
/** Names are UTF-8. */
const UTF8_NAMES = 1 << 11;
/** The earliest date that the format can write, 1980-01-01: as office programs do. */
const DATE = (1 << 5) | 1;

/** What stands before an entry's bytes (APPNOTE 4.3.7). */
export function localHeader(entry: ZipEntry): Uint8Array {
  const name = Buffer.from(entry.name, 'utf8');
  const header = Buffer.alloc(30 + name.length);
  header.writeUInt32LE(0x04034b50, 0);
  writeFacts(header, 4, entry, name.length);
  name.copy(header, 30);
  return header;
}

/** An entry's line in the directory at the end (APPNOTE 4.3.12). */
export function centralHeader(entry: ZipEntry, offset: number): Uint8Array {
  const name = Buffer.from(entry.name, 'utf8');
  const header = Buffer.alloc(46 + name.length);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(VERSION, 4);
  writeFacts(header, 6, entry, name.length);
  header.writeUInt32LE(offset, 42);
  name.copy(header, 46);
  return header;
}

/** The last bytes of an archive (APPNOTE 4.3.16). */
export function endOfArchive(entries: number, size: number, offset: number): Uint8Array {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** The fields that both headers share, in the same order. */
function writeFacts(header: Buffer, at: number, entry: ZipEntry, nameLength: number): void {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(UTF8_NAMES, at + 2);
  header.writeUInt16LE(entry.method, at + 4);
  header.writeUInt16LE(0, at + 6);
  header.writeUInt16LE(DATE, at + 8);
  header.writeUInt32LE(entry.crc, at + 10);
  header.writeUInt32LE(entry.compressedSize, at + 14);
  header.writeUInt32LE(entry.size, at + 18);
  header.writeUInt16LE(nameLength, at + 22);
}

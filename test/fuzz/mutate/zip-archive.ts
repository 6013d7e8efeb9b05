import { crc32, deflateRawSync } from 'node:zlib';

/** An entry as it is to be written, lies included. */
export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isStored?: boolean;
  /** What the headers say where that is not the truth. */
  readonly size?: number;
  readonly compressedSize?: number;
  readonly crc?: number;
  readonly method?: number;
  readonly flags?: number;
  /** Where the directory says that it stands. */
  readonly offset?: number;
  /** The name before its bytes, where it is another one than in the directory. */
  readonly localName?: string;
}

/** Writes an archive as it is told (APPNOTE 4.3), which no sound writer would do. */
export function archiveOf(entries: readonly ArchiveEntry[], comment = ''): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { bytes, isStored = bytes.length === 0 } = entry;
    const raw = isStored ? Buffer.from(bytes) : deflateRawSync(bytes, { level: 1 });
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(entry.flags ?? 0x800, 0);
    facts.writeUInt16LE(entry.method ?? (isStored ? 0 : 8), 2);
    facts.writeUInt16LE(33, 6);
    facts.writeUInt32LE(entry.crc ?? crc32(bytes), 8);
    facts.writeUInt32LE(entry.compressedSize ?? raw.length, 12);
    facts.writeUInt32LE(entry.size ?? bytes.length, 16);
    const name = Buffer.from(entry.name);
    const localName = Buffer.from(entry.localName ?? entry.name);
    const head = Buffer.concat([Buffer.from('504b03041400', 'hex'), withName(facts, localName)]);
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(entry.offset ?? at, 12);
    directory.push(
      Buffer.concat([Buffer.from('504b010214001400', 'hex'), withLength(facts, name), tail, name]),
    );
    pieces.push(head, raw);
    at += head.length + raw.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length & 0xffff, 8);
  end.writeUInt16LE(entries.length & 0xffff, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...pieces, list, end, Buffer.from(comment)]);
}

function withLength(facts: Buffer, name: Buffer): Buffer {
  const all = Buffer.from(facts);
  all.writeUInt16LE(name.length, 20);
  return all;
}

const withName = (facts: Buffer, name: Buffer): Buffer =>
  Buffer.concat([withLength(facts, name), Buffer.alloc(2), name]);

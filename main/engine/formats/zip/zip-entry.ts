/** A file in an archive, as it stands there: moved to another archive without being unpacked. */
export interface ZipEntry {
  readonly name: string;
  /** Compression: 0 stored, 8 deflated. */
  readonly method: 0 | 8;
  /** CRC-32 of the inflated bytes. */
  readonly crc: number;
  /** Bytes when inflated. */
  readonly size: number;
  /** Bytes in the archive. */
  readonly compressedSize: number;
  /** The compressed bytes; may be asked for more than once. */
  raw(): AsyncIterable<Uint8Array>;
}

/** True for the entry of a folder, which holds no bytes. */
export function isFolder(entry: ZipEntry): boolean {
  return entry.name.endsWith('/');
}

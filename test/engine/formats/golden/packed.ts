import { unzipSync, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import { goldenFiles } from './golden-files.ts';

export function goldenBytes(name: string): Uint8Array {
  const file = goldenFiles.find((row) => row.name === name);
  if (!file) throw new Error(`no golden file ${name}`);
  return file.bytes;
}

/** A package of another program with parts changed or added. */
export function repacked(
  name: string,
  change: (parts: Record<string, Uint8Array>) => void,
): Uint8Array {
  const parts = unzipSync(goldenBytes(name));
  change(parts);
  const { mimetype, ...others } = parts;
  const packed: Zippable = mimetype ? { mimetype: [mimetype, { level: 0 }], ...others } : others;
  return zipSync(packed);
}

/** A package with the text of one part changed. */
export function withPart(name: string, path: string, change: (text: string) => string): Uint8Array {
  return repacked(name, (parts) => {
    const before = Buffer.from(parts[path] ?? []).toString();
    const after = change(before);
    if (after === before) throw new Error(`nothing changed in ${path}`);
    parts[path] = Buffer.from(after);
  });
}

/** Writes another uncompressed size into the headers of an entry. */
export function withLyingSize(bytes: Uint8Array, path: string, size: number): Uint8Array {
  const copy = Buffer.from(bytes);
  const name = Buffer.from(path);
  for (let at = copy.indexOf(name); at >= 0; at = copy.indexOf(name, at + 1)) {
    if (copy.readUInt32LE(at - 30) === 0x04034b50) copy.writeUInt32LE(size, at - 30 + 22);
    if (at >= 46 && copy.readUInt32LE(at - 46) === 0x02014b50)
      copy.writeUInt32LE(size, at - 46 + 24);
  }
  return copy;
}

import { unzipSync } from 'fflate';

/** The parts of a package in their order, or the file itself. Read without our own zip reader. */
export function documentParts(bytes: Uint8Array): Map<string, string> {
  const isPackage = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const parts = isPackage ? Object.entries(unzipSync(bytes)) : [['', bytes] as const];
  return new Map(parts.map(([path, content]) => [path, Buffer.from(content).toString('latin1')]));
}

import type { ExportedFile } from '../../preload/contract/exported-file.ts';

/** How long the browser may take to begin with the file. */
const KEEP_MS = 60_000;

/** Lets the person save a file where downloads go. */
export function saveFile({ name, type, bytes }: ExportedFile): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AfterPackContext } from 'electron-builder';

/** Marks the fuses in Electron's binary (https://www.electronjs.org/docs/latest/tutorial/fuses). */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES = 9;
const ON = '1'.charCodeAt(0);
/**
 * `wasm_trap_handlers`: WebAssembly checks its memory by the processor's own faults. On, as in Electron
 * itself: word lists, language detection and the recogniser are WebAssembly, and slower without. Neither
 * electron-builder 26 nor @electron/fuses 1 has a name for it.
 */
const WASM_TRAP_HANDLERS = 8;

/** Called by electron-builder between putting the app together and setting the fuses that it can name. */
export default async function afterPack(context: AfterPackContext): Promise<void> {
  const path = fusedFile(context);
  await writeFile(path, withNinthFuse(await readFile(path)));
}

/**
 * Sets the ninth fuse in a copy of Electron's binary; in each half of a universal one.
 * @throws where there are not nine fuses, since nobody has decided about a tenth
 */
export function withNinthFuse(binary: Buffer): Buffer {
  const changed = Buffer.from(binary);
  let at = changed.indexOf(SENTINEL);
  if (at === -1) throw new Error('Electron’s binary has no fuses.');
  for (; at !== -1; at = changed.indexOf(SENTINEL, at + 1)) {
    const head = at + SENTINEL.length;
    const count = changed[head + 1];
    if (count !== FUSES) {
      throw new Error(
        `Electron has ${count ?? 0} fuses, and packaging/after-pack.ts knows ${FUSES}.`,
      );
    }
    changed[head + 2 + WASM_TRAP_HANDLERS] = ON;
  }
  return changed;
}

/** The file that the fuses are in. */
function fusedFile({ appOutDir, electronPlatformName, packager }: AfterPackContext): string {
  const { productFilename } = packager.appInfo;
  switch (electronPlatformName) {
    case 'darwin':
      return join(
        appOutDir,
        `${productFilename}.app`,
        'Contents/Frameworks/Electron Framework.framework/Electron Framework',
      );
    case 'win32':
      return join(appOutDir, `${productFilename}.exe`);
    default:
      return join(appOutDir, packager.config.linux?.executableName ?? productFilename);
  }
}

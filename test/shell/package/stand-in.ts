import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Marks the fuses in Electron's binary. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Fuses of the version that is installed; each is '0' or '1' once it is set. */
const FUSES = 9;

/**
 * A folder that packaging takes for Electron's on Linux: an executable that holds the fuses, and the
 * files around it. Nothing of it runs.
 */
export function writeStandIn(folder: string, version: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  mkdirSync(join(folder, 'locales'));
  const head = Buffer.from([1, FUSES]);
  const binary = Buffer.concat([
    Buffer.from('stand-in '),
    Buffer.from(SENTINEL),
    head,
    Buffer.from('0'.repeat(FUSES)),
  ]);
  writeFileSync(join(folder, 'electron'), binary);
  chmodSync(join(folder, 'electron'), 0o755);
  writeFileSync(join(folder, 'version'), version);
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'resources.pak', 'chrome-sandbox']) {
    writeFileSync(join(folder, name), '');
  }
  writeFileSync(join(folder, 'locales', 'en-US.pak'), '');
}

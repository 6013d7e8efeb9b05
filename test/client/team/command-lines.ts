import { readdirSync, readFileSync } from 'node:fs';

/** Those of all processes of this computer. */
export const commandLines = (): string =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => {
      try {
        return readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        // It has ended meanwhile.
        return '';
      }
    })
    .join('\n');

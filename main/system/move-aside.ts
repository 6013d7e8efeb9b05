import { chmodSync, existsSync, renameSync, statSync } from 'node:fs';
import { basename } from 'node:path';

/** A name beside a damaged file that nothing has yet. */
export function asideName(path: string): string {
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  let aside = `${path}.damaged-${stamp}`;
  for (let count = 2; existsSync(aside); count += 1) aside = `${path}.damaged-${stamp}-${count}`;
  return aside;
}

/** Moves a damaged file or folder out of the way. @returns its new name, without its folder */
export function moveAside(path: string): string {
  const aside = asideName(path);
  renameSync(path, aside);
  closeToOthers(aside);
  return basename(aside);
}

/** What was open to others was so by mistake, and nobody looks after it any more. */
export function closeToOthers(path: string): void {
  chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
}

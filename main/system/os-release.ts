import { readFile } from 'node:fs/promises';

/** What a Linux says of itself; empty on other systems, and where it says nothing. */
export const readOsRelease = (): Promise<string> =>
  readFile('/etc/os-release', 'utf8').catch(() => '');

/** Systems by the way in which programs are installed. */
export type SystemKind = 'debian' | 'fedora' | 'arch' | 'linux' | 'macos' | 'windows';

/** Which kind of system this is, by what its `/etc/os-release` says of a Linux. */
export function systemKind(platform: string, osRelease: string): SystemKind {
  if (platform === 'darwin') return 'macos';
  if (platform === 'win32') return 'windows';
  const names = Array.from(osRelease.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)"?$/gm), ([, value]) =>
    (value ?? '').split(' '),
  ).flat();
  if (names.some((name) => name === 'debian' || name === 'ubuntu')) return 'debian';
  if (names.some((name) => name === 'fedora' || name === 'rhel')) return 'fedora';
  if (names.includes('arch')) return 'arch';
  return 'linux';
}

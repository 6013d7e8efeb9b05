import { delimiter } from 'node:path';
import { findProgram } from '../find-program.ts';

export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface RecorderProgram {
  /** As people know it. */
  readonly name: 'arecord' | 'sox';
  /** Absolute; null where it is not installed. */
  readonly path: string | null;
}

/** Apps that are started from a desktop do not have the folders of package managers in their path. */
const MORE_FOLDERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['/opt/homebrew/bin', '/usr/local/bin', '/opt/local/bin'],
  win32: ['C:\\Program Files (x86)\\sox-14-4-2', 'C:\\Program Files\\sox-14-4-2'],
};

/** The recorder program of a system: arecord of ALSA on Linux, sox elsewhere. */
export function findRecorder(around: Surroundings): RecorderProgram {
  switch (around.platform) {
    case 'darwin':
      return { name: 'sox', path: findInstalled('rec', around) };
    case 'win32':
      return { name: 'sox', path: findInstalled('sox.exe', around) };
    default:
      return { name: 'arecord', path: findInstalled('arecord', around) };
  }
}

/** The absolute path of a program, looked for where programs are on this system. */
export function findInstalled(name: string, { platform, env }: Surroundings): string | null {
  // Windows names it `Path` as often as not.
  const path = env['PATH'] ?? env['Path'] ?? '';
  return findProgram(name, { PATH: [path, ...(MORE_FOLDERS[platform] ?? [])].join(delimiter) });
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Ability } from '../../../preload/contract/offline-languages.ts';
import { MANIFEST, PackManifest } from './pack-manifest.ts';

/** A pack on the disk. */
export interface InstalledPack {
  readonly folder: string;
  readonly manifest: PackManifest;
}

/** What was found below a folder, and where it was looked for. */
interface Known {
  readonly folders: readonly string[];
  readonly stamp: string;
  readonly packs: readonly InstalledPack[];
}

/** The packs of some folders, as they are when asked. */
export interface InstalledPacks {
  /** Those of an ability; those of an earlier folder first. */
  of(ability: Ability): readonly InstalledPack[];
}

/**
 * Looks into folders of packs, or into that of a single one. A folder is read again when something was added
 * to it or taken away, so that a pack acts with the next text; a folder that is not there holds none, and a
 * pack with a file missing or cut off is none, until it is whole.
 */
export function readInstalledPacks(folders: readonly string[]): InstalledPacks {
  const read = new Map<string, Known>();

  const packsIn = (root: string): readonly InstalledPack[] => {
    const known = read.get(root);
    if (known !== undefined && known.stamp === stampOf(known.folders)) return known.packs;
    const { folders, found } = lookBelow(root);
    const stamp = stampOf(folders);
    const packs = found.map(readPack).filter((pack) => pack !== null);
    // Files that grow change no folder: what is still being copied is looked at again.
    if (packs.length < found.length) read.delete(root);
    else read.set(root, { folders, stamp, packs });
    return packs;
  };

  return {
    of: (ability) =>
      folders.flatMap(packsIn).filter(({ manifest }) => manifest.ability === ability),
  };
}

/** The folder itself, where it is a pack; else those in it, and those one level further down. */
function lookBelow(root: string): { readonly folders: string[]; readonly found: string[] } {
  const isPack = (folder: string) => existsSync(join(folder, MANIFEST));
  if (isPack(root)) return { folders: [root], found: [root] };
  const inRoot = foldersIn(root);
  const between = inRoot.filter((folder) => !isPack(folder));
  return {
    folders: [root, ...between],
    found: [...inRoot.filter(isPack), ...between.flatMap(foldersIn).filter(isPack)],
  };
}

/** What changes with every folder that is added or taken away. */
const stampOf = (folders: readonly string[]): string =>
  folders
    .map((folder) => statSync(folder, { bigint: true, throwIfNoEntry: false })?.mtimeNs ?? '')
    .join(' ');

/** Folders by name but hidden ones, which hold what is being installed. */
const foldersIn = (folder: string): string[] =>
  namesIn(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(folder, name));

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

/** null: no whole pack. */
export function readPack(folder: string): InstalledPack | null {
  try {
    const manifest = PackManifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
    const isWhole = manifest.files.every(
      ({ name, bytes }) => statSync(join(folder, name)).size === bytes,
    );
    return isWhole ? { folder, manifest } : null;
  } catch {
    return null;
  }
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Ability } from '../../../preload/contract/offline-languages.ts';
import { MANIFEST, PackManifest } from './pack-manifest.ts';

/** A pack on the disk. */
export interface InstalledPack {
  readonly folder: string;
  readonly manifest: PackManifest;
}

/** The packs of some folders, as they are when asked. */
export interface InstalledPacks {
  /** Those of an ability; those of an earlier folder first. */
  of(ability: Ability): readonly InstalledPack[];
}

/**
 * Looks into folders of packs. A folder is read again when something was added to it or taken away, so
 * that a pack acts with the next text; a folder that is not there holds none, and a pack with a file
 * missing or cut off is none.
 */
export function readInstalledPacks(folders: readonly string[]): InstalledPacks {
  const read = new Map<string, { readonly stamp: bigint; readonly packs: InstalledPack[] }>();

  const packsIn = (root: string): readonly InstalledPack[] => {
    const stamp = statSync(root, { bigint: true, throwIfNoEntry: false })?.mtimeNs;
    if (stamp === undefined) return [];
    const known = read.get(root);
    if (known?.stamp === stamp) return known.packs;
    const packs = namesIn(root)
      .map((name) => readPack(join(root, name)))
      .filter((pack) => pack !== null);
    read.set(root, { stamp, packs });
    return packs;
  };

  return {
    of: (ability) =>
      folders.flatMap(packsIn).filter(({ manifest }) => manifest.ability === ability),
  };
}

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

import { statSync } from 'node:fs';
import { looksLikeSphinx, readSphinxFolder } from './pocketsphinx/model.ts';
import type { SphinxModel } from './pocketsphinx/model.ts';
import { looksLikeSherpa, readSherpaFolder } from './sherpa/folder.ts';
import type { SherpaModel } from './sherpa/folder.ts';

/** Why a folder cannot be used. */
export type ModelFolderLack =
  /** There is none of this name, or it may not be read. */
  | { readonly kind: 'absent' }
  /** Nothing in it belongs to a speech model. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'incomplete';
      readonly engine: 'sherpa-onnx' | 'PocketSphinx';
      /** Paths in the folder; some as patterns. */
      readonly missing: readonly string[];
    };

export type ModelFolder =
  | { readonly kind: 'sherpa-onnx'; readonly model: SherpaModel }
  | { readonly kind: 'PocketSphinx'; readonly model: SphinxModel }
  | ModelFolderLack;

/**
 * Looks what a folder of a speech model holds, without opening it.
 * @param languages of a model that says nothing of them itself; left out, see `readSherpaFolder`
 */
export function readModelFolder(folder: string, languages?: readonly string[]): ModelFolder {
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
      return { kind: 'absent' };
    }
    if (looksLikeSherpa(folder)) {
      const read = readSherpaFolder(folder, languages);
      if (!('missing' in read)) return { kind: 'sherpa-onnx', model: read };
      return { kind: 'incomplete', engine: 'sherpa-onnx', missing: read.missing };
    }
    if (!looksLikeSphinx(folder)) return { kind: 'none' };
    const read = readSphinxFolder(folder);
    if (!('missing' in read)) return { kind: 'PocketSphinx', model: read };
    return { kind: 'incomplete', engine: 'PocketSphinx', missing: read.missing };
  } catch {
    return { kind: 'absent' };
  }
}

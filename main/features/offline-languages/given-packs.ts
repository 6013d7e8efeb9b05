import { DocumentRefusal } from '../../engine/formats/document-filter.ts';
import { inflate } from '../../engine/formats/zip/inflate.ts';
import { openZip } from '../../engine/formats/zip/read-zip.ts';
import { isFolder } from '../../engine/formats/zip/zip-entry.ts';
import { append } from '../../system/long-lists.ts';
import type { PackFolders } from '../../system/packs/pack-folders.ts';
import { WrongBytes } from '../../system/packs/pack-folders.ts';
import { MANIFEST, PackManifest } from '../../system/packs/pack-manifest.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Catalogue } from './catalogue.ts';

/** Files side by side, in a folder or in an archive. */
interface Given {
  /** Sizes by name. */
  readonly files: ReadonlyMap<string, number>;
  read(name: string): AsyncIterable<Uint8Array>;
}

/** Bytes of a manifest. */
const MOST_MANIFEST_BYTES = 1024 * 1024;

/**
 * Installs the packs that a folder or a zip archive holds: one by its manifest, or the files of a pack of the
 * catalogue, which are then checked by its hashes.
 * @returns their ids
 */
export async function installGiven(
  path: string,
  name: string,
  folders: PackFolders,
  catalogue: Catalogue,
): Promise<readonly string[]> {
  const refuse = (reason: 'folder' | 'damaged') =>
    new FeatureFailure({ code: 'pack-not-installed', params: { name, reason } });
  const folder = await folders.look(path);
  try {
    if (folder === null) {
      const zip = await openZip(path);
      try {
        const ids: string[] = [];
        for (const given of inArchive(zip.entries)) {
          append(ids, await installFrom(given, folders, catalogue));
        }
        if (ids.length === 0) throw refuse('folder');
        return ids;
      } finally {
        zip.close();
      }
    }
    const ids = [...(await installFrom(folder, folders, catalogue))];
    for (const below of folder.folders) {
      const inner = await folders.look(`${path}/${below}`);
      if (inner !== null) append(ids, await installFrom(inner, folders, catalogue));
    }
    if (ids.length === 0) throw refuse('folder');
    return ids;
  } catch (error) {
    if (error instanceof WrongBytes) throw refuse('damaged');
    if (error instanceof DocumentRefusal) throw refuse('folder');
    throw error;
  }
}

/** The folders of an archive that hold files, and its top. */
function inArchive(entries: Awaited<ReturnType<typeof openZip>>['entries']): readonly Given[] {
  const places = Map.groupBy(
    entries.filter((entry) => !isFolder(entry)),
    ({ name }) => name.slice(0, name.lastIndexOf('/') + 1),
  );
  return [...places].map(([place, listed]) => {
    const byName = new Map(listed.map((entry) => [entry.name.slice(place.length), entry]));
    return {
      files: new Map([...byName].map(([name, { size }]) => [name, size])),
      async *read(name) {
        const entry = byName.get(name);
        if (entry !== undefined) yield await inflate(entry);
      },
    };
  });
}

async function installFrom(
  given: Given,
  folders: PackFolders,
  catalogue: Catalogue,
): Promise<readonly string[]> {
  const own = await manifestIn(given);
  const manifests = own === null ? inCatalogue(given, catalogue) : [own];
  for (const manifest of manifests) {
    const { id } = manifest;
    await folders.abandon(id);
    await folders.begin(id);
    try {
      for (const file of manifest.files) await folders.take(id, file, given.read(file.name));
      await folders.finish(manifest);
    } catch (error) {
      await folders.abandon(id);
      throw error;
    }
  }
  return manifests.map(({ id }) => id);
}

async function manifestIn(given: Given): Promise<PackManifest | null> {
  const { files } = given;
  const size = files.get(MANIFEST);
  if (size === undefined || size > MOST_MANIFEST_BYTES) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of given.read(MANIFEST)) pieces.push(piece);
  const decoder = new TextDecoder();
  const text = pieces.map((piece) => decoder.decode(piece, { stream: true })).join('');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new WrongBytes('no manifest');
  }
  const { data: manifest } = PackManifest.safeParse(json);
  if (manifest === undefined || manifest.files.some(({ name }) => !files.has(name))) {
    throw new WrongBytes('not a whole pack');
  }
  return manifest;
}

/** Packs of the catalogue whose files all stand there, as somebody downloaded them by hand. */
function inCatalogue({ files }: Given, { rows }: Catalogue): PackManifest[] {
  return rows.flatMap((row) => {
    const known = row.files.flatMap(({ name, bytes, sha256 }) =>
      bytes === null || sha256 === null || files.get(name) !== bytes
        ? []
        : [{ name, bytes, sha256 }],
    );
    if (known.length === 0 || known.length < row.files.length) return [];
    return [PackManifest.parse({ ...row, files: known })];
  });
}

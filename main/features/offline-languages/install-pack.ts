import type { PackHost, PartialFile } from '../../client/pack-host.ts';
import { noBytes } from '../../client/pack-host.ts';
import type { PackFolders, WholeFile } from '../../system/packs/pack-folders.ts';
import { WrongBytes } from '../../system/packs/pack-folders.ts';
import type { PackManifest } from '../../system/packs/pack-manifest.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import type { Catalogue, CatalogueFile, CatalogueRow } from './catalogue.ts';
import { filesInModelList } from './model-list.ts';

/** What of a pack is there, so that another press of Install goes on from it. */
export interface Begun {
  /** The files that it takes, with what the host said of them. */
  files: readonly CatalogueFile[] | null;
  readonly partial: Map<string, PartialFile>;
  readonly whole: Map<string, WholeFile>;
}

export const nothingBegun = (): Begun => ({ files: null, partial: new Map(), whole: new Map() });

/** How far an install is. */
export interface InstallProgress {
  readonly phase: 'preparing' | 'downloading' | 'checking';
  readonly done: number;
  readonly total: number | null;
}

export interface InstallPorts {
  readonly host: PackHost;
  readonly folders: PackFolders;
  readonly lists: Catalogue['lists'];
  readonly tell: (progress: InstallProgress) => void;
  readonly signal: AbortSignal;
}

/** A file whose size nobody states may have so many bytes. */
const MOST_FILE_BYTES = 2 * 1024 ** 3;
/** Left free on the disk. */
const SPARE_BYTES = 32 * 1024 * 1024;

/**
 * Downloads a pack, checks every file and makes it one. Rejects with what a person can do something about; what
 * came in stays for another attempt, but for files that were not what they should be.
 */
export async function installPack(
  row: CatalogueRow,
  begun: Begun,
  ports: InstallPorts,
): Promise<void> {
  ports.tell({ phase: 'preparing', done: doneOf(begun), total: null });
  await ports.folders.begin(row.id);
  begun.files ??= await plan(row, ports);
  try {
    await fetchAll(row, begun, begun.files, ports);
  } catch (error) {
    // The host keeps that release no longer; the list of models names the one that it has now.
    const isGone = failureOf(error)?.params?.['reason'] === 'gone';
    if (!isGone || row.list === undefined || begun.files !== row.files) throw error;
    await ports.folders.abandon(row.id);
    await ports.folders.begin(row.id);
    begun.partial.clear();
    begun.whole.clear();
    begun.files = await listed(row, ports);
    await fetchAll(row, begun, begun.files, ports);
  }
  await ports.folders.finish(manifestOf(row, begun.whole));
}

async function plan(row: CatalogueRow, ports: InstallPorts): Promise<readonly CatalogueFile[]> {
  if (row.files.length === 0) return listed(row, ports);
  return row.files;
}

async function listed(
  row: CatalogueRow,
  { host, lists, signal }: InstallPorts,
): Promise<readonly CatalogueFile[]> {
  const address = lists[row.list ?? ''];
  const { from, to } = row;
  if (address === undefined || from === undefined || to === undefined) throw notOffered('');
  const files = filesInModelList(await host.json(address, signal), from, to);
  if (files === null) throw notOffered(new URL(address).host);
  return files;
}

const notOffered = (host: string) =>
  new FeatureFailure({ code: 'pack-not-installed', params: { host, reason: 'list' } });

async function fetchAll(
  row: CatalogueRow,
  begun: Begun,
  files: readonly CatalogueFile[],
  { host, folders, tell, signal }: InstallPorts,
): Promise<void> {
  // What the catalogue does not state is asked of the host, so that the disk is known to take it and the
  // bytes are known to be those that the host keeps.
  const sizes = new Map<string, number | null>();
  const hashes = new Map<string, string | null>();
  for (const { name, url, bytes, sha256 } of files) {
    const known = begun.partial.get(name)?.total ?? bytes;
    const told = known === null || sha256 === null ? await host.facts(url, signal) : null;
    sizes.set(name, known ?? told?.bytes ?? null);
    hashes.set(name, sha256 ?? told?.sha256 ?? null);
  }
  const needed = files.reduce((sum, { name, bytes, packed }) => {
    if (begun.whole.has(name)) return sum;
    const coming = sizes.get(name) ?? 0;
    const received = begun.partial.get(name)?.received ?? 0;
    // A packed file stands beside its unpacked one for a while.
    return sum + coming - received + (packed === null ? 0 : (bytes ?? coming * 2));
  }, SPARE_BYTES);
  if ((await folders.free()) < needed) {
    throw new FeatureFailure({ code: 'disk-full', params: { limit: needed } });
  }

  const total = (): number | null =>
    files.reduce<number | null>((sum, { name }) => {
      const size = begun.partial.get(name)?.total ?? sizes.get(name) ?? null;
      return sum === null || size === null ? null : sum + size;
    }, 0);
  const progress = (phase: InstallProgress['phase']) =>
    tell({ phase, done: doneOf(begun), total: total() });

  for (const file of files) {
    const { name, url, bytes, packed } = file;
    const sha256 = packed === null ? (hashes.get(name) ?? null) : file.sha256;
    if (begun.whole.has(name)) continue;
    const partial = begun.partial.get(name) ?? noBytes();
    begun.partial.set(name, partial);
    progress('downloading');
    await host.file({
      url,
      to: folders.partPath(row.id, name),
      partial,
      // Packing never makes a file much larger.
      limit: bytes === null ? MOST_FILE_BYTES : bytes + bytes / 100 + 65_536,
      isChecked: sha256 !== null,
      onProgress: () => progress('downloading'),
      signal,
    });
    progress('checking');
    try {
      const isPacked = packed !== null || partial.isPacked;
      const most = bytes ?? MOST_FILE_BYTES;
      begun.whole.set(name, await folders.check(row.id, { name, bytes, sha256 }, isPacked, most));
    } catch (error) {
      begun.partial.delete(name);
      if (!(error instanceof WrongBytes)) throw error;
      throw new FeatureFailure({
        code: 'pack-not-installed',
        params: { host: new URL(url).host, reason: 'damaged' },
      });
    }
    signal.throwIfAborted();
  }
}

const doneOf = (begun: Begun): number =>
  [...begun.partial.values()].reduce((sum, { received }) => sum + received, 0);

function manifestOf(row: CatalogueRow, whole: ReadonlyMap<string, WholeFile>): PackManifest {
  const { id, ability, from, to, languages, pace, licence, origin } = row;
  return {
    id,
    ability,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(languages !== undefined && { languages }),
    ...(pace !== undefined && { pace }),
    files: [...whole].map(([name, file]) => ({ name, ...file })),
    licence,
    origin,
  };
}

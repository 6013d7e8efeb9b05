import type { Input } from '../../../../preload/contract/api.ts';
import type { DroppedRoot } from './dropped-roots.ts';

/** A file that a person chose or dropped. */
export interface PickedFile {
  readonly file: File;
  /** Path inside a dropped folder, with `/`; empty for a single file. */
  readonly folder: string;
}

export interface PickedFiles {
  readonly files: readonly PickedFile[];
  /** There were more than the queue takes at once. */
  readonly isCut: boolean;
}

/** Most files that are taken at once; main takes no more in one call. */
export const MOST_FILES = 10_000;

/** What programs and systems leave in folders, which nobody means to translate. */
const LEFTOVER = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/i;

/** The files of a file dialog, a folder's included; leftovers of folders are passed over. */
export function filesOfInput(list: Iterable<File>): PickedFiles {
  const files = Array.from(list, (file): PickedFile => {
    const path = file.webkitRelativePath;
    return { file, folder: path.slice(0, Math.max(0, path.lastIndexOf('/'))) };
  });
  return cut(
    files.filter(
      ({ file, folder }) =>
        folder === '' || ![...folder.split('/').slice(1), file.name].some(isLeftover),
    ),
  );
}

/** The files of a drop, those of folders included. */
export async function filesOfRoots(roots: readonly DroppedRoot[]): Promise<PickedFiles> {
  const found: PickedFile[] = [];
  const walk: Walk = { found, folders: 0 };
  for (const { entry, file } of roots) {
    if (entry !== null && isFolder(entry)) await readFolder(entry, walk);
    else if (file !== null) found.push({ file, folder: '' });
    if (found.length > MOST_FILES) break;
  }
  return cut(found);
}

/** Folders within folders; a link that leads back makes them endless. */
const MOST_DEPTH = 24;
const MOST_FOLDERS = 10_000;

interface Walk {
  readonly found: PickedFile[];
  folders: number;
}

/**
 * Adds the files of a folder and of those in it, by name. Where the browser gives links, which Chromium
 * does not, one that leads back to a folder above it is told by the files that stand there again.
 * @param above what stands in each folder above this one
 */
async function readFolder(
  folder: FileSystemDirectoryEntry,
  walk: Walk,
  above: readonly string[] = [],
): Promise<void> {
  walk.folders += 1;
  if (above.length >= MOST_DEPTH || walk.folders > MOST_FOLDERS) return;
  const path = folder.fullPath.replace(/^\//, '');
  const entries = (await entriesOf(folder)).filter(({ name }) => !isLeftover(name));
  entries.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
  const files = new Map<FileSystemEntry, File>();
  for (const entry of entries.filter(isFile)) {
    if (walk.found.length + files.size > MOST_FILES) break;
    const file = await fileOf(entry);
    if (file !== null) files.set(entry, file);
  }
  const content = [...files.values()]
    .map(({ name, size, lastModified }) => `${name}/${size}/${lastModified}`)
    .join('//');
  if (content !== '' && above.includes(content)) return;
  for (const entry of entries) {
    if (walk.found.length > MOST_FILES) return;
    const file = files.get(entry);
    if (file !== undefined) walk.found.push({ file, folder: path });
    else if (isFolder(entry)) await readFolder(entry, walk, [...above, content]);
  }
}

/** A folder gives its entries in parts, and an empty one at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve) =>
      // A folder that may not be read has no files for us.
      reader.readEntries(resolve, () => resolve([])),
    );
    if (part.length === 0 || all.length > MOST_FILES) return all;
    for (const entry of part) all.push(entry);
  }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(null)));

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isLeftover = (name: string): boolean => LEFTOVER.test(name);

function cut(files: readonly PickedFile[]): PickedFiles {
  return { files: files.slice(0, MOST_FILES), isCut: files.length > MOST_FILES };
}

/** A picked file as main takes it. */
export type FileInput = Input<'documents.add'>['files'][number];

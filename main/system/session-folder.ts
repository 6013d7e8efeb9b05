import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { moveAside } from './move-aside.ts';

/** Bytes of one sample of kept sound. */
const SAMPLE = 2;
const JOURNAL = 'journal.jsonl';
const SOUND = 'sound.pcm';

/** The files of one voice session. Every call may throw what the disk throws. */
export interface SessionFolder {
  readonly id: string;
  /** Writes a line at once; it outlives a crash of the program, not yet one of the computer. */
  append(line: string): void;
  /** Brings everything written to the disk itself. */
  sync(): void;
  /** Every whole line, oldest first; half a line at the end was never finished. */
  lines(): readonly string[];
  /** Writes sound at a place; what was skipped before it is silence. */
  writeSound(position: number, pcm: Uint8Array): void;
  /** Samples of sound that are kept. */
  readonly soundSamples: number;
  readSound(from: number, to: number): Uint8Array;
  removeSound(): void;
  close(): void;
}

export interface SessionFolders {
  /** Ids, in no order. */
  list(): readonly string[];
  /** Opens one, making it where it is absent. */
  open(id: string): SessionFolder;
  remove(id: string): void;
  /** Moves one that cannot be read out of the way. @returns its new place in the data folder */
  setAside(id: string): string;
  /** Deletes everything that was set aside. */
  removeAside(): void;
}

/** Where sessions are kept in a person's data folder. */
export const openVoiceFolders = (
  data: string,
  onSetAside?: (backup: string) => void,
): SessionFolders => createSessionFolders(join(data, 'voice'), onSetAside);

/**
 * Session folders below one folder; each is for its owner alone.
 * @param onSetAside told the name of a file that stood in the place of the one folder
 */
export function createSessionFolders(
  root: string,
  onSetAside: (backup: string) => void = () => undefined,
): SessionFolders {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() === false) {
    onSetAside(moveAside(root));
  }
  return {
    list: () =>
      existsSync(root)
        ? readdirSync(root, { withFileTypes: true })
            .filter(({ name }) => ID.test(name))
            .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, JOURNAL)))
            .map((entry) => entry.name)
        : [],
    removeAside() {
      const isAside = (name: string) => name.includes('.damaged-');
      const beside = readdirSync(dirname(root)).filter((name) => name.startsWith(basename(root)));
      const gone = [
        ...beside.filter(isAside).map((name) => join(dirname(root), name)),
        ...(existsSync(root) ? readdirSync(root) : [])
          .filter(isAside)
          .map((name) => join(root, name)),
      ];
      for (const path of gone) rmSync(path, { recursive: true, force: true });
    },
    setAside: (id) => `${basename(root)}/${moveAside(join(root, checked(id)))}`,
    open: (id) => openFolder(root, id),
    remove: (id) => rmSync(join(root, checked(id)), { recursive: true, force: true }),
  };
}

const ID = /^[0-9a-f-]{36}$/;

/** Ids come from the page, too: nothing but our own kind may become a path. */
function checked(id: string): string {
  if (ID.test(id)) return id;
  throw new Error('not the id of a session');
}

function openFolder(root: string, id: string): SessionFolder {
  const folder = join(root, checked(id));
  let journal: number | null = null;
  let sound: number | null = null;

  const openJournal = (): number => {
    if (journal !== null) return journal;
    const isNew = !existsSync(folder);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!isNew) cutHalfLine(join(folder, JOURNAL));
    journal = openSync(join(folder, JOURNAL), 'a', 0o600);
    if (isNew) syncFolder(root);
    return journal;
  };
  const soundSize = () => statSync(join(folder, SOUND), { throwIfNoEntry: false })?.size ?? 0;

  return {
    id,
    append(line) {
      const file = openJournal();
      const before = fstatSync(file).size;
      try {
        writeAll(file, Buffer.from(`${line}\n`), null);
      } catch (error) {
        // A full disk may take half a line, which the next one would join.
        ftruncateSync(file, before);
        throw error;
      }
    },
    sync() {
      if (journal !== null) fdatasyncSync(journal);
      if (sound !== null) fdatasyncSync(sound);
    },
    lines() {
      const text = readFileSync(join(folder, JOURNAL), 'utf8');
      return text
        .slice(0, text.lastIndexOf('\n') + 1)
        .split('\n')
        .slice(0, -1);
    },
    writeSound(position, pcm) {
      openJournal();
      sound ??= openSync(join(folder, SOUND), existsSync(join(folder, SOUND)) ? 'r+' : 'w+', 0o600);
      writeAll(sound, pcm, position * SAMPLE);
    },
    get soundSamples() {
      return Math.floor(soundSize() / SAMPLE);
    },
    readSound(from, to) {
      const last = Math.min(to, Math.floor(soundSize() / SAMPLE));
      const bytes = new Uint8Array(Math.max(0, last - from) * SAMPLE);
      if (bytes.length === 0) return bytes;
      const file = openSync(join(folder, SOUND), 'r');
      try {
        readSync(file, bytes, 0, bytes.length, from * SAMPLE);
      } finally {
        closeSync(file);
      }
      return bytes;
    },
    removeSound() {
      if (sound !== null) closeSync(sound);
      sound = null;
      rmSync(join(folder, SOUND), { force: true });
    },
    close() {
      if (journal !== null) closeSync(journal);
      if (sound !== null) closeSync(sound);
      journal = null;
      sound = null;
    },
  };
}

/** The system may take a part only. @param place null appends */
function writeAll(file: number, bytes: Uint8Array, place: number | null): void {
  let done = 0;
  while (done < bytes.length) {
    const at = place === null ? null : place + done;
    done += writeSync(file, bytes, done, bytes.length - done, at);
  }
}

/** A line that a crash cut in half would join the next one. */
function cutHalfLine(path: string): void {
  if (!existsSync(path)) return;
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) truncateSync(path, end);
}

/** A new folder is only safe once its parent is. */
function syncFolder(path: string): void {
  try {
    const file = openSync(path, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch {
    // Windows opens no folders; there nothing is to be done.
  }
}

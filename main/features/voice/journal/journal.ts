import { isDiskFull } from '../../../system/disk-full.ts';
import type { SessionFolder } from '../../../system/session-folder.ts';
import type { SessionClock } from '../session/session-clock.ts';
import type { Entry } from './entry.ts';

const SYNC_MS = 1_000;
/** Entries and sound that wait while the disk takes nothing; beyond, sound is given up. */
const MOST_WAITING_SOUND = 32_000 * 60;

/** Keeps a session on disk while it runs. */
export interface Journal {
  /** Written before it returns, so before anybody sees it. */
  append(entry: Entry): void;
  /** Sound of the media clock, in order. */
  sound(position: number, pcm: Uint8Array): void;
  /** Why nothing can be written now; what waits is written once it can. */
  readonly trouble: 'disk-full' | 'unwritable' | null;
  /** Nothing more is written; what is on disk is the owner's to remove. */
  drop(): void;
  /** No more sound comes. Entries may, when a person changes something; each is written by itself. */
  close(): void;
}

export interface JournalPorts {
  /** null keeps nothing. */
  readonly folder: SessionFolder | null;
  readonly keepsSound: boolean;
  readonly clock: SessionClock;
  readonly onTrouble: () => void;
}

export function createJournal({ folder, keepsSound, clock, onTrouble }: JournalPorts): Journal {
  let trouble: Journal['trouble'] = null;
  let waiting: string[] = [];
  let waitingSound: { readonly position: number; readonly pcm: Uint8Array }[] = [];
  let stopSync: () => void = () => undefined;
  let needsSync = false;
  let isDropped = false;
  let isClosed = false;

  const setTrouble = (next: Journal['trouble']) => {
    if (trouble === next) return;
    trouble = next;
    onTrouble();
  };
  const flush = (to: SessionFolder): void => {
    try {
      while (waiting.length > 0) {
        to.append(waiting[0] ?? '');
        waiting.shift();
      }
      while (waitingSound.length > 0) {
        const [first] = waitingSound;
        if (first !== undefined) to.writeSound(first.position, first.pcm);
        waitingSound.shift();
      }
      needsSync = true;
      setTrouble(null);
    } catch (error) {
      setTrouble(isDiskFull(error) ? 'disk-full' : 'unwritable');
    }
  };
  const sync = (to: SessionFolder) => {
    if (trouble !== null) flush(to);
    if (needsSync) {
      try {
        to.sync();
        needsSync = false;
      } catch (error) {
        setTrouble(isDiskFull(error) ? 'disk-full' : 'unwritable');
      }
    }
    stopSync = clock.after(SYNC_MS, () => sync(to));
  };
  const release = (from: SessionFolder) => {
    try {
      from.sync();
    } catch {
      // It was written; the system brings it to the disk by itself.
    }
    from.close();
  };
  if (folder !== null) stopSync = clock.after(SYNC_MS, () => sync(folder));

  return {
    get trouble() {
      return trouble;
    },
    append(entry) {
      if (folder === null || isDropped) return;
      waiting.push(JSON.stringify(entry));
      if (trouble === null || isClosed) flush(folder);
      if (isClosed) release(folder);
    },
    sound(position, pcm) {
      if (folder === null || !keepsSound || isDropped || isClosed) return;
      waitingSound.push({ position, pcm: new Uint8Array(pcm) });
      if (trouble === null) flush(folder);
      else {
        const size = waitingSound.reduce((sum, part) => sum + part.pcm.length, 0);
        if (size > MOST_WAITING_SOUND) waitingSound.shift();
      }
    },
    drop() {
      isDropped = true;
      stopSync();
      waiting = [];
      waitingSound = [];
      folder?.close();
      setTrouble(null);
    },
    close() {
      stopSync();
      isClosed = true;
      if (folder === null || isDropped) return;
      flush(folder);
      release(folder);
    },
  };
}

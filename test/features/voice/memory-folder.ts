import type { SessionFolder } from '../../../main/system/session-folder.ts';

/** A session's files in memory, on a disk that can be full. */
export interface MemoryFolder {
  readonly folder: SessionFolder;
  /** The disk refuses everything with this code until it is null. */
  refuse(code: string | null): void;
  readonly isOpen: boolean;
}

export const SESSION_ID = '00000000-0000-4000-8000-000000000001';

export function createMemoryFolder(id = SESSION_ID): MemoryFolder {
  const lines: string[] = [];
  let sound = new Uint8Array(0);
  let size = 0;
  let refusal: string | null = null;
  let isOpen = false;
  const write = () => {
    if (refusal !== null) throw Object.assign(new Error(refusal), { code: refusal });
    isOpen = true;
  };
  return {
    refuse: (code) => {
      refusal = code;
    },
    get isOpen() {
      return isOpen;
    },
    folder: {
      id,
      append(line) {
        write();
        lines.push(line);
      },
      sync: () => undefined,
      lines: () => lines,
      writeSound(position, pcm) {
        write();
        const end = position * 2 + pcm.length;
        if (end > sound.length) {
          const grown = new Uint8Array(end * 2);
          grown.set(sound);
          sound = grown;
        }
        sound.set(pcm, position * 2);
        size = Math.max(size, end);
      },
      get soundSamples() {
        return size / 2;
      },
      readSound: (from, to) => sound.slice(from * 2, Math.min(to * 2, size)),
      removeSound() {
        size = 0;
      },
      close() {
        isOpen = false;
      },
    },
  };
}

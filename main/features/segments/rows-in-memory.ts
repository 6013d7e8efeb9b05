/** What is kept in memory of the rows of a file, read in parts and kept up to date while they change. */
export interface RowsInMemory {
  readonly isLoaded: boolean;
  /** Reads what is not known, with pauses; whoever comes meanwhile waits for the same reading. */
  readonly load: (pause: () => Promise<void>) => Promise<void>;
  /** Reads it without a pause. */
  readonly loadNow: () => void;
  /** All of it is read again when it is next asked for. */
  readonly forget: () => void;
}

/**
 * @param part reads the rows after an id; gives the last one's id, null where there are no more
 * @param clear lets go of all that was read
 */
export function createRowsInMemory(
  part: (after: number) => number | null,
  clear: () => void,
): RowsInMemory {
  let isLoaded = false;
  /** Counts how often it was forgotten. */
  let times = 0;
  const readAll = async (pause: () => Promise<void>): Promise<void> => {
    const mine = times;
    let last = part(Number.MIN_SAFE_INTEGER);
    while (last !== null) {
      await pause();
      // What was forgotten meanwhile is read anew.
      if (mine !== times || isLoaded) return;
      last = part(last);
    }
    isLoaded = true;
  };
  let reading: Promise<void> | null = null;
  return {
    get isLoaded() {
      return isLoaded;
    },
    async load(pause) {
      while (!isLoaded) {
        const own = reading === null;
        reading ??= readAll(pause).finally(() => (reading = null));
        try {
          await reading;
        } catch (error) {
          // Whoever else began it has given up.
          if (own) throw error;
          await pause();
        }
      }
    },
    loadNow() {
      if (isLoaded) return;
      for (let last = part(Number.MIN_SAFE_INTEGER); last !== null;) last = part(last);
      isLoaded = true;
    },
    forget() {
      times += 1;
      isLoaded = false;
      clear();
    },
  };
}

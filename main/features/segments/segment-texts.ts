import type { Database } from '../../system/database.ts';

/** Sources and targets of a project in memory, so that a search need not read the file each time. */
export interface SegmentTexts {
  /** By id of the segment. Read where they are not known. */
  source(id: number): string;
  target(id: number): string;
  /** Reads what is not known yet, with pauses. */
  load(pause: () => Promise<void>): Promise<void>;
  /** The target of a segment has changed. */
  changed(id: number): void;
  /** Many have changed, or sources have. */
  forget(): void;
}

/** Rows that are read between two pauses. */
const AT_ONCE = 10_000;
/** Texts that are read one by one when they are needed. */
const MOST_ALONE = 1000;

export function createSegmentTexts(sqlite: Database['sqlite']): SegmentTexts {
  const one = sqlite.prepare('SELECT source, target FROM segment WHERE id = ?');
  const many = sqlite.prepare(
    'SELECT id, source, target FROM segment WHERE id > ? ORDER BY id LIMIT ?',
  );
  many.setReturnArrays(true);
  let known = new Map<number, readonly [source: string, target: string]>();
  let isLoaded = false;
  /** Texts that were known and are to be read again. */
  let left = 0;
  const read = (id: number): readonly [source: string, target: string] => {
    const held = known.get(id);
    if (held !== undefined) return held;
    const row = one.get(id);
    const texts = [String(row?.['source'] ?? ''), String(row?.['target'] ?? '')] as const;
    known.set(id, texts);
    return texts;
  };
  const readAll = async (pause: () => Promise<void>): Promise<void> => {
    const mine = known;
    let after = -1;
    for (;;) {
      const rows = many.all(after, AT_ONCE) as unknown as readonly (readonly unknown[])[];
      for (const [id, source, target] of rows) {
        after = Number(id);
        mine.set(after, [String(source), String(target)]);
      }
      if (rows.length < AT_ONCE) break;
      await pause();
      if (mine !== known) break;
    }
    left = 0;
    // What was forgotten meanwhile is read anew.
    isLoaded = mine === known;
  };
  let reading: Promise<void> | null = null;
  return {
    source: (id) => read(id)[0],
    target: (id) => read(id)[1],
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
    changed(id) {
      if (known.delete(id)) left += 1;
      // Very many are not read one by one.
      if (left > MOST_ALONE) isLoaded = false;
    },
    forget() {
      known = new Map();
      isLoaded = false;
    },
  };
}

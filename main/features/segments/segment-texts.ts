import type { Database } from '../../system/database.ts';
import { createPace } from './pace.ts';
import type { RowsInMemory } from './rows-in-memory.ts';
import { createRowsInMemory } from './rows-in-memory.ts';
import { withoutTags } from './sought-text.ts';

/** Sources and targets of a project in memory, so that a search need not read the file each time. */
export interface SegmentTexts extends Pick<RowsInMemory, 'load' | 'forget'> {
  /** By id of the segment. Read where they are not known. */
  source(id: number): string;
  target(id: number): string;
  /** As they are looked through: letters composed, and without the signs of tags. */
  sourceWords(id: number): string;
  targetWords(id: number): string;
  /** A segment has another target. */
  changed(id: number, target: string): void;
  /** Segments have no target any more. */
  emptied(ids: readonly number[]): void;
}

/** Rows that are read between two pauses at least, and at most. */
const READ_AT_LEAST = 500;
const MOST_READ = 4000;

interface Texts {
  source: string;
  target: string;
  sourceWords: string;
  targetWords: string;
}

export function createSegmentTexts(sqlite: Database['sqlite']): SegmentTexts {
  const one = sqlite.prepare('SELECT source, target FROM segment WHERE id = ?');
  const many = sqlite.prepare(
    'SELECT id, source, target FROM segment WHERE id > ? ORDER BY id LIMIT ?',
  );
  many.setReadBigInts(false);
  many.setReturnArrays(true);
  const known = new Map<number, Texts>();
  const keep = (id: number, source: string, target: string): Texts => {
    const texts = { source, target, sourceWords: wordsOf(source), targetWords: wordsOf(target) };
    known.set(id, texts);
    return texts;
  };
  const read = (id: number): Texts => {
    const held = known.get(id);
    if (held !== undefined) return held;
    const row = one.get(id);
    return keep(id, String(row?.['source'] ?? ''), String(row?.['target'] ?? ''));
  };
  const pace = createPace(READ_AT_LEAST, MOST_READ);
  const { load, forget } = createRowsInMemory(
    (after) =>
      pace.part((size) => {
        const rows = many.all(after, size) as unknown as readonly (readonly unknown[])[];
        for (const [id, source, target] of rows) keep(Number(id), String(source), String(target));
        return rows.length < size ? null : Number(rows.at(-1)?.[0]);
      }),
    () => known.clear(),
  );
  return {
    load,
    forget,
    source: (id) => read(id).source,
    target: (id) => read(id).target,
    sourceWords: (id) => read(id).sourceWords,
    targetWords: (id) => read(id).targetWords,
    changed(id, target) {
      const held = known.get(id);
      if (held === undefined) return;
      held.target = target;
      held.targetWords = wordsOf(target);
    },
    emptied(ids) {
      // A search has not asked for them yet.
      if (known.size === 0) return;
      for (const id of ids) {
        const held = known.get(id);
        if (held === undefined) continue;
        held.target = '';
        held.targetWords = '';
      }
    },
  };
}

/** Whether a text could have letters that are not composed: everything before combining marks is. */
const MAY_BE_APART = /[\u0300-\uffff]/;

const wordsOf = (text: string): string => composed(withoutTags(text));

/** A text in the form in which sought texts are compared; the text itself where it is. */
export const composed = (text: string): string =>
  MAY_BE_APART.test(text) ? text.normalize('NFC') : text;

import { z } from 'zod';
import type { SegmentComment } from '../../../preload/contract/segments.ts';
import type { BilingualNote } from '../../engine/formats/bilingual-unit.ts';
import type { InspectionInput } from '../../engine/inspection/routes.ts';
import type { Database } from '../../system/database.ts';
import { eachPlace } from './each-unit.ts';
import { nextTurnUnless } from './next-turn.ts';
import { prepareRows } from './prepare-rows.ts';
import type { SegmentRows } from './segment-rows.ts';

const Note = z.object({
  author: z.string().nullable(),
  at: z.string().nullable(),
  text: z.string(),
  isResolved: z.boolean(),
});

/**
 * Makes comments of those that a bilingual file came with, and remembers them.
 * @param opened ISO 8601; when the file does not say
 */
export function keepCommentsOfFile(
  sqlite: Database['sqlite'],
  opened: string,
): (unit: number, notes: readonly BilingualNote[]) => SegmentComment[] {
  const writing = sqlite.prepare('INSERT INTO file_comment (id, unit, comment) VALUES (?, ?, ?)');
  return (unit, notes) =>
    notes.map(({ author, at, text, isResolved }): SegmentComment => {
      const id = crypto.randomUUID();
      writing.run(id, unit, JSON.stringify({ author, at, text, isResolved }));
      return { id, text, author, at: at ?? opened, isResolved };
    });
}

/** A damaged one is none. */
function readNote(kept: string): BilingualNote | null {
  try {
    return Note.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

type Changes = Exclude<InspectionInput<'merge-segments'>['notes'], undefined>;

/**
 * What differs between the comments of a project and those that its bilingual file came with, by id of
 * the unit in the file.
 */
export async function commentsForFile(
  sqlite: Database['sqlite'],
  rows: SegmentRows,
  signal: AbortSignal,
): Promise<Changes> {
  const known = new Map<string, { readonly unit: number; readonly note: BilingualNote }>();
  for (const { id, unit, comment } of prepareRows(sqlite, 'SELECT * FROM file_comment').all()) {
    const note = readNote(String(comment));
    if (note !== null) known.set(String(id), { unit: Number(unit), note });
  }
  const changes = new Map<number, Changes[number][1]>();
  const changeOf = (unit: number) => {
    const change = changes.get(unit) ?? { added: [], removed: [], resolved: [] };
    changes.set(unit, change);
    return change;
  };
  const pause = () => nextTurnUnless(signal);
  await eachPlace(rows, pause, ({ unit, comments }) => {
    for (const { id, author, at, text, isResolved } of comments) {
      const own = known.get(id);
      known.delete(id);
      if (own === undefined) changeOf(unit).added.push({ id, author, at, text, isResolved });
      else if (own.note.isResolved !== isResolved) {
        changeOf(own.unit).resolved.push({ ...own.note, isResolved });
      }
    }
  });
  for (const { unit, note } of known.values()) changeOf(unit).removed.push(note);
  const reading = sqlite.prepare('SELECT id FROM unit WHERE number = ?');
  return [...changes].map(([unit, change]) => [String(reading.get(unit)?.['id']), change]);
}

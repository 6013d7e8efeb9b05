import type { BilingualState, LastChange } from '../../engine/formats/bilingual-unit.ts';
import type { InspectionInput, SegmentedUnit } from '../../engine/inspection/routes.ts';
import { wholeText } from '../../engine/segments/whole-unit.ts';
import type { SegmentStatus } from '../../../preload/contract/segment-facets.ts';
import { SEGMENT_STATUSES } from '../../../preload/contract/segment-facets.ts';
import type { Database } from '../../system/database.ts';
import { eachUnit } from './each-unit.ts';
import { createTurnTimer, nextTurn, nextTurnUnless } from './next-turn.ts';
import type { SegmentRow, SegmentRows } from './segment-rows.ts';
import { keptComments } from './segment-state.ts';
import { keepCommentsOfFile } from './comments-of-file.ts';

/**
 * Gives the segments of a bilingual file the targets, states and remarks that it has; after its units
 * and facts were written, inside of the caller's transaction.
 * @param opened ISO 8601; when the file does not say
 */
export async function putTargetsOfFile(
  sqlite: Database['sqlite'],
  units: readonly SegmentedUnit[],
  opened: string,
): Promise<void> {
  if (units.every(({ bilingual, notes }) => bilingual === undefined && notes === undefined)) return;
  const writing = sqlite.prepare(
    `UPDATE segment SET target = ?, status = ?, origin = ?, percent = ?, author = ?, changed = ?,
       locked = ?, comments = ? WHERE unit = ?`,
  );
  const writingComments = sqlite.prepare(
    `UPDATE segment SET comments = ?
     WHERE id = (SELECT id FROM segment WHERE unit = ? ORDER BY rank, id LIMIT 1)`,
  );
  const keepComments = keepCommentsOfFile(sqlite, opened);
  const isTurnOfOthers = createTurnTimer();
  for (const [number, { bilingual, notes = [] }] of units.entries()) {
    if (isTurnOfOthers()) await nextTurn();
    if (bilingual === undefined) {
      if (notes.length > 0) writingComments.run(keptComments(keepComments(number, notes)), number);
      continue;
    }
    const { target, status, origin, percent, isLocked } = bilingual;
    if (target === '' && !isLocked && bilingual.notes.length === 0) continue;
    const comments = keptComments(keepComments(number, bilingual.notes));
    const { author, at } = bilingual.lastChange;
    // Nothing of the file is newer than its opening, whatever its clock said.
    const changed = target === '' ? null : at !== null && at < opened ? at : opened;
    const locked = isLocked ? 1 : 0;
    writing.run(target, status, origin, percent, author, changed, locked, comments, number);
  }
}

type Written = Pick<InspectionInput<'merge-segments'>, 'texts'> & {
  readonly states: [id: string, state: BilingualState][];
};

/**
 * Texts and states of a bilingual file: what was not touched, or is not exported, is not named, so that
 * it stays as it is in the file.
 * @param joined texts of units as of any other document
 * @param exported the translation of a segment that goes out; null: it does not
 */
export async function statesForFile(
  sqlite: Database['sqlite'],
  rows: SegmentRows,
  joined: Written['texts'],
  exported: (row: SegmentRow) => string | null,
  signal: AbortSignal,
): Promise<Written> {
  const ids = new Map(
    sqlite
      .prepare('SELECT number, id FROM unit')
      .all()
      .map(({ number, id }) => [Number(number), String(id)]),
  );
  const texts = new Map(joined);
  const states: Written['states'] = [];
  const pause = () => nextTurnUnless(signal);
  await eachUnit(rows, pause, (unit) => {
    const [first] = unit;
    const id = ids.get(first.unit);
    if (id === undefined) return;
    const isTouched = unit.some(({ changed, isLocked }) => changed !== null || isLocked);
    const targets = unit.map(exported);
    if (!isTouched && targets.every((target) => target === null || target === '')) return;
    // Nothing of it goes out.
    if (targets.every((target) => target === null)) return;
    // Of one segment the file says the same again, even where its tags are not those of its source.
    const [only] = targets;
    if (unit.length === 1 && texts.has(id)) texts.set(id, wholeText(only ?? '', first.tags));
    const { percent, origin } = first;
    states.push([
      id,
      {
        status: texts.has(id) && leastOf(unit) === 'empty' ? 'draft' : leastOf(unit),
        isLocked: unit.every(({ isLocked }) => isLocked),
        percent,
        origin: originOf(origin),
        lastChange: lastOf(unit),
      },
    ]);
  });
  return { texts: [...texts], states };
}

/** From what is furthest from done to what is done. */
const FROM_LEAST: readonly SegmentStatus[] = [
  'empty',
  'rejected',
  ...SEGMENT_STATUSES.filter((status) => status !== 'empty' && status !== 'rejected'),
];

/** The newest change of a unit of which it is known whose it is. */
function lastOf(unit: readonly SegmentRow[]): LastChange {
  const [last = null] = unit
    .filter(({ author, changed }) => author !== null && author !== '' && changed !== null)
    .toSorted((a, b) => (b.changed ?? '').localeCompare(a.changed ?? ''));
  return { author: last?.author ?? null, at: last?.changed ?? null };
}

/** A unit is as far as the segment of it that is least far. */
const leastOf = (unit: readonly SegmentRow[]): SegmentStatus =>
  FROM_LEAST.find((status) => unit.some((row) => row.status === status)) ?? 'empty';

const originOf = (origin: SegmentRow['origin']): BilingualState['origin'] =>
  origin === 'typed' ||
  origin === 'memory-exact' ||
  origin === 'memory-fuzzy' ||
  origin === 'engine'
    ? origin
    : null;

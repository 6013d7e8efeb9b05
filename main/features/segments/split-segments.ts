import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { CutUnit } from '../../engine/segments/cut-unit.ts';
import { sentenceGap } from '../../engine/segments/join-unit.ts';
import { mergeSegments, splitSegment } from '../../engine/segments/resegment.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { EditedProject } from './edited-project.ts';
import type { Person } from './person.ts';
import type { SegmentRow } from './segment-rows.ts';
import { stateOf } from './segment-rows.ts';
import type { TargetState } from './segment-state.ts';
import { emptyState } from './segment-state.ts';
import type { PlacedSegment, StructureChange } from './segment-structure.ts';

/**
 * Formats whose paragraphs may stay empty: the words of a second one can stand in the first. Cells, cues and
 * messages keep a place of their own.
 */
const FLOWING: ReadonlySet<string | null> = new Set([
  null,
  'txt',
  'docx',
  'odt',
  'html',
  'pdf',
  'image',
]);

const refused = (reason: string) =>
  new FeatureFailure({ code: 'segment-refused', params: { reason } });

/** Splits a segment in two at an offset of its source. @returns the number of the second one */
export function splitAt(
  project: EditedProject,
  { number, at: offset }: Pick<CheckedInput<'segments.split'>, 'number' | 'at'>,
  { at, author }: Person,
): number {
  const { structure } = project.store;
  const row = openRow(project, number);
  if (row.joins > 0) {
    restructure(project, number, at, unjoined(project, row, offset));
    return number + 1;
  }
  const { unit, index } = unitOf(project, row);
  const done = splitSegment(unit, index, offset, row.target);
  if (typeof done === 'string') throw refused(done);
  const [first, second] = [done.unit.segments[index], done.unit.segments[index + 1]];
  if (first === undefined || second === undefined) throw refused('edge');
  const changed = new Date(at).toISOString();
  const id = structure.freshId();
  const rank = structure.roomAfter(row.unit, row.rank);
  restructure(project, number, at, {
    units: [{ number: row.unit, gaps: done.unit.gaps }],
    segments: [
      {
        ...placed(row),
        ...written(done.targets[0] ?? '', changed, author),
        source: first.text,
        tags: first.tags,
        // Nobody can say how long each part may be.
        most: null,
      },
      {
        ...placed(row),
        ...emptyState(changed),
        comments: [],
        id,
        rank,
        source: second.text,
        tags: second.tags,
        most: null,
      },
    ],
    gone: [],
  });
  return number + 1;
}

/** Makes one segment of a segment and the next one, of the next paragraph, too, where the format can take that. */
export function mergeWithNext(project: EditedProject, number: number, person: Person): number {
  openRow(project, number);
  if (project.store.rows.get(number + 1) === null) throw refused('last');
  return mergeRun(project, [number, number + 1], person);
}

/** Segments that are merged at once. */
const MOST_MERGED = 200;

/**
 * Makes one segment of neighbours, in one step.
 * @param numbers ascending
 * @returns the number of the one that they became
 */
export function mergeRun(
  project: EditedProject,
  numbers: readonly number[],
  { at, author }: Person,
): number {
  const [number] = numbers;
  if (number === undefined) throw new FeatureFailure({ code: 'not-found' });
  if (numbers.length < 2 || numbers.some((one, place) => one !== number + place)) {
    throw refused('apart');
  }
  if (numbers.length > MOST_MERGED) throw refused('many');
  const changed = new Date(at).toISOString();
  const [first, ...following] = numbers.map((one) => openRow(project, one));
  if (first === undefined) throw new FeatureFailure({ code: 'not-found' });
  let run: Run = { row: first, cut: null, joined: [], gone: [] };
  for (const next of following) {
    run =
      run.row.unit === next.unit && run.row.joins === 0
        ? withinUnit(project, run, next)
        : overParagraphs(project, run, next);
  }
  const { row, cut, joined, gone } = run;
  restructure(project, number, at, {
    units: cut === null ? [] : [{ number: row.unit, gaps: cut.unit.gaps }],
    segments: [
      {
        ...placed(row),
        ...written(row.target, changed, author),
        comments: following.reduce(
          (all, { comments }) => [...all, ...comments],
          [...first.comments],
        ),
        most: null,
      },
      ...joined,
    ],
    gone,
  });
  return number;
}

/** Neighbours that have become one segment so far. */
interface Run {
  readonly row: SegmentRow;
  /** Its unit, once segments of that were merged. */
  readonly cut: { readonly unit: CutUnit; readonly index: number } | null;
  /** Places of other paragraphs that have their words in it. */
  readonly joined: readonly PlacedSegment[];
  /** Ids of those that are no more. */
  readonly gone: readonly number[];
}

function withinUnit(project: EditedProject, run: Run, next: SegmentRow): Run {
  // What goes on in the next paragraph is split off first.
  if (next.joins > 0) throw refused('joined');
  const { unit, index } = run.cut ?? unitOf(project, run.row);
  const languages = project.facts();
  const done = mergeSegments(unit, index, [run.row.target, next.target], (gap) =>
    sentenceGap(gap, languages),
  );
  if (typeof done === 'string') throw refused(done);
  const merged = done.unit.segments[index];
  if (merged === undefined) throw refused('edge');
  const row = {
    ...run.row,
    source: merged.text,
    tags: merged.tags,
    target: done.targets[0] ?? '',
  };
  return { ...run, row, cut: { unit: done.unit, index }, gone: [...run.gone, next.id] };
}

/** The next segment keeps its place in the document, which stays empty where the whole is translated. */
function overParagraphs(project: EditedProject, { row, ...run }: Run, next: SegmentRow): Run {
  const { format, ...languages } = project.facts();
  if (!FLOWING.has(format)) throw refused('format');
  if (Object.keys(next.tags).length > 0) throw refused('tags');
  const parts = project.store.rows.joinedTo(next.id);
  const space = sentenceGap(' ', { source: languages.target, target: languages.source });
  const isBoth = row.target !== '' && next.target !== '';
  const between = isBoth ? sentenceGap(' ', languages) : '';
  const places: PlacedSegment[] = [
    { ...placed(next), source: next.own ?? next.source, own: null, joined: row.id },
    ...parts.map((part): PlacedSegment => ({ ...placed(part), joined: row.id })),
  ];
  return {
    ...run,
    row: {
      ...row,
      own: row.own ?? row.source,
      source: row.source + space + next.source,
      target: row.target + between + next.target,
      joins: row.joins + places.length,
    },
    joined: [...run.joined, ...places],
  };
}

/** Takes paragraphs apart again where they meet. */
function unjoined(project: EditedProject, row: SegmentRow, offset: number): StructureChange {
  const parts = project.store.rows.joinedTo(row.id);
  const own = row.own ?? row.source;
  let end = own.length;
  let source = own;
  for (const [place, part] of parts.entries()) {
    const start = row.source.indexOf(part.source, end);
    if (offset < end) break;
    if (offset <= start) {
      const rest = parts.slice(place);
      const following = rest.slice(1);
      return {
        units: [],
        segments: [
          { ...placed(row), source, own: place === 0 ? null : own },
          {
            ...placed(part),
            joined: null,
            source: row.source.slice(start),
            own: following.length === 0 ? null : part.source,
          },
          ...parts.slice(0, place).map(placed),
          ...following.map((one): PlacedSegment => ({ ...placed(one), joined: part.id })),
        ],
        gone: [],
      };
    }
    end = start + part.source.length;
    source = row.source.slice(0, end);
  }
  throw refused('joined');
}

/** A segment whose place can be changed. */
function openRow(project: EditedProject, number: number): SegmentRow {
  const row = project.store.rows.get(number);
  if (row === null) throw new FeatureFailure({ code: 'not-found' });
  if (row.isLocked) throw refused('locked');
  return row;
}

/** The unit of a segment with all of its segments, those that are joined to others, too. */
function unitOf(
  project: EditedProject,
  row: SegmentRow,
): { readonly unit: CutUnit; readonly index: number } {
  const { rows, structure } = project.store;
  const gaps = structure.gaps(row.unit);
  const places = rows.unit(row.unit);
  if (gaps?.length !== places.length + 1) throw refused('damaged');
  const segments = places.map(({ own, source, tags }) => ({ text: own ?? source, tags }));
  return { unit: { segments, gaps }, index: places.findIndex(({ id }) => id === row.id) };
}

const placed = (row: SegmentRow): PlacedSegment => {
  const { id, unit, rank, source, tags, most, own, joined } = row;
  return { id, unit, rank, source, tags, most, own, joined, ...stateOf(row) };
};

/** What a person has to look at again. */
const written = (target: string, changed: string, author: string | null): TargetState =>
  target.trim() === ''
    ? emptyState(changed)
    : { ...emptyState(changed), target, status: 'draft', origin: 'typed', author };

function restructure(
  project: EditedProject,
  number: number,
  at: number,
  change: StructureChange,
): void {
  const { steps, outgoing } = project.store;
  const ids = [...change.segments.map(({ id }) => id), ...change.gone];
  steps.restructure(number, at, change, () => outgoing.drop(ids));
  project.changed(null);
}

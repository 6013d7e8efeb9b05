import { toLogical } from '../fonts/text-direction.ts';
import type { Line, Marker, Span, TurnedRun } from './line.ts';
import { sameLook, textOf } from './line.ts';
import { guttersOf, isWithin } from './gutters.ts';
import type { Gutter } from './gutters.ts';
import type { Row } from './rows.ts';
import { largestOf, leastOf } from '../../../system/long-lists.ts';

/**
 * In ems. Outside of gutters a gap parts two lines where it is wider than this, and than the other
 * spaces of its line by so much: those of justified text are as wide as one another.
 */
const LINE_GAP = 0.7;
/** Letters behind a scan have widths of no font; only where the words begin is exact. */
const SCAN_GAP = 2;
const OTHER_SPACES = { by: 1.5, most: 1.2 };
const EQUAL = 0.1;
const SAME_EDGE = 0.5;
/** So many rows near, with white before the same edge, are a column. */
const COLUMN_ROWS = 2;
const SAME_BEGIN = 0.15;
const LEAST_WHITE = 0.5;
const NEXT_ROW = 1.8;
/** Rows of other columns may stand between. */
const ROWS_NEAR = 8;
/** No justified line has wider spaces; and between sentences none that are wider than others. */
const MOST_SPACE = 8;
const SENTENCE_SPACE = 1.5;
const SPACE_GAP = 0.15;
const BEHIND_MARKER = 0.3;
const MARKER_GAP = 5;
/** Two drawings of the same letters closer than this are one: a poor man's bold. */
const DOUBLE = 0.12;

/** What stands in front of an item of a list: a sign, a number, a letter. */
const MARKER =
  /^(?:[•●○◦▪■□▸►‣✓➢–—*·-]|[\p{Co}\ufffc]|\(?\d{1,3}[.)]|\(?\p{L}[.)]|\d{1,3}(?:\.\d{1,3})+\.?|[ivxIVX]{1,5}[.)])$/u;

const LETTER = /\p{L}/u;

/** Dots that lead the eye to a number. */
export const LEADER = /^[\s.·…_]{4,}$/;
const DOTS = /^[\s.·…_]+$/;

/** The lines of a page: rows are cut where columns part, and a list's marks are taken off. */
export function linesOf(rows: readonly Row[]): Line[] {
  const gutters = guttersOf(rows);
  return rows.flatMap((row, at) =>
    linesIn(
      row,
      gutters.filter((one) => one.angle === row.angle),
      rows.slice(Math.max(0, at - ROWS_NEAR), at + ROWS_NEAR + 1).filter((one) => one !== row),
    ),
  );
}

function linesIn(row: Row, gutters: readonly Gutter[], neighbours: readonly Row[]): Line[] {
  const pieces: TurnedRun[][] = [];
  const leaders = leadersAmong(row.runs);
  for (const segment of segmentsOf(row, gutters)) {
    let end = -Infinity;
    let before: TurnedRun | null = null;
    let last: TurnedRun[] | null = null;
    for (const run of segment) {
      const gap: number = run.start - end;
      const isCut =
        (gap > (run.isVisible ? LINE_GAP : SCAN_GAP) * row.size &&
          isLineGap(row, segment, end, run.start, neighbours)) ||
        (last?.length === 1 &&
          gap > BEHIND_MARKER * row.size &&
          MARKER.test(before?.text.trim() ?? '')) ||
        leaders.has(run) !== (before !== null && leaders.has(before));
      if (last === null || isCut) {
        last = [run];
        pieces.push(last);
      } else last.push(run);
      end = Math.max(end, run.end);
      before = run;
    }
  }
  const lines: Line[] = [];
  for (const piece of pieces) {
    const line = lineOf(piece, row);
    const before = lines.at(-1);
    const marker =
      before === undefined || !LETTER.test(textOf(line.spans)) ? null : markerOf(before);
    if (before && marker && line.start - before.end < MARKER_GAP * row.size) {
      lines[lines.length - 1] = { ...line, marker };
    } else lines.push(line);
  }
  return lines;
}

/** Runs that are a leader together, dot by dot or as a whole. */
function leadersAmong(runs: readonly TurnedRun[]): ReadonlySet<TurnedRun> {
  const leaders = new Set<TurnedRun>();
  let open: TurnedRun[] = [];
  const close = () => {
    if (LEADER.test(open.map(({ text }) => text).join('')))
      for (const run of open) leaders.add(run);
    open = [];
  };
  for (const run of runs) {
    if (DOTS.test(run.text)) open.push(run);
    else close();
  }
  close();
  return leaders;
}

/** The runs of a row between its gutters. */
function segmentsOf(row: Row, gutters: readonly Gutter[]): TurnedRun[][] {
  const segments: TurnedRun[][] = [];
  let end = -Infinity;
  for (const run of row.runs) {
    const last = segments.at(-1);
    const gap = { start: end, end: run.start };
    if (last === undefined || gutters.some((gutter) => isWithin(gutter, row, gap))) {
      segments.push([run]);
    } else last.push(run);
    end = Math.max(end, run.end);
  }
  return segments;
}

/** Whether a wide gap away from gutters is more than a space of a justified line. */
function isLineGap(
  row: Row,
  segment: readonly TurnedRun[],
  start: number,
  end: number,
  neighbours: readonly Row[],
): boolean {
  const others = otherSpaces(segment, row.size, end);
  const usual = leastOf(others);
  const gap = end - start;
  if (others.length > 1 && others.every((other) => Math.abs(other - gap) < EQUAL * row.size)) {
    return false;
  }
  const isUsual = usual <= OTHER_SPACES.most * row.size;
  if (isUsual && gap <= usual * OTHER_SPACES.by) return false;
  const mostSpace = isUsual ? SENTENCE_SPACE : MOST_SPACE;
  if (gap > mostSpace * row.size || beginsColumn(row, end, neighbours)) return true;
  if (isUsual && segment.some((run) => run.end === start && /[.!?]\s*$/.test(run.text)))
    return false;
  return !fillsItsColumn(row, segment, { start, end }, neighbours);
}

/** The spaces of a segment but the one that ends at a place. */
function otherSpaces(segment: readonly TurnedRun[], size: number, but: number): number[] {
  const spaces: number[] = [];
  let end = Infinity;
  for (const run of segment) {
    if (run.start - end > SPACE_GAP * size && run.start !== but) spaces.push(run.start - end);
    if (run.space > 0) spaces.push(run.space);
    end = end === Infinity ? run.end : Math.max(end, run.end);
  }
  return spaces;
}

/** Whether rows over and under have text that begins at a place, too, with white before it. */
function beginsColumn(row: Row, place: number, neighbours: readonly Row[]): boolean {
  const near = SAME_BEGIN * row.size;
  const white = LEAST_WHITE * row.size;
  const others = neighbours.filter(
    ({ angle, runs }) =>
      angle === row.angle &&
      runs.some((run) => Math.abs(run.start - place) <= near) &&
      !runs.some((run) => run.start < place - near && run.end > place - white),
  );
  return others.length >= COLUMN_ROWS;
}

/**
 * Whether the line over or under a segment begins and ends where it does, and has letters
 * where it has a gap. */
function fillsItsColumn(
  row: Row,
  segment: readonly TurnedRun[],
  gap: { readonly start: number; readonly end: number },
  neighbours: readonly Row[],
): boolean {
  const near = SAME_EDGE * row.size;
  const start = leastOf(segment.map((run) => run.start));
  const end = largestOf(segment.map((run) => run.end));
  return neighbours.some(
    ({ angle, across, runs }) =>
      angle === row.angle &&
      Math.abs(across - row.across) <= NEXT_ROW * row.size &&
      runs.some((run) => Math.abs(run.start - start) <= near) &&
      runs.some((run) => Math.abs(run.end - end) <= near) &&
      runs.some((run) => Math.min(run.end, gap.end) - Math.max(run.start, gap.start) > near),
  );
}

function markerOf(line: Line): Marker | null {
  const [span] = line.spans;
  if (span === undefined || line.marker !== null || !MARKER.test(textOf(line.spans))) return null;
  return { text: span.text, start: line.start, look: span.look, shows: line.shows };
}

function lineOf(all: readonly TurnedRun[], row: Row): Line {
  const { runs, shows } = seenOf(all);
  const base = baseOf(runs) ?? row;
  const spans: Span[] = [];
  let end = -Infinity;
  for (const run of runs) {
    const isBroken: boolean =
      run.start - end > SPACE_GAP * base.size && spans.length > 0 && !/^\s/.test(run.text);
    const glue: string = isBroken && !/\s$/.test(spans.at(-1)?.text ?? '') ? ' ' : '';
    push(spans, glue + run.text, lookIn(base, run));
    end = Math.max(end, run.end);
  }
  return {
    angle: row.angle,
    start: leastOf(runs.map((run) => run.start)),
    end,
    across: base.across,
    size: base.size,
    spans: trimmed(toLogical(spans)),
    shows,
    isVisible: runs.some((run) => run.isVisible),
    marker: null,
  };
}

/** The first run of the size that most letters have; what stands beside a line may be larger. */
function baseOf(runs: readonly TurnedRun[]): TurnedRun | undefined {
  const letters = new Map<number, number>();
  for (const { size, text } of runs) letters.set(size, (letters.get(size) ?? 0) + text.length);
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return runs.find(({ size }) => size === most?.[0]);
}

/**
 * What is seen of letters on one baseline: of those drawn twice in one place, a shadow and the letters
 * on it, what is painted last; nothing that is not painted, unless that is all there is. `shows` draw
 * it, the doubles with it.
 */
function seenOf(all: readonly TurnedRun[]): { runs: readonly TurnedRun[]; shows: number[] } {
  const places: { top: TurnedRun; last: TurnedRun; shows: number[] }[] = [];
  for (const run of all) {
    const place = places.at(-1);
    if (place !== undefined && isSameAgain(run, place.last)) {
      place.shows.push(run.show);
      if (isAbove(run, place.top)) place.top = run;
      place.last = run;
    } else places.push({ top: run, last: run, shows: [run.show] });
  }
  const seen = places.filter(({ top }) => top.isVisible);
  const kept = seen.length === 0 ? places : seen;
  return {
    runs: kept.map(({ top }) => top),
    shows: [...new Set(kept.flatMap(({ shows }) => shows))],
  };
}

/** What is not painted is never what is seen. */
const isAbove = (run: TurnedRun, other: TurnedRun) =>
  run.isVisible === other.isVisible ? run.show > other.show : run.isVisible;

const isSameAgain = (run: TurnedRun, before: TurnedRun) =>
  run.text === before.text &&
  Math.abs(run.start - before.start) < DOUBLE * run.size &&
  Math.abs(run.across - before.across) < DOUBLE * run.size;

/** The look with what the line adds: a smaller size, a raised baseline. */
function lookIn(
  row: { readonly size: number; readonly across: number },
  run: TurnedRun,
): TurnedRun['look'] {
  const scale = Math.round((run.size / row.size) * 10) / 10;
  const rise = Math.round(((run.across - row.across) / row.size) * 10) / 10;
  return { ...run.look, scale: scale === 0 ? 0.1 : scale, rise: rise === 0 ? 0 : rise };
}

function push(spans: Span[], text: string, look: Span['look']): void {
  const last = spans.at(-1);
  // A space has no look of its own.
  if (last && (sameLook(last.look, look) || text.trim() === '')) {
    spans[spans.length - 1] = { text: last.text + text, look: last.look };
  } else spans.push({ text, look });
}

function trimmed(spans: readonly Span[]): Span[] {
  const result = spans.map((span) => ({ ...span, text: span.text.replace(/ {2,}/g, ' ') }));
  const [first, last] = [result[0], result.at(-1)];
  if (first) result[0] = { ...first, text: first.text.trimStart() };
  if (last) {
    const at = result.length - 1;
    result[at] = { ...last, text: (result[at]?.text ?? '').trimEnd() };
  }
  return result.filter((span) => span.text !== '');
}

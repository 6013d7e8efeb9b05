import { toLogical } from '../fonts/text-direction.ts';
import type { Line, Marker, Span, TurnedRun } from './line.ts';
import { sameLook, textOf } from './line.ts';
import { SIGN } from './glyph-runs.ts';
import type { Row } from './rows.ts';
import { leastOf } from '../../../system/long-lists.ts';

/**
 * In ems. The cells of a table stand closer than columns of text, whose justified lines have wide
 * gaps too; those are many in a row.
 */
const COLUMN_GAP = 1.2;
const CELL_GAP = 0.7;
const MOST_CELLS = 6;
const SPACE_GAP = 0.15;
const BEHIND_MARKER = 0.3;
const MARKER_GAP = 5;
/** Two drawings of the same letters closer than this are one: a poor man's bold. */
const DOUBLE = 0.12;

/** What stands in front of an item of a list: a sign, a number, a letter. */
const MARKER =
  /^(?:[•●○◦▪■□▸►‣✓➢–—*·-]|[\p{Co}\ufffc]|\(?\d{1,3}[.)]|\(?\p{L}[.)]|\d{1,3}(?:\.\d{1,3})+\.?|[ivxIVX]{1,5}[.)])$/u;

/** Dots that lead the eye to a number. */
const LEADER = /^[\s.·…_]{4,}$/;

/** Cuts a row where columns part, and takes a list's marks off the lines behind them. */
export function linesOf(row: Row): Line[] {
  const pieces: TurnedRun[][] = [];
  // Where words are drawn one by one, a wide gap may be one of justified text.
  const hasSpaces = row.runs.some(({ text }) => /\S\s+\S/.test(text));
  const columnGap = hasSpaces || row.runs.length < MOST_CELLS ? CELL_GAP : COLUMN_GAP;
  let end = -Infinity;
  let before: TurnedRun | null = null;
  for (const run of row.runs) {
    const last = pieces.at(-1);
    const gap: number = (run.start - end) / row.size;
    const isCut =
      // What one operator draws was cut where a column's gap is.
      (before?.show === run.show && !isSign(before) && !isSign(run)) ||
      gap > columnGap ||
      (last?.length === 1 && gap > BEHIND_MARKER && MARKER.test(before?.text.trim() ?? '')) ||
      LEADER.test(run.text) !== LEADER.test(before?.text ?? '');
    if (last === undefined || isCut) pieces.push([run]);
    else last.push(run);
    end = Math.max(end, run.end);
    before = run;
  }
  const lines: Line[] = [];
  for (const piece of pieces) {
    const line = lineOf(piece, row);
    const before = lines.at(-1);
    const marker = before === undefined ? null : markerOf(before);
    if (before && marker && line.start - before.end < MARKER_GAP * row.size) {
      lines[lines.length - 1] = { ...line, marker };
    } else lines.push(line);
  }
  return lines;
}

const isSign = ({ text }: TurnedRun) => text === SIGN;

function markerOf(line: Line): Marker | null {
  const [span] = line.spans;
  if (span === undefined || line.marker !== null || !MARKER.test(textOf(line.spans))) return null;
  return { text: span.text, start: line.start, look: span.look, shows: line.shows };
}

function lineOf(all: readonly TurnedRun[], row: Row): Line {
  const { runs, shows } = seenOf(all);
  const spans: Span[] = [];
  let end = -Infinity;
  for (const run of runs) {
    const isBroken: boolean =
      run.start - end > SPACE_GAP * row.size && spans.length > 0 && !/^\s/.test(run.text);
    const glue: string = isBroken && !/\s$/.test(spans.at(-1)?.text ?? '') ? ' ' : '';
    push(spans, glue + run.text, lookIn(row, run));
    end = Math.max(end, run.end);
  }
  return {
    angle: row.angle,
    start: leastOf(runs.map((run) => run.start)),
    end,
    across: row.across,
    size: row.size,
    spans: trimmed(toLogical(spans)),
    shows,
    isVisible: runs.some((run) => run.isVisible),
    marker: null,
  };
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

/** The look with what the row adds: a smaller size, a raised baseline. */
function lookIn(row: Row, run: TurnedRun): TurnedRun['look'] {
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

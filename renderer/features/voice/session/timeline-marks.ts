import type { TranscriptRow } from '../../../../preload/contract/voice.ts';
import type { SpeechRow } from './columns.ts';

/** Where somebody speaks, or something is missing, in parts of a hundred of the session. */
export interface Span {
  readonly from: number;
  readonly length: number;
}

/** How a line is drawn, by who spoke it. */
export const VOICES = ['me', 'others', 'both', 'unknown'] as const;
export type Voice = (typeof VOICES)[number];

/** Spans that would be closer to each other than this are one: more is not drawn than can be seen. */
const LEAST = 0.25;

const voiceOf = ({ speaker }: SpeechRow): Voice =>
  VOICES.find((voice) => voice === speaker) ?? 'unknown';

/** @param rows in the order of the media clock */
export function spokenSpans(
  rows: readonly TranscriptRow[],
  mediaMs: number,
): ReadonlyMap<Voice, readonly Span[]> {
  const spans = new Map<Voice, Span[]>();
  for (const row of rows) {
    if (row.kind !== 'speech') continue;
    const voice = voiceOf(row);
    const known = spans.get(voice) ?? [];
    spans.set(voice, known);
    extend(known, row.startMs, row.endMs, mediaMs);
  }
  return spans;
}

/** Sound that is lost. */
export function lostSpans(rows: readonly TranscriptRow[], mediaMs: number): readonly Span[] {
  const spans: Span[] = [];
  for (const row of rows) {
    if (row.kind === 'gap' && !row.refilled) extend(spans, row.startMs, row.endMs, mediaMs);
  }
  return spans;
}

/** Levels come in stretches of ten seconds, each a moment after its end. */
const STRETCH_MS = 10_000;
/** The shown time is rounded up to a second, so that another one is waited for. */
const WRITTEN_MS = 2_000;

/** How many stretches of levels main has once so much time is shown. */
export const stretchesBy = (shownMs: number): number =>
  Math.max(0, Math.floor((shownMs - WRITTEN_MS) / STRETCH_MS));

export const placeOf = (atMs: number, mediaMs: number): number =>
  mediaMs <= 0 ? 0 : Math.min(100, Math.max(0, (atMs / mediaMs) * 100));

function extend(spans: Span[], startMs: number, endMs: number, mediaMs: number): void {
  const from = placeOf(startMs, mediaMs);
  const to = Math.max(placeOf(endMs, mediaMs), from + LEAST);
  const last = spans.at(-1);
  if (last !== undefined && from - (last.from + last.length) < LEAST) {
    spans[spans.length - 1] = { from: last.from, length: Math.max(last.length, to - last.from) };
  } else spans.push({ from, length: to - from });
}

/** The line at or before a place of the media clock; the first one before all. */
export function lineAt(rows: readonly TranscriptRow[], atMs: number): SpeechRow | null {
  let found: SpeechRow | null = null;
  for (const row of rows) {
    if (row.kind !== 'speech') continue;
    if (found !== null && row.startMs > atMs) break;
    found = row;
  }
  return found;
}

/** The line that a key goes to from a place. */
export function lineByKey(
  rows: readonly TranscriptRow[],
  atMs: number,
  key: string,
): SpeechRow | null {
  const lines = rows.filter((row) => row.kind === 'speech');
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return lines.find(({ startMs }) => startMs > atMs) ?? lines.at(-1) ?? null;
    case 'ArrowLeft':
    case 'ArrowDown':
      return lines.findLast(({ startMs }) => startMs < atMs) ?? lines[0] ?? null;
    case 'Home':
      return lines[0] ?? null;
    case 'End':
      return lines.at(-1) ?? null;
    default:
      return null;
  }
}

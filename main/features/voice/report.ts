import type { VoiceReport, VoiceState } from '../../../preload/contract/voice.ts';
import type { Stretch } from './session/speech-activity.ts';
import type { Transcript } from './transcript/transcript.ts';

/** Text is told with times that are a little short; so much around it counts as covered. */
const MARGIN_MS = 500;
/** Shorter stretches without text are breath and noise. */
const LEAST_GAP_MS = 2_000;

/**
 * How much of what was spoken has text: loud stretches against the times of concluded lines. Gaps are
 * loud stretches without text, of two seconds or more, and whatever sound is known to be lost.
 */
export function coverage(
  transcript: Transcript,
  loud: readonly Stretch[],
): Pick<VoiceReport, 'speechMs' | 'coveredMs' | 'coverage' | 'gaps'> {
  const text = transcript.rows
    .flatMap((row) =>
      row.kind === 'speech'
        ? [{ startMs: row.startMs - MARGIN_MS, endMs: row.endMs + MARGIN_MS }]
        : [],
    )
    .toSorted((a, b) => a.startMs - b.startMs);
  const speechMs = loud.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const bare = joined(loud.flatMap((stretch) => without(stretch, text)));
  const bareMs = bare.reduce((sum, { ms }) => sum + ms, 0);
  const lost = transcript.rows.flatMap((row) =>
    row.kind === 'gap' && !row.refilled ? [{ startMs: row.startMs, endMs: row.endMs }] : [],
  );
  const gaps = bare
    .filter(({ ms }) => ms >= LEAST_GAP_MS)
    .map(({ startMs, endMs }) => ({ startMs, endMs }));
  return {
    speechMs,
    coveredMs: speechMs - bareMs,
    coverage: speechMs === 0 ? null : (speechMs - bareMs) / speechMs,
    gaps: [...gaps, ...lost].toSorted((a, b) => a.startMs - b.startMs),
  };
}

/** What of a stretch lies under none of the others, which are in order. */
function without(stretch: Stretch, others: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let from = stretch.startMs;
  for (const { startMs, endMs } of others) {
    if (startMs >= stretch.endMs) break;
    if (endMs <= from) continue;
    if (startMs > from) left.push({ startMs: from, endMs: startMs });
    from = Math.max(from, endMs);
  }
  if (from < stretch.endMs) left.push({ startMs: from, endMs: stretch.endMs });
  return left;
}

/** Stretches with short pauses between them are one; `ms` is what of it is loud. */
function joined(stretches: readonly Stretch[]): readonly (Stretch & { readonly ms: number })[] {
  const all: { startMs: number; endMs: number; ms: number }[] = [];
  for (const { startMs, endMs } of stretches.toSorted((a, b) => a.startMs - b.startMs)) {
    const last = all.at(-1);
    if (last !== undefined && startMs - last.endMs <= 1_000) {
      last.endMs = endMs;
      last.ms += endMs - startMs;
    } else all.push({ startMs, endMs, ms: endMs - startMs });
  }
  return all;
}

/** @param state of the session, for what its journal does not tell */
export function reportOf(
  state: VoiceState,
  transcript: Transcript,
  loud: readonly Stretch[],
  words: number,
  hasSound: boolean,
): VoiceReport {
  const found = coverage(transcript, loud);
  return {
    mediaMs: state.mediaMs,
    ...found,
    canRefill: hasSound && found.gaps.length > 0,
    reconnects: state.reconnects,
    delay: state.delay,
    minutes: state.minutes,
    words,
  };
}

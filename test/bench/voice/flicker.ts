import {
  CAPTIONS_STEADINESS,
  TRANSCRIPT_STEADINESS,
} from '../../../renderer/features/voice/steady/steady.ts';
import { NO_SPEECH } from '../../app/spoken.ts';
import { percentile } from '../measured.ts';
import type { Report } from '../measured.ts';
import { heardStream } from './heard-stream.ts';
import { shownChanges } from './shown-changes.ts';

/** What reading mode allows in the settings' default. */
const LIMIT = 6;
const TARGETS = {
  flicker_transcript_ratio: 0.35,
  flicker_captions_ratio: 0.15,
  reading_rewrites_per_minute: LIMIT,
};

/**
 * How much of the shown text is rewritten while people speak (normalised erasure), by the rules of
 * the transcript and of the captions, on what the offline recogniser hears. The voice is the one
 * that it understands best: the rows are about showing, not about hearing. Three voices, two of
 * which it often mishears, are for information.
 */
export async function flicker(
  isQuick: boolean,
): Promise<Pick<Report, 'figures' | 'targets' | 'skipped'>> {
  const reason = NO_SPEECH;
  if (reason !== null) {
    const skipped = Object.fromEntries(Object.keys(TARGETS).map((row) => [row, reason]));
    return { figures: {}, targets: TARGETS, skipped };
  }
  const unlimited = { rewritesPerMinute: null };
  const stream = await heardStream(isQuick ? 7 : 12, ['rms']);
  const transcript = shownChanges(stream, { ...TRANSCRIPT_STEADINESS, ...unlimited });
  const captions = shownChanges(stream, { ...CAPTIONS_STEADINESS, ...unlimited });
  // With every word shown at once the limit has the most to do.
  const limited = shownChanges(stream, { hide: 0, standMs: 0, rewritesPerMinute: LIMIT });
  const figures: Record<string, number> = {
    flicker_raw_ratio: shownChanges(stream, null).erasure,
    flicker_transcript_ratio: transcript.erasure,
    flicker_captions_ratio: captions.erasure,
    word_held_transcript_p50_ms: percentile(transcript.delays, 50),
    word_held_captions_p50_ms: percentile(captions.delays, 50),
    word_held_captions_p95_ms: percentile(captions.delays, 95),
    reading_rewrites_per_minute: limited.rewritesInMinute,
    reading_held_p95_ms: percentile(limited.delays, 95),
  };
  if (isQuick) {
    return { figures, targets: TARGETS, skipped: { flicker_voices: 'only in a full run' } };
  }
  const mixed = await heardStream(12, ['rms', 'slt', 'awb']);
  const shown = (steadiness: typeof TRANSCRIPT_STEADINESS) =>
    shownChanges(mixed, { ...steadiness, ...unlimited }).erasure;
  figures['flicker_voices_transcript_ratio'] = shown(TRANSCRIPT_STEADINESS);
  figures['flicker_voices_captions_ratio'] = shown(CAPTIONS_STEADINESS);
  return { figures, targets: TARGETS, skipped: {} };
}

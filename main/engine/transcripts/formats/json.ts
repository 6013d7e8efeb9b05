import type { Transcript } from '../transcript.ts';

/** Everything: all columns, concluded and edited texts, gaps, pauses, speakers, bookmarks. */
export function writeJson(transcript: Transcript): string {
  const { title, started, mediaMs, speakers, bookmarks, lines } = transcript;
  const whole = {
    version: 1,
    title,
    started: new Date(started).toISOString(),
    durationMs: mediaMs,
    speakers,
    bookmarks,
    lines,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

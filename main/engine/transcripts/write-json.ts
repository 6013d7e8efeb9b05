import { createClock } from './clock.ts';
import type { Transcript } from './transcript.ts';

/** Goes up when a reader of the last one would misread the next. */
const VERSION = 1;

/**
 * Everything of a transcript for other programs: concluded and edited texts of all languages, times
 * in milliseconds of the media clock, and `at`, when a line began by the wall clock (UTC).
 */
export function writeJson(transcript: Transcript): string {
  const { title, started, mediaMs, lines, speakers, bookmarks } = transcript;
  const wall = createClock(transcript, 'keep');
  const at = (ms: number) => new Date(started + wall(ms)).toISOString();
  return (
    JSON.stringify(
      {
        format: 'dragoman-transcript',
        version: VERSION,
        title,
        started: new Date(started).toISOString(),
        mediaMs,
        speakers,
        lines: lines.map((line) => ({ ...line, at: at(line.startMs) })),
        bookmarks: bookmarks.map((bookmark) => ({ ...bookmark, at: at(bookmark.atMs) })),
      },
      null,
      2,
    ) + '\n'
  );
}

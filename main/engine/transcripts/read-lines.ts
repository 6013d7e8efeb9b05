import { clockText } from '../subtitles/clock-text.ts';
import { createClock } from './clock.ts';
import { columnOf, shownText } from './columns.ts';
import type { Transcript, TranscriptExport } from './transcript.ts';

/** A line as it is read on paper. */
export type ReadLine =
  | {
      readonly kind: 'speech';
      readonly time: string;
      /** That was spoken. */
      readonly language: string;
      /** Empty where it is not known or not wanted. */
      readonly speaker: string;
      /** By column, in the order wanted; empty where there is no text. */
      readonly texts: readonly string[];
    }
  /** What is not speech, in signs that every language reads. */
  | { readonly kind: 'mark'; readonly time: string; readonly text: string };

/**
 * The transcript to be read: speech with gaps (`⋯` and their length), pauses (`‖` and their length)
 * and bookmarks (`★` and the note) at their places.
 */
export function readLines(transcript: Transcript, options: TranscriptExport): readonly ReadLine[] {
  const clock = createClock(transcript, options.pauses);
  const timed: { readonly at: number; readonly line: ReadLine }[] = [];
  let pausedMs = 0;
  for (const line of transcript.lines) {
    const time = clockText(clock(line.startMs));
    if (line.kind === 'gap') {
      const text = `⋯ ${clockText(line.endMs - line.startMs)}`;
      timed.push({ at: line.startMs, line: { kind: 'mark', time, text } });
    } else if (line.kind === 'paused') {
      // It begins where the sound stops, and that is before it counts itself.
      const begin = clockText(line.startMs + (options.pauses === 'keep' ? pausedMs : 0));
      pausedMs += line.pausedMs;
      const text = `‖ ${clockText(line.pausedMs)}`;
      timed.push({ at: line.startMs, line: { kind: 'mark', time: begin, text } });
    } else {
      const texts = options.columns.map((column) =>
        shownText(columnOf(line, column), options.edited),
      );
      if (texts.every((text) => text === '')) continue;
      const name = line.speaker === null ? undefined : transcript.speakers[line.speaker];
      const speaker = options.speakers ? (name ?? '') : '';
      timed.push({
        at: line.startMs,
        line: { kind: 'speech', time, language: line.language, speaker, texts },
      });
    }
  }
  for (const { atMs, note } of transcript.bookmarks) {
    const text = `★ ${note}`.trim();
    timed.push({ at: atMs, line: { kind: 'mark', time: clockText(clock(atMs)), text } });
  }
  return timed.toSorted((a, b) => a.at - b.at).map(({ line }) => line);
}

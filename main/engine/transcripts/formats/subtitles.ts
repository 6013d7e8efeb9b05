import { buildCues } from '../../subtitles/build-cues.ts';
import { writeSrt, writeVtt } from '../../subtitles/write-subtitles.ts';
import type { Transcript, TranscriptExport } from '../transcript.ts';
import { clock, speakerOf, textOf } from './text-of.ts';

/** Subtitles on the media clock: pauses take no time, as in a recording of what was said. */
export function writeSubtitles(transcript: Transcript, wish: TranscriptExport): string {
  const utterances = transcript.lines.flatMap((line) => {
    if (line.kind !== 'speech') return [];
    const speaker = speakerOf(line, transcript, wish);
    const texts = wish.columns.map((column, index) => {
      const text = textOf(line, column, wish.edited);
      return index === 0 && speaker !== null && text !== '' ? `${speaker}: ${text}` : text;
    });
    return [{ startMs: line.startMs, endMs: line.endMs, texts }];
  });
  const cues = buildCues(utterances);
  if (wish.format === 'srt') return writeSrt(cues);
  const notes = transcript.bookmarks.map(
    ({ atMs, note }) => `bookmark ${clock(atMs)}${note === '' ? '' : `: ${note}`}`,
  );
  return writeVtt(cues, notes);
}

import type { SpokenLine } from '../subtitles/spoken-line.ts';
import type { TextStretch, TimedText } from '../subtitles/timed-text.ts';
import { createClock } from './clock.ts';
import { columnOf, shownText } from './columns.ts';
import type { SpeechLine } from './columns.ts';
import type { Transcript, TranscriptExport, TranscriptText } from './transcript.ts';

/** What subtitles are made of: the lines that have text in a column wanted, at the export's times. */
export function spokenLines(
  transcript: Transcript,
  options: TranscriptExport,
): readonly SpokenLine[] {
  const clock = createClock(transcript, options.pauses);
  return transcript.lines.flatMap((line): readonly SpokenLine[] => {
    if (line.kind !== 'speech') return [];
    const later = clock(line.startMs) - line.startMs;
    const texts = options.columns.map((column) =>
      timedText(line, columnOf(line, column), options.edited, later),
    );
    if (texts.every(({ text }) => text === '')) return [];
    const name = line.speaker === null ? undefined : transcript.speakers[line.speaker];
    return [
      {
        startMs: line.startMs + later,
        endMs: line.endMs + later,
        texts,
        speaker: options.speakers ? (name ?? null) : null,
      },
    ];
  });
}

function timedText(
  line: SpeechLine,
  column: TranscriptText | null,
  edited: boolean,
  later: number,
): TimedText {
  const text = shownText(column, edited);
  const times = { startMs: line.startMs + later, endMs: line.endMs + later };
  // Places in the concluded text say nothing about another text.
  const stretches = column?.text === text ? (column.stretches ?? []) : [];
  return { text, ...times, stretches: stretches.map((stretch) => moved(stretch, later)) };
}

const moved = ({ from, startMs, endMs }: TextStretch, later: number): TextStretch => ({
  from,
  startMs: startMs + later,
  endMs: endMs + later,
});

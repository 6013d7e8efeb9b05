import type { LineText, VoiceState } from '../../../../preload/contract/voice.ts';
import type {
  Transcript as ExportedTranscript,
  TranscriptText,
} from '../../../engine/transcripts/transcript.ts';
import type { Transcript } from './transcript.ts';

export interface ExportedSession {
  readonly transcript: Transcript;
  readonly state: Pick<VoiceState, 'title' | 'started' | 'mediaMs' | 'speakers'>;
}

/** A session as exports take it: lines in the order of time, refilled ones in their places. */
export function exportedTranscript({ transcript, state }: ExportedSession): ExportedTranscript {
  const lines = transcript.rows.flatMap((row): ExportedTranscript['lines'] => {
    if (row.kind === 'speech') {
      const { index, startMs, endMs, language, speaker } = row;
      const timed = (column: string, text: LineText) => {
        const stretches = transcript.stretches.of(index, column);
        return stretches.length === 0 ? text : { ...text, stretches };
      };
      const targets = Object.entries(row.targets).map(([column, text]) => [
        column,
        timed(column, text),
      ]);
      return [
        {
          kind: 'speech',
          startMs,
          endMs,
          language,
          speaker,
          source: timed('source', row.source),
          targets: Object.fromEntries(targets) as Readonly<Record<string, TranscriptText>>,
        },
      ];
    }
    if (row.kind === 'gap') {
      return row.refilled ? [] : [{ kind: 'gap', startMs: row.startMs, endMs: row.endMs }];
    }
    if (row.event.kind !== 'resumed') return [];
    return [{ kind: 'paused', startMs: row.startMs, pausedMs: row.event.pausedMs }];
  });
  return {
    title: state.title,
    started: state.started,
    mediaMs: state.mediaMs,
    lines: lines.toSorted((a, b) => a.startMs - b.startMs),
    speakers: state.speakers,
    bookmarks: transcript.bookmarks.map(({ atMs, note }) => ({ atMs, note })),
  };
}

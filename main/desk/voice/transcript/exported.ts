import type { Transcript as ExportedTranscript } from '../../../engine/transcripts/transcript.ts';
import type { OpenSession } from '../session-store.ts';

/** A session as exports take it: lines in the order of time, refilled ones in their places. */
export function exportedTranscript({ transcript, state }: OpenSession): ExportedTranscript {
  const lines = transcript.rows.flatMap((row): ExportedTranscript['lines'] => {
    if (row.kind === 'speech') {
      const { startMs, endMs, language, speaker, source, targets } = row;
      return [{ kind: 'speech', startMs, endMs, language, speaker, source, targets }];
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

import type { Transcript, TranscriptExport } from '../../../main/engine/transcripts/transcript.ts';

/** Local time, so that names of files are the same everywhere. */
export const STARTED = new Date(2026, 10, 21, 14, 3).getTime();

/** A meeting with a gap, three pauses, an edit, a bookmark and a translation that is missing. */
export const MEETING: Transcript = {
  title: 'Weekly: plans',
  started: STARTED,
  mediaMs: 60_000,
  speakers: { me: 'Ada', others: 'Ben' },
  bookmarks: [{ atMs: 21_000, note: 'Ask again' }],
  lines: [
    {
      kind: 'speech',
      startMs: 1_000,
      endMs: 4_000,
      language: 'en',
      speaker: 'me',
      source: { text: 'Good morning, Drago man.', edited: 'Good morning, Dragoman.' },
      targets: { de: { text: 'Guten Morgen, Dragoman.' }, ar: { text: 'صباح الخير' } },
    },
    { kind: 'paused', startMs: 5_000, pausedMs: 10_000 },
    { kind: 'paused', startMs: 5_000, pausedMs: 2_000 },
    {
      kind: 'speech',
      startMs: 5_000,
      endMs: 8_000,
      language: 'en',
      speaker: 'others',
      source: { text: 'Good morning & <welcome>.' },
      targets: { de: { text: 'Guten Morgen und willkommen.' } },
    },
    { kind: 'gap', startMs: 9_000, endMs: 19_000 },
    { kind: 'paused', startMs: 20_000, pausedMs: 60_000 },
    {
      kind: 'speech',
      startMs: 20_500,
      endMs: 23_000,
      language: 'en',
      speaker: null,
      source: { text: 'Let us begin.' },
      targets: {},
    },
  ],
};

export const OPTIONS: TranscriptExport = {
  format: 'txt',
  columns: ['source'],
  edited: true,
  times: true,
  speakers: true,
  pauses: 'cut',
};

import type { TranscriptRow } from '../../../../../preload/contract/voice.ts';

type SpeechRow = Extract<TranscriptRow, { kind: 'speech' }>;

/** A concluded line of ten seconds. */
export const line = (index: number, text: string, more: Partial<SpeechRow> = {}): SpeechRow => ({
  kind: 'speech',
  index,
  startMs: index * 10_000,
  endMs: (index + 1) * 10_000,
  language: 'en',
  speaker: null,
  source: { text },
  targets: {},
  refilled: false,
  ...more,
});

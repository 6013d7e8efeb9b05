import type {
  ReconciledDay,
  Reconciliation,
  UsageFigures,
} from '../../../../preload/contract/reports.ts';

export const figures = (change: Partial<UsageFigures> = {}): UsageFigures => ({
  characters: 0,
  textCharacters: 0,
  documentCharacters: 0,
  improvementCharacters: 0,
  speechToTextMs: 0,
  speechToSpeechMs: 0,
  ...change,
});

export const day = (change: Partial<ReconciledDay> = {}): ReconciledDay => ({
  day: '2026-11-20',
  ours: figures(),
  service: figures(),
  difference: figures(),
  reasons: [],
  ...change,
});

export const reconciliation = (change: Partial<Reconciliation> = {}): Reconciliation => ({
  connection: 'offline',
  range: { start: '2026-11-20', end: '2026-11-21' },
  firstRecord: '2026-11-01',
  days: [],
  ours: figures(),
  service: figures(),
  keys: [],
  ...change,
});

import type { SpokenTermsCollection } from '../../preload/contract/spoken-terms.ts';
import type {
  LiveLine,
  TranscriptRow,
  VoiceLanguage,
  VoiceReport,
  VoiceState,
  VoiceSummary,
  VoiceView,
} from '../../preload/contract/voice.ts';

export const VOICE_LANGUAGES: readonly VoiceLanguage[] = [
  ['en', 'English', true],
  ['de', 'German', false],
  ['fr', 'French', false],
  ['ja', 'Japanese', false],
].map(([code, name, source]) => ({
  code: String(code),
  name: String(name),
  source: source === true,
  target: true,
  speech: source === true,
  fixedOnly: true,
  status: 'stable',
}));

export const SPOKEN_TERMS: readonly SpokenTermsCollection[] = [
  {
    id: 'terms-1',
    name: 'Product names',
    created: '2026-10-03T08:00:00.000Z',
    lists: [{ language: 'en', count: 3 }],
  },
];

const STATE: VoiceState = {
  id: 'session',
  title: 'Weekly meeting',
  started: Date.UTC(2026, 9, 3, 8),
  phase: 'listening',
  mediaMs: 3_600_000,
  sourceLanguage: 'en',
  targets: [{ language: 'de', ended: false, isPseudo: false, isUntranslated: false }],
  speech: null,
  sources: [],
  waitingMs: 100,
  roundTripMs: 12,
  delay: { tentative: { p50: 310, p95: 520 }, concluded: { p50: 1_900, p95: 3_100 } },
  warnings: [],
  failure: null,
  spokenTerms: 'Product names',
  glossary: null,
  isScripted: false,
  serviceSession: 'a1b2',
  streams: 1,
  reconnects: 0,
  minutes: 60,
  streamLeftMs: 0,
  maxMinutes: null,
  kept: 'text-and-sound',
  speakers: {},
};

const WORDS = 'the meeting has been moved to thursday and the contract will be signed there'.split(
  ' ',
);

const textOf = (index: number) =>
  Array.from({ length: 14 }, (_, at) => WORDS[(index + at * 3) % WORDS.length]).join(' ');

const speech = (index: number): TranscriptRow => ({
  kind: 'speech',
  index,
  startMs: index * 5_000,
  endMs: (index + 1) * 5_000,
  language: 'en',
  speaker: null,
  source: { text: `${textOf(index)}.` },
  targets: { de: { text: `${textOf(index + 7)}.` } },
  refilled: false,
});

/** A running session with so many lines, for looking at the page without main. */
/** @param spoken language of the spoken translation; null: there is none */
export function createFakeSession(lines: number, spoken: string | null = null) {
  let rows: readonly TranscriptRow[] = Array.from({ length: lines }, (_, index) => speech(index));
  let live: LiveLine = { startMs: 0, language: 'en', source: '', targets: { de: '' } };
  let changed: readonly TranscriptRow[] = rows;
  let wake: () => void = () => undefined;

  async function* watch(signal?: AbortSignal): AsyncGenerator<VoiceView> {
    changed = rows;
    while (signal?.aborted !== true) {
      yield { state: { ...STATE, speech: spoken }, rows: changed, live, bookmarks: [] };
      changed = [];
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  const summary: VoiceSummary = {
    id: STATE.id,
    title: STATE.title,
    started: STATE.started,
    mediaMs: STATE.mediaMs,
    sourceLanguage: STATE.sourceLanguage,
    targets: ['de'],
    words: lines * 14,
    phase: STATE.phase,
    interrupted: false,
    hasSound: false,
  };
  return {
    summary,
    watch,
    /** Words that may still change. */
    say(text: string) {
      live = { ...live, source: text, targets: { de: text } };
      wake();
    },
    /** Another line is concluded. */
    conclude() {
      const row = speech(rows.length);
      rows = [...rows, row];
      changed = [...changed, row];
      live = { ...live, source: '', targets: { de: '' } };
      wake();
    },
  };
}

export type FakeSession = ReturnType<typeof createFakeSession>;

export const VOICE_REPORT: VoiceReport = {
  mediaMs: 3_600_000,
  speechMs: 2_900_000,
  coveredMs: 2_840_000,
  coverage: 0.98,
  gaps: [{ startMs: 610_000, endMs: 622_000 }],
  canRefill: true,
  reconnects: 1,
  delay: STATE.delay,
  minutes: 60,
  words: 8_400,
};

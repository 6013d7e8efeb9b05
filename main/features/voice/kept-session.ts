import type {
  VoicePhase,
  VoiceState,
  VoiceSummary,
  VoiceView,
} from '../../../preload/contract/voice.ts';
import type { SessionFolder } from '../../system/session-folder.ts';
import type { Entry } from './journal/entry.ts';
import { readEntries } from './journal/entry.ts';
import { createSoundLevels, type SoundLevels } from './session/sound-levels.ts';
import { loudStretches } from './session/speech-activity.ts';
import { wordCount } from './transcript/row-breaks.ts';
import type { Transcript } from './transcript/transcript.ts';
import { createTranscript } from './transcript/transcript.ts';

const SAMPLES_OF_MS = 16;

/** A session read from its journal. */
export interface KeptSession {
  readonly id: string;
  /** Id of the connection; null where the journal does not say. */
  readonly connection: string | null;
  /** It was found without its end, and for the first time. */
  readonly isFound: boolean;
  readonly transcript: Transcript;
  readonly summary: VoiceSummary;
  readonly state: VoiceState;
  readonly live: VoiceView['live'];
  /** When it ended, milliseconds since 1970. */
  readonly ended: number;
  /** Stretches of sound that were louder than silence. */
  readonly loud: readonly { readonly startMs: number; readonly endMs: number }[];
  readonly levels: SoundLevels;
}

type Head = Extract<Entry, { t: 'head' }>;
type End = Extract<Entry, { t: 'end' }>;

/**
 * Reads a folder; null where its beginning is missing. A session that was ended in the middle gets a
 * line that says so. Throws what the disk throws.
 */
export function readKeptSession(folder: SessionFolder): KeptSession | null {
  const entries = readEntries(folder.lines());
  const head = entries.find((entry): entry is Head => entry.t === 'head');
  if (head === undefined) return null;
  const end = entries.findLast((entry): entry is End => entry.t === 'end');
  const mediaMs = end?.a ?? lastTime(entries, folder.soundSamples / SAMPLES_OF_MS);
  const isFound = end === undefined && !entries.some(({ t }) => t === 'interrupted');
  if (isFound) {
    const entry: Entry = { t: 'interrupted', a: mediaMs };
    entries.push(entry);
    try {
      folder.append(JSON.stringify(entry));
    } catch {
      // It is shown all the same, and written the next time.
    }
  }
  const transcript = createTranscript();
  for (const entry of entries) transcript.apply(entry);
  const loud = entries.flatMap((entry) =>
    entry.t === 'sound' ? loudStretches(entry.a, entry.x) : [],
  );
  const hasSound = folder.soundSamples > 0;
  const phase: VoicePhase = end?.phase ?? 'ended';
  const last = entries.findLast((entry) => entry.t === 'live');
  // Words that were concluded afterwards are in the transcript.
  const unconfirmed = last?.t === 'live' && last.a >= transcript.concludedMs ? last : null;
  const languages = entries.findLast((entry) => entry.t === 'languages');
  const targets = languages?.t === 'languages' ? languages.targets : head.targets;
  const facts = { id: head.id, title: transcript.title, started: head.started, mediaMs, phase };
  return {
    id: head.id,
    connection: head.connection ?? null,
    isFound,
    transcript,
    loud,
    levels: levelsOf(entries),
    ended: head.started + mediaMs,
    summary: {
      ...facts,
      sourceLanguage: head.source,
      targets: head.targets,
      words: wordsOf(transcript),
      interrupted: end === undefined,
      hasSound,
    },
    live: {
      startMs: unconfirmed?.a ?? null,
      language: unconfirmed?.l ?? null,
      source: unconfirmed?.x ?? '',
      targets: {},
    },
    state: {
      ...facts,
      sourceLanguage: languages?.t === 'languages' ? languages.source : head.source,
      targets: targets.map((language) => ({
        language,
        ended: true,
        isPseudo: false,
        isUntranslated: false,
      })),
      speech: head.speech,
      sources: [],
      waitingMs: 0,
      roundTripMs: null,
      delay: { tentative: null, concluded: null },
      warnings: [],
      failure: null,
      spokenTerms: head.terms,
      glossary: head.glossary,
      isScripted: false,
      serviceSession: null,
      streams: 0,
      reconnects: end?.reconnects ?? 0,
      minutes: end?.minutes ?? 0,
      streamLeftMs: null,
      maxMinutes: null,
      kept: hasSound ? 'text-and-sound' : 'text',
      speakers: transcript.speakers,
    },
  };
}

export const wordsOf = ({ rows }: Transcript): number =>
  rows.reduce((sum, row) => sum + (row.kind === 'speech' ? wordCount(row.source.text) : 0), 0);

function levelsOf(entries: readonly Entry[]): SoundLevels {
  const levels = createSoundLevels();
  for (const entry of entries) {
    if (entry.t !== 'sound') continue;
    if (entry.l !== undefined) levels.add(entry.a, entry.l);
    else
      for (const { startMs, endMs } of loudStretches(entry.a, entry.x))
        levels.addLoud(startMs, endMs);
  }
  return levels;
}

function lastTime(entries: readonly Entry[], soundMs: number): number {
  let last = soundMs;
  for (const entry of entries) {
    if (entry.t === 'source' || entry.t === 'target') {
      for (const { b } of entry.s) last = Math.max(last, b);
    } else if ('a' in entry) last = Math.max(last, entry.a);
  }
  return last;
}

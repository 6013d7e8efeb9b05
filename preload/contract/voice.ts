import { z } from 'zod';
import type { Unsearched } from './local-memories.ts';
import type { Failure } from './failure.ts';
import { MAX_VOICE_TARGETS } from './limits.ts';
import { ask, nothing, watch } from './route.ts';
import type { ExportedFile } from './exported-file.ts';

/** One language of the active service as a voice session can use it. */
export interface VoiceLanguage {
  /** BCP 47 in the catalogue's letter case (`zh-Hans`). */
  readonly code: string;
  readonly name: string;
  readonly source: boolean;
  readonly target: boolean;
  /** Translated speech can be had. */
  readonly speech: boolean;
  /** Cannot be found out by the service: it must be chosen before the start. */
  readonly fixedOnly: boolean;
  readonly status: 'stable' | 'beta';
}

/** A folder that a person chose for the speech model of the offline service. */
export const SpeechModelFolder = z.strictObject({ folder: z.string().max(4096) });

/** What a folder of a speech model holds; a complete one may still be damaged. */
export type SpeechModelReport =
  | {
      readonly kind: 'complete';
      readonly engine: 'sherpa-onnx' | 'PocketSphinx';
      /** Base codes. */
      readonly languages: readonly string[];
    }
  /** No such folder, or it may not be read. */
  | { readonly kind: 'absent' }
  /** Nothing in it belongs to a speech model. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'incomplete';
      readonly engine: 'sherpa-onnx' | 'PocketSphinx';
      /** Paths in the folder; some as patterns. */
      readonly missing: readonly string[];
    };

/** The two places sound comes from: the person's own microphone, and what the computer plays. */
export const SLOTS = ['microphone', 'system'] as const;
export type Slot = (typeof SLOTS)[number];

/** A device that a recorder program of main can record from. */
export interface RecorderDevice {
  readonly id: string;
  readonly name: string;
  readonly slot: Slot;
  readonly isDefault: boolean;
}

/** What main can record by itself, or why it cannot. */
export interface Recorders {
  /** The program found, such as `arecord`; null without one. */
  readonly program: string | null;
  readonly devices: readonly RecorderDevice[];
  /** Why there is no system audio here; null where there is. */
  readonly systemAudio: null | 'no-recorder' | 'no-sound-server' | 'platform';
}

const Language = z.string().min(2).max(16);

/** Where the sound of one slot comes from. */
export const SoundFrom = z.discriminatedUnion('kind', [
  /** The page records and sends frames by `voice.audio`. */
  z.strictObject({ kind: z.literal('page'), name: z.string().max(200) }),
  z.strictObject({ kind: z.literal('recorder'), device: z.string().min(1).max(200) }),
  /** A sound file plays as if it were spoken; `speed` 1 is real time. */
  z.strictObject({
    kind: z.literal('file'),
    ticket: z.string().max(128),
    speed: z.number().min(1).max(2),
  }),
]);
export type SoundFrom = z.output<typeof SoundFrom>;

export const VoiceSource = z.strictObject({ slot: z.enum(SLOTS), from: SoundFrom });
export type VoiceSource = z.output<typeof VoiceSource>;

export const VoiceStart = z.strictObject({
  title: z.string().max(200).default(''),
  sources: z.array(VoiceSource).min(1).max(2),
  /** null: the service finds it out. */
  sourceLanguage: Language.nullable(),
  /** Whether the source language is only a hint. */
  sourceIsHint: z.boolean().default(false),
  targets: z.array(Language).max(MAX_VOICE_TARGETS),
  /** Translated speech in one language; it counts among the targets. */
  speech: z
    .strictObject({ language: Language, voice: z.enum(['male', 'female']).nullable() })
    .nullable()
    .default(null),
  spokenTerms: z.string().max(64).nullable().default(null),
  glossary: z.string().max(64).nullable().default(null),
  /** Memories of this computer whose sentences stand in translated lines; none: those assigned to the pair. */
  local: z
    .union([z.strictObject({ memories: z.array(z.string().max(64)).max(20) }), z.literal('off')])
    .default({ memories: [] }),
  formality: z.enum(['default', 'more', 'less']).default('default'),
  messageFormat: z.enum(['json', 'msgpack']).default('msgpack'),
  /** Milliseconds of sound in one chunk. */
  chunkMs: z.int().min(50).max(250).default(100),
  /** Ends the session after so many minutes of sound; null: never. */
  maxMinutes: z
    .int()
    .min(1)
    .max(24 * 60)
    .nullable()
    .default(null),
  /** Ends the session after so many minutes without speech; null: never. */
  silenceMinutes: z.int().min(1).max(240).nullable().default(15),
});
export type VoiceStart = z.output<typeof VoiceStart>;

export type VoicePhase =
  /** Asking for a session, opening the first stream. */
  | 'starting'
  | 'listening'
  | 'paused'
  /** The stream is down; sound is being kept. */
  | 'reconnecting'
  /** The last words are awaited. */
  | 'ending'
  | 'ended'
  | 'failed';

export type SourceCondition =
  /** No frame has come yet. */
  | 'waiting'
  | 'live'
  | 'muted'
  /** Frames come, all of them zero: a muted device or a denied permission. */
  | 'silent'
  /** Frames have stopped coming. */
  | 'stalled'
  /** The device is gone or its program ended. */
  | 'lost'
  /** A file has been played to its end. */
  | 'finished';

export interface SourceState {
  readonly slot: Slot;
  readonly kind: SoundFrom['kind'];
  readonly name: string;
  readonly condition: SourceCondition;
  readonly muted: boolean;
  /** Linear, 0 to 2; 1 leaves the sound as it is. */
  readonly gain: number;
  /** The loudest sample lately, 0 to 1. */
  readonly peak: number;
  readonly failure: Failure | null;
}

export interface TargetState {
  /** BCP 47 as asked for. */
  readonly language: string;
  readonly ended: boolean;
  /** Words of the offline service without an engine for the pair: recognisable, not a translation. */
  readonly isPseudo: boolean;
  /** It stays empty, since no engine translates into it. */
  readonly isUntranslated: boolean;
}

export type VoiceWarning =
  /** Sound arrives and no word has come for so many seconds. */
  | { readonly kind: 'no-words'; readonly seconds: number }
  /** Nothing but silence for so many seconds; `endsIn` seconds to the end of the session. */
  | { readonly kind: 'silence'; readonly seconds: number; readonly endsIn: number | null }
  | { readonly kind: 'echo' }
  /** Recognition broke down a moment ago and goes on. */
  | { readonly kind: 'restarted' }
  /** It goes on without the spoken terms, the likely cause. */
  | { readonly kind: 'without-terms' }
  /** Nothing can be written; the session goes on in memory. */
  | { readonly kind: 'not-kept'; readonly reason: 'disk-full' | 'unwritable' }
  /** More sound is waiting than is kept; the oldest is being lost. */
  | { readonly kind: 'overflow'; readonly lostMs: number }
  /** A team database did not search this memory for a sentence that was looked up last. */
  | { readonly kind: 'memory-not-searched'; readonly memory: Unsearched }
  /** Concluded text comes later and later. */
  | { readonly kind: 'slow'; readonly seconds: number };

/** Milliseconds, of the last five minutes; null before the first one. */
export interface Delay {
  readonly p50: number;
  readonly p95: number;
}

export interface VoiceState {
  readonly id: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly phase: VoicePhase;
  /** The media clock: milliseconds of sound so far; stands still while paused. */
  readonly mediaMs: number;
  /** null: found out by the service. */
  readonly sourceLanguage: string | null;
  readonly targets: readonly TargetState[];
  readonly speech: string | null;
  readonly sources: readonly SourceState[];
  /** Sound that the service has not acknowledged. */
  readonly waitingMs: number;
  readonly roundTripMs: number | null;
  readonly delay: { readonly tentative: Delay | null; readonly concluded: Delay | null };
  readonly warnings: readonly VoiceWarning[];
  /** Why it failed, or why the last stream was lost. */
  readonly failure: Failure | null;
  /** Names as they were at the start, for the session bar. */
  readonly spokenTerms: string | null;
  readonly glossary: string | null;
  /** The words come from a recorded script of the service, not from the sound. */
  readonly isScripted: boolean;
  /** The service's own id of the newest stream, for support. */
  readonly serviceSession: string | null;
  /** Service sessions and reconnections so far. */
  readonly streams: number;
  readonly reconnects: number;
  /** Speech-to-text minutes used up by this session, as billed (rounded up). */
  readonly minutes: number;
  /** Milliseconds to the hour limit of the stream; the session continues by itself. */
  readonly streamLeftMs: number | null;
  readonly maxMinutes: number | null;
  /** Whether anything is kept on disk, and its sound too. */
  readonly kept: 'nothing' | 'text' | 'text-and-sound';
  readonly speakers: Readonly<Record<string, string>>;
}

/** UTF-16 units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Text as the service concluded it, and as a person changed it. */
export interface LineText {
  /** Only ever grows while the line is open; never changes otherwise. */
  readonly text: string;
  /** Words of `text` that were heard with little certainty, in order. */
  readonly doubtful?: readonly TextRange[];
  readonly edited?: string;
  /** Name of the memory that `edited` comes from, where nobody typed it. */
  readonly memory?: string;
}

/** One line of the transcript. All times are milliseconds of the media clock. */
export type TranscriptRow =
  | {
      readonly kind: 'speech';
      readonly index: number;
      readonly startMs: number;
      readonly endMs: number;
      /** BCP 47 of the spoken language. */
      readonly language: string;
      /** Key into `speakers`: `me`, `others`, `both`, or null where it is not known. */
      readonly speaker: string | null;
      readonly source: LineText;
      /** By target language. */
      readonly targets: Readonly<Record<string, LineText>>;
      /** Whether a gap refill brought it. */
      readonly refilled: boolean;
    }
  | {
      readonly kind: 'gap';
      readonly index: number;
      readonly startMs: number;
      readonly endMs: number;
      /** Whether the gap's sound has been sent since. */
      readonly refilled: boolean;
    }
  | {
      readonly kind: 'event';
      readonly index: number;
      readonly startMs: number;
      readonly event: VoiceEvent;
    };

export type VoiceEvent =
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed'; readonly pausedMs: number }
  /** The connection was away; `gapMs` is sound that never reached the service (0: nothing lost). */
  | { readonly kind: 'reconnected'; readonly awayMs: number; readonly gapMs: number }
  | {
      readonly kind: 'languages';
      readonly source: string | null;
      readonly targets: readonly string[];
    }
  /** The program was ended in the middle; what follows was not recorded. */
  | { readonly kind: 'interrupted' };

export interface Bookmark {
  readonly id: string;
  readonly atMs: number;
  readonly note: string;
}

/** Words that may still change. */
export interface LiveLine {
  readonly startMs: number | null;
  readonly language: string | null;
  readonly source: string;
  /** By target language. */
  readonly targets: Readonly<Record<string, string>>;
}

/** What `voice.watch` yields: the newest state, and the rows that changed since the last value. */
export interface VoiceView {
  readonly state: VoiceState;
  /** All rows in the first value; ascending by index. */
  readonly rows: readonly TranscriptRow[];
  readonly live: LiveLine;
  readonly bookmarks: readonly Bookmark[];
}

/** A session as the list shows it. */
export interface VoiceSummary {
  readonly id: string;
  readonly title: string;
  readonly started: number;
  readonly mediaMs: number;
  readonly sourceLanguage: string | null;
  readonly targets: readonly string[];
  readonly words: number;
  readonly phase: VoicePhase;
  readonly interrupted: boolean;
  readonly hasSound: boolean;
}

/** How much of the speech has text. */
export interface VoiceReport {
  readonly mediaMs: number;
  /** Sound above the silence level. */
  readonly speechMs: number;
  /** Speech within the times of concluded text. */
  readonly coveredMs: number;
  /** 0 to 1; null without speech. */
  readonly coverage: number | null;
  readonly gaps: readonly { readonly startMs: number; readonly endMs: number }[];
  /** Whether the gaps' sound is still there. */
  readonly canRefill: boolean;
  readonly reconnects: number;
  readonly delay: VoiceState['delay'];
  readonly minutes: number;
  readonly words: number;
}

/** How loud a session was; who spoke, bookmarks and gaps are in its view. */
export interface VoiceTimeline {
  /** So far the levels are known: of a running session, all but the last ten seconds. */
  readonly mediaMs: number;
  /** 0 to 1, evenly in dB, of equal parts of the session. */
  readonly levels: readonly number[];
}

/** Kept sound of a session. 16-bit little-endian mono. */
export interface KeptSound {
  readonly rate: number;
  readonly bytes: Uint8Array;
}

export type Refill =
  | { readonly state: 'running'; readonly doneMs: number; readonly totalMs: number }
  | { readonly state: 'done'; readonly words: number }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Translated speech, to be played in order. 16-bit little-endian mono. */
export interface SpokenChunk {
  readonly seq: number;
  readonly language: string;
  readonly rate: number;
  readonly bytes: Uint8Array;
  /** The first chunk of a segment carries its text. */
  readonly text: string | null;
}

export const EXPORT_FORMATS = ['srt', 'vtt', 'txt', 'docx', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const VoiceExport = z.strictObject({
  id: z.string().max(64),
  format: z.enum(EXPORT_FORMATS),
  /** Source and target languages in the order wanted; `source` is whatever was spoken. */
  columns: z
    .array(z.string().max(16))
    .min(1)
    .max(MAX_VOICE_TARGETS + 1),
  /** Edited text where there is one; the JSON always holds both. */
  edited: z.boolean().default(true),
  /** Times at the lines of txt and docx. */
  times: z.boolean().default(true),
  speakers: z.boolean().default(true),
  /** In the interface language, for speakers whom nobody has named yet. */
  speakerNames: z.record(z.string().max(64), z.string().max(100)).default({}),
  /** `cut`: times of the session's sound, without its pauses; `keep`: of a recording that ran on. */
  pauses: z.enum(['cut', 'keep']).default('cut'),
});
export type VoiceExport = z.output<typeof VoiceExport>;
const SessionId = z.string().min(1).max(64);
export const OneSession = z.strictObject({ id: SessionId });

export const VoiceAudio = z.strictObject({
  id: SessionId,
  slot: z.enum(SLOTS),
  /** Samples since the page began to record this slot. */
  position: z.int().min(0),
  /** 16 kHz, 16-bit little-endian mono, at most one second. */
  bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.length <= 32_000),
});

/** The page cannot record any more. */
export const VoiceSourceLost = z.strictObject({
  id: SessionId,
  slot: z.enum(SLOTS),
  reason: z.enum(['denied', 'missing', 'unplugged', 'busy', 'ended', 'failed']),
});
export type VoiceSourceLostReason = z.output<typeof VoiceSourceLost>['reason'];

export const VoiceSourceChange = z.strictObject({
  id: SessionId,
  slot: z.enum(SLOTS),
  muted: z.boolean().optional(),
  gain: z.number().min(0).max(2).optional(),
  /** Takes the place of a lost source, or adds one. Only ever by a person's choice. */
  from: SoundFrom.optional(),
});

export const VoiceSwitch = z.strictObject({
  id: SessionId,
  sourceLanguage: Language.nullable(),
  targets: z.array(Language).max(MAX_VOICE_TARGETS),
});

export const NewBookmark = z.strictObject({
  id: SessionId,
  /** null: now. */
  atMs: z.number().min(0).nullable(),
  note: z.string().max(500).default(''),
});
export const BookmarkChange = z.strictObject({
  id: SessionId,
  bookmark: z.string().max(64),
  /** null deletes it. */
  note: z.string().max(500).nullable(),
});

export const LineEdit = z.strictObject({
  id: SessionId,
  index: z.int().min(0),
  /** A target language, or `source`. */
  column: z.string().max(16),
  /** null takes the edit back. */
  text: z.string().max(10_000).nullable(),
});

export const SpeakerName = z.strictObject({
  id: SessionId,
  speaker: z.string().max(64),
  name: z.string().max(100),
});
export const SpeakerOfLine = z.strictObject({
  id: SessionId,
  index: z.int().min(0),
  speaker: z.string().max(64).nullable(),
});

export const VoiceTitle = z.strictObject({ id: SessionId, title: z.string().max(200) });

/** A part of the media clock. */
export const SoundPart = z.strictObject({
  id: SessionId,
  startMs: z.number().min(0),
  endMs: z.number().min(0),
});

export const SpokenPlayed = z.strictObject({ id: SessionId, seq: z.int().min(0) });

export const voiceRoutes = {
  'voice.languages': ask(nothing).gives<readonly VoiceLanguage[]>(),
  /** Looks what is in the folder; opens no model. */
  'voice.speech-model': ask(SpeechModelFolder).gives<SpeechModelReport>(),
  'voice.recorders': ask(nothing).gives<Recorders>(),
  /** Kept sessions and the running one, newest first. */
  'voice.sessions': watch(nothing).gives<readonly VoiceSummary[]>(),
  /** Answers as soon as the service has granted a session; at most one runs at a time. */
  'voice.start': ask(VoiceStart).gives<{ readonly id: string }>(),
  /** The running session or a kept one; goes on after its end, since lines can be edited. */
  'voice.watch': watch(OneSession).gives<VoiceView>(),
  'voice.audio': ask(VoiceAudio).gives<null>(),
  'voice.source-lost': ask(VoiceSourceLost).gives<null>(),
  'voice.source': ask(VoiceSourceChange).gives<null>(),
  'voice.pause': ask(OneSession).gives<null>(),
  'voice.resume': ask(OneSession).gives<null>(),
  'voice.switch': ask(VoiceSwitch).gives<null>(),
  /** Tries again at once while it reconnects, or with a new stream while nothing comes. */
  'voice.retry': ask(OneSession).gives<null>(),
  /** Sends what is left, awaits the last words. */
  'voice.end': ask(OneSession).gives<null>(),
  'voice.rename': ask(VoiceTitle).gives<null>(),
  /** Deletes a session with everything that was kept of it. */
  'voice.remove': ask(OneSession).gives<null>(),
  'voice.bookmark': ask(NewBookmark).gives<null>(),
  'voice.change-bookmark': ask(BookmarkChange).gives<null>(),
  'voice.edit-line': ask(LineEdit).gives<null>(),
  'voice.name-speaker': ask(SpeakerName).gives<null>(),
  'voice.speaker-of-line': ask(SpeakerOfLine).gives<null>(),
  'voice.report': ask(OneSession).gives<VoiceReport>(),
  'voice.timeline': ask(OneSession).gives<VoiceTimeline>(),
  /** What was heard in a part of a session whose audio is kept; `not-found` where it is not. */
  'voice.sound': ask(SoundPart).gives<KeptSound>(),
  /** Sends the kept sound of the gaps to the active service; ends after `done` or `failed`. */
  'voice.refill': watch(OneSession).gives<Refill>(),
  'voice.export': ask(VoiceExport).gives<ExportedFile>(),
  /** Translated speech of the running session. */
  'voice.speech': watch(OneSession).gives<SpokenChunk>(),
  /** A chunk has begun to play, for the echo guard. */
  'voice.played': ask(SpokenPlayed).gives<null>(),
};

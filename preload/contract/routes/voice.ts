import type { CaptionsPlace } from '../captions.ts';
import { CaptionsHold } from '../captions.ts';
import type { ExportedFile } from '../exported-file.ts';
import { ask, nothing, watch } from '../route.ts';
import type {
  Recorders,
  Refill,
  SpeechModelReport,
  SpokenChunk,
  VoiceLanguage,
  VoiceReport,
  VoiceSummary,
  VoiceView,
} from '../voice.ts';
import {
  BookmarkChange,
  LineEdit,
  NewBookmark,
  OneSession,
  SpeakerName,
  SpeakerOfLine,
  SpeechModelFolder,
  SpokenPlayed,
  VoiceAudio,
  VoiceExport,
  VoiceSourceChange,
  VoiceSourceLost,
  VoiceStart,
  VoiceSwitch,
  VoiceTitle,
} from '../voice.ts';

export const VOICE = {
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
  /** Sends the kept sound of the gaps to the active service; ends after `done` or `failed`. */
  'voice.refill': watch(OneSession).gives<Refill>(),
  'voice.export': ask(VoiceExport).gives<ExportedFile>(),
  /** Translated speech of the running session. */
  'voice.speech': watch(OneSession).gives<SpokenChunk>(),
  /** A chunk has begun to play, for the echo guard. */
  'voice.played': ask(SpokenPlayed).gives<null>(),

  /** What this shell has for captions. */
  'captions.available': ask(nothing).gives<CaptionsPlace>(),
  'captions.open': ask(OneSession).gives<null>(),
  'captions.close': ask(nothing).gives<null>(),
  /** Which session the captions window shows; null when it is closed. */
  'captions.shown': watch(nothing).gives<{ readonly id: string | null }>(),
  /** Lets clicks reach the captions window although they fall through it otherwise. */
  'captions.hold': ask(CaptionsHold).gives<null>(),
};

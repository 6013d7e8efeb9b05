import type { VoiceStart } from '../../../../preload/contract/voice.ts';
import type { VoiceCall } from '../../../client/voice/voice-stream.ts';
import type { Entry } from '../journal/entry.ts';

const MINUTE_MS = 60_000;

/** For the session bar. */
export interface SessionNames {
  readonly spokenTerms: string | null;
  readonly glossary: string | null;
}

/** What a start asks of the service; the speech language counts among the targets. */
export function callOf(start: VoiceStart): VoiceCall {
  const { sourceLanguage, speech, spokenTerms, glossary, formality } = start;
  const targets =
    speech === null || start.targets.includes(speech.language)
      ? start.targets
      : [...start.targets, speech.language];
  return {
    sourceLanguage,
    sourceMode: modeOf(sourceLanguage, start),
    targets,
    speech,
    spokenTerms,
    glossary,
    formality,
    messageFormat: start.messageFormat,
    chunkMs: start.chunkMs,
  };
}

/** The same with other languages; speech stays only in a language that is still wanted. */
export function turnedCall(
  call: VoiceCall,
  start: VoiceStart,
  sourceLanguage: string | null,
  targets: readonly string[],
): VoiceCall {
  const { speech } = call;
  return {
    ...call,
    sourceLanguage,
    sourceMode: modeOf(sourceLanguage, start),
    targets,
    speech: speech !== null && targets.includes(speech.language) ? speech : null,
  };
}

const modeOf = (sourceLanguage: string | null, { sourceIsHint }: VoiceStart) =>
  sourceLanguage === null || sourceIsHint ? ('auto' as const) : ('fixed' as const);

/** Minutes as billed: each session of the service by begun minutes. */
export const minutesOf = (streamedMs: readonly number[]): number =>
  streamedMs.reduce((sum, ms) => sum + Math.ceil(ms / MINUTE_MS), 0);

/** The first line of a session's journal. */
export const headOf = (session: {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly title: string;
  readonly connection: string;
  readonly call: VoiceCall;
  readonly names: SessionNames;
}): Entry => ({
  t: 'head',
  v: 1,
  id: session.id,
  title: session.title,
  started: session.started,
  connection: session.connection,
  source: session.call.sourceLanguage,
  targets: [...session.call.targets],
  speech: session.call.speech?.language ?? null,
  terms: session.names.spokenTerms,
  glossary: session.names.glossary,
});

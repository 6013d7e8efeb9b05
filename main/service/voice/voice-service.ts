import { randomUUID } from 'node:crypto';
import { baseOf } from '../../engine/languages/catalogue.ts';
import type { Speech } from '../../engine/speech/open-speech.ts';
import type { Recognition, Synthesis } from '../../engine/speech/recogniser.ts';
import type { Translator } from '../../engine/translation/translator.ts';
import type { Key } from '../accounts/key.ts';
import type { Ledger } from '../accounts/ledger.ts';
import type { GlossaryTerm } from '../../engine/glossary/apply.ts';
import type { Glossaries } from '../customization/glossaries.ts';
import { invalidValue, quotaExceeded } from '../http/refusals.ts';
import { ServiceError } from '../http/service-error.ts';
import { readFfmpegParts } from './ffmpeg-parts.ts';
import type { FfmpegParts } from './ffmpeg-parts.ts';
import { createHearing } from './hearing.ts';
import type { SessionHearing } from './hearing.ts';
import { createMinutes } from './minutes.ts';
import { lackSentence } from './model-lack.ts';
import { createScriptPlayer } from './script.ts';
import type { VoiceScript } from './script.ts';
import { createVoiceSession } from './session.ts';
import type { SessionParts, VoiceSession } from './session.ts';
import type { SessionRequest } from './session-request.ts';
import { MAX_SESSIONS } from './sessions.ts';
import type { VoiceSessions } from './sessions.ts';
import { createSoundIn } from './sound-in.ts';
import { SPEECH_TYPES } from './sound-types.ts';
import { createSpeechOut } from './speech-out.ts';
import { STREAM_ERRORS } from './stream-error.ts';
import { createTargetTranscript } from './target-transcript.ts';
import type { VoiceFaultMenu } from './voice-faults.ts';
import type { FaultListener } from '../../system/background.ts';

/** Recognisers hold some 200 MB each, so only so many sessions are heard at once. */
const MAX_HEARD = 4;
/** Seconds that a caller who found no place is told to wait: about a sentence and the end of a session. */
const RETRY_AFTER = '5';
const MINUTE_MS = 60_000;

export interface VoicePorts {
  readonly speech: Speech;
  readonly translator: Translator;
  /** What translates a pair. */
  readonly translates: (source: string, target: string) => 'engine' | 'pseudo' | 'none';
  readonly glossaries: Pick<Glossaries, 'get' | 'terms'>;
  readonly spokenTerms: {
    find(id: string): unknown;
    terms(id: string, language: string): readonly string[] | null;
  };
  readonly ledger: Ledger;
  readonly sessions: VoiceSessions;
  readonly faults: VoiceFaultMenu;
  /** Looks for the program that reads and makes packed sound; null without one. */
  readonly ffmpeg: () => string | null;
  readonly onFault: FaultListener;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
}

const ALWAYS_SPOKEN = 'PCM always works: s16le at 16000 or 24000, alaw or ulaw at 8000.';

/** How the words of a target come to be; of `none` there are none. */
export type TargetOrigin = 'engine' | 'pseudo' | 'source' | 'none';

export interface GrantedSession {
  readonly session: VoiceSession;
  readonly token: string;
  readonly isScripted: boolean;
  readonly targets: Readonly<Record<string, TargetOrigin>>;
}

export interface VoiceService {
  /** Rejects with a ServiceError when it cannot be had. */
  grant(request: SessionRequest, key: Key): Promise<GrantedSession>;
  /** The next session is answered by a script. */
  arm(script: VoiceScript): void;
}

export function createVoiceService(ports: VoicePorts): VoiceService {
  const { sessions, ledger, speech: installed, glossaries, spokenTerms } = ports;
  let armed: VoiceScript | null = null;
  let heard = 0;
  /** Models that were opened once since this service runs. */
  const proven = new Set<Recognition>();
  /** Asked once of each ffmpeg; one that did not run is asked again. */
  const parts = new Map<string, Promise<FfmpegParts>>();

  const partsOf = (program: string): Promise<FfmpegParts> => {
    const known = parts.get(program) ?? readFfmpegParts(program);
    parts.set(program, known);
    known.catch(() => parts.delete(program));
    return known;
  };
  const requireSpeechType = async (contentType: string): Promise<void> => {
    const type = SPEECH_TYPES[contentType];
    if (type?.kind !== 'packed') return;
    const program = ports.ffmpeg();
    const found = program === null ? null : await partsOf(program).catch(() => null);
    const lack = found === null ? null : found.lacks(type);
    if (found !== null && lack === null) return;
    throw new ServiceError(
      503,
      'no_ffmpeg',
      (found === null
        ? `Speech as '${contentType}' requires ffmpeg to be installed. `
        : `The installed ffmpeg cannot make '${contentType}': it lacks ${lack}. `) + ALWAYS_SPOKEN,
    );
  };
  /** Takes one of the places for recognition. @returns gives it back, once */
  const takePlace = (): (() => void) => {
    let isTaken = true;
    heard += 1;
    return () => {
      if (isTaken) heard -= 1;
      isTaken = false;
    };
  };

  const recognitionOf = (source: string | null): Recognition => {
    const found = installed.recognitions.find(
      ({ languages }) => source === null || languages.includes(source),
    );
    if (found !== undefined) return found;
    if (installed.lack !== undefined) {
      throw new ServiceError(503, 'speech_model_unusable', lackSentence(installed.lack));
    }
    throw new ServiceError(
      503,
      'no_recogniser',
      `No speech recogniser is installed${source === null ? '' : ` for '${source}'`}. ` +
        'Install a speech pack under Settings → Offline languages, or start the service with --packs or ' +
        '--speech-model. English also works with the package pocketsphinx-en-us.',
    );
  };
  const synthesisOf = (speech: NonNullable<SessionRequest['speech']>): Synthesis => {
    const base = baseOf(speech.language);
    const found = installed.syntheses.find(({ languages }) => languages.includes(base));
    if (found !== undefined) return found;
    throw new ServiceError(
      503,
      'no_synthesiser',
      `No speech synthesiser is installed for '${speech.language}'. Install a voice pack, flite or espeak-ng.`,
    );
  };

  /**
   * Opens the session's recogniser ahead of its sound. A model that was never opened is waited for, since it
   * may be damaged; that is a refusal, not a session that breaks off.
   */
  const tryModel = async (recognition: Recognition, session: VoiceSession): Promise<void> => {
    const opening = session.open();
    if (proven.has(recognition)) {
      opening.catch((error: unknown) => {
        if (!session.isOver) ports.onFault('voice.open-recogniser', error);
        session.end(STREAM_ERRORS.internal);
      });
      return;
    }
    try {
      await opening;
      proven.add(recognition);
    } catch (error) {
      ports.onFault('voice.open-model', error);
      session.end(null);
      throw new ServiceError(
        503,
        'speech_model_unusable',
        `The speech model for ${recognition.name} cannot be loaded: a file is damaged or incompatible. ` +
          'Copy or install the model again.',
      );
    }
  };

  return {
    arm: (script) => {
      armed = script;
    },
    async grant(request, key) {
      const termsId = request.spokenTerms;
      if (termsId !== null && spokenTerms.find(termsId) === null) {
        throw invalidValue('spoken_terms_id', 'Spoken terms not found');
      }
      if (request.glossary !== null && glossaries.get(request.glossary) === null) {
        throw invalidValue('glossary_id', 'Glossary not found');
      }
      const isSpoken = request.speech !== null;
      const kinds = isSpoken
        ? (['speech_to_text', 'speech_to_speech'] as const)
        : (['speech_to_text'] as const);
      if (kinds.some((kind) => ledger.exceeds(key, MINUTE_MS, kind))) throw quotaExceeded();
      const ffmpeg = ports.ffmpeg();
      if (request.sourceType.kind === 'packed' && ffmpeg === null) {
        throw new ServiceError(
          503,
          'no_ffmpeg',
          'This audio type requires ffmpeg to be installed; PCM, A-law and µ-law always work.',
        );
      }
      if (request.speech !== null && armed === null) {
        await requireSpeechType(request.speech.contentType);
      }
      // Nothing waits from here on, or two callers would get the last place.
      const script = armed;
      const recognition = script === null ? recognitionOf(request.source) : null;
      const synthesis =
        request.speech === null || script !== null ? null : synthesisOf(request.speech);
      if (sessions.count(key.tier) >= MAX_SESSIONS || (script === null && heard >= MAX_HEARD)) {
        throw new ServiceError(
          429,
          'too_many_sessions',
          `Too many voice sessions at the same time: at most ${MAX_HEARD} on this computer and ` +
            `${MAX_SESSIONS} per account. Try again when one of them has ended.`,
          { headers: { 'Retry-After': RETRY_AFTER } },
        );
      }
      armed = null;
      const language = request.source ?? recognition?.languages[0] ?? 'en';
      const gone = new AbortController();
      // As they are now: the session keeps them whatever becomes of the glossary.
      const targetsWithTerms = request.targets.map((target) => ({
        target,
        terms:
          request.glossary === null
            ? []
            : glossaries.terms([request.glossary], language, baseOf(target)),
      }));
      const leavePlace = recognition === null ? () => undefined : takePlace();

      const makeParts = (session: VoiceSession): SessionParts => {
        const fail = (error: unknown) => {
          ports.onFault('voice.session', error);
          session.end(STREAM_ERRORS.internal);
        };
        const hearing =
          recognition === null
            ? NO_HEARING
            : createHearing({
                recognition,
                language,
                terms: termsId === null ? [] : (spokenTerms.terms(termsId, language) ?? []),
                onHeard: (words, isOver) => session.heard(words, isOver),
                onBreakdown: ({ withoutTerms }, error) => {
                  ports.onFault('voice.recogniser', error);
                  session.tell({ recogniser_restarted: { without_spoken_terms: withoutTerms } });
                },
                onFault: fail,
              });
        const sound = createSoundIn(request.sourceType, {
          onSamples: (samples) => hearing.feed(samples),
          onBroken: () => session.end(STREAM_ERRORS.format),
          ffmpeg,
        });
        const speech =
          request.speech === null || synthesis === null
            ? null
            : {
                language: request.speech.language,
                out: createSpeechOut({
                  ...request.speech,
                  synthesis,
                  ffmpeg,
                  tell: (message) => session.tell(message),
                  onBroken: fail,
                  signal: gone.signal,
                }),
              };
        const targets = new Map(
          targetsWithTerms.map(({ target, terms }) => [
            target,
            createTargetTranscript({
              translate: (text) =>
                translate(ports, { source: language, target, terms }, text, gone.signal),
              tell: (concluded, tentative) =>
                session.tell(
                  { target_transcript_update: { language: target, concluded, tentative } },
                  concluded.length > 0 ? undefined : 'passing',
                ),
              onConcluded: (segment) => {
                if (target === speech?.language) speech.out.speak(segment);
              },
              now: ports.now,
            }),
          ]),
        );
        return {
          sound,
          hearing: {
            open: () => hearing.open(),
            feed: (samples) => hearing.feed(samples),
            // Translations and speech still go out; the recogniser is free for another session.
            finish: async () => {
              await hearing.finish();
              hearing.close();
              leavePlace();
            },
          },
          targets,
          speech,
          minutes: createMinutes(ledger, { key, isSpoken }),
          faults: ports.faults,
          script:
            script === null ? null : createScriptPlayer(script, (message) => session.tell(message)),
          release: () => {
            gone.abort();
            sound.close();
            hearing.close();
            leavePlace();
          },
        };
      };
      const session: VoiceSession = createVoiceSession(
        {
          id: randomUUID(),
          format: request.format,
          language,
          now: ports.now,
          onOver: () => sessions.remove(session),
        },
        makeParts,
      );
      const token = sessions.add(session, key);
      if (recognition !== null) await tryModel(recognition, session);
      return {
        session,
        token,
        isScripted: script !== null,
        targets: Object.fromEntries(
          request.targets.map((target) => [target, originOf(ports, language, target)]),
        ),
      };
    },
  };
}

const NO_HEARING: SessionHearing = {
  open: () => Promise.resolve(),
  feed: () => undefined,
  finish: () => Promise.resolve(),
  close: () => undefined,
};

const originOf = (ports: VoicePorts, source: string, target: string): TargetOrigin => {
  if (baseOf(target) === source) return 'source';
  return ports.translates(source, target);
};

async function translate(
  ports: VoicePorts,
  pair: {
    readonly source: string;
    readonly target: string;
    readonly terms: readonly GlossaryTerm[];
  },
  text: string,
  signal: AbortSignal,
): Promise<string> {
  const { source, target, terms } = pair;
  // Words of the other language in this column would look like a translation.
  if (originOf(ports, source, target) === 'none') return '';
  const translated = await ports.translator.translate(
    { text, source, target, glossaries: terms, split: '1', preserveFormatting: false },
    signal,
  );
  return translated.text;
}

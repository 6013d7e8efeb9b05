import { randomUUID } from 'node:crypto';
import type { Failure } from '../../../../preload/contract/failure.ts';
import type {
  SpokenChunk,
  VoicePhase,
  VoiceStart,
  VoiceState,
  VoiceWarning,
} from '../../../../preload/contract/voice.ts';
import type { VoiceCall, VoiceStream } from '../../../client/voice/voice-stream.ts';
import type { SessionFolder } from '../../../system/session-folder.ts';
import { createMix } from '../../../system/sound/mix.ts';
import type { Entry } from '../journal/entry.ts';
import { createJournal } from '../journal/journal.ts';
import { createTranscript } from '../transcript/transcript.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { createCaptureTimes } from './capture-times.ts';
import { createEchoGuard } from './echo-guard.ts';
import { createLimitsWatch } from './limits-watch.ts';
import { createLiveText } from './live-text.ts';
import type { SessionClock } from './session-clock.ts';
import { isOver, nextPhase } from './session-phase.ts';
import type { PhaseStep } from './session-phase.ts';
import { createSources, msOf } from './sources.ts';
import type { Sources } from './sources.ts';
import { createSpeakers } from './speakers.ts';
import { createSpeechActivity, isLoud, loudStretches } from './speech-activity.ts';
import type { Stretch } from './speech-activity.ts';
import { createSpeechOutlet } from './speech-outlet.ts';
import { openStreamChain } from './stream-chain.ts';
import type { ChainEvent, ChainPorts, StreamChain } from './stream-chain.ts';
import { createViewFeed } from './view-feed.ts';
import type { ViewFeed } from './view-feed.ts';

/** Tentative words are written down at most so often. */
const LIVE_MS = 500;
/** The last words are awaited for so long. */
const LAST_WORDS_MS = 15_000;
const LOOK_MS = 1_000;
/** A pause in speech of so long is a good moment to renew a socket. */
const REST_MS = 700;
const MINUTE_MS = 60_000;

export interface LiveSessionPorts {
  readonly open: ChainPorts['open'];
  readonly failureOf: ChainPorts['failureOf'];
  readonly clock: SessionClock;
  /** null keeps nothing. */
  readonly folder: SessionFolder | null;
  readonly keepsSound: boolean;
  /** Names for the session bar. */
  readonly names: { readonly spokenTerms: string | null; readonly glossary: string | null };
  readonly onOver: () => void;
  readonly onSummary: () => void;
  readonly onBilled: () => void;
}

/** A session that runs. */
export interface LiveSession {
  readonly id: string;
  readonly state: VoiceState;
  readonly transcript: Transcript;
  readonly feed: ViewFeed;
  readonly sources: Sources;
  /** Stretches of sound that were louder than silence, up to the last ten seconds. */
  readonly loud: readonly Stretch[];
  /** Writes an entry down and shows it. */
  enter(entry: Entry): void;
  pause(): void;
  resume(): void;
  turn(sourceLanguage: string | null, targets: readonly string[]): void;
  retry(): void;
  end(): void;
  /** Nothing more of it is written. */
  forget(): void;
  /** Over at once, without the last words. */
  abandon(): void;
  /** Resolves when it is over. */
  readonly over: Promise<undefined>;
  speech(signal: AbortSignal): AsyncGenerator<SpokenChunk, void, undefined>;
  played(seq: number): void;
}

/** Rejects when the service refuses the session; what was written of it is the caller's to remove. */
export async function startLiveSession(
  start: VoiceStart,
  ports: LiveSessionPorts,
): Promise<LiveSession> {
  const { clock, folder, names } = ports;
  const id = folder?.id ?? randomUUID();
  const transcript = createTranscript();
  const live = createLiveText();
  const times = createCaptureTimes();
  const activity = createSpeechActivity();
  const echo = createEchoGuard();
  const limits = createLimitsWatch(start);
  const outlet = createSpeechOutlet();
  const over = Promise.withResolvers<undefined>();
  const started = clock.date();
  const { minutesOf } = minuteCounter();

  let call = callOf(start);
  let phase: VoicePhase = 'starting';
  let position = 0;
  let failure: Failure | null = null;
  let stream: VoiceStream | null = null;
  let streams = 0;
  let reconnects = 0;
  let pausedAt: number | null = null;
  let isEcho = false;
  let isForgotten = false;
  let quietMs = 0;
  let lastLive = -Infinity;
  let stopLook: () => void = () => undefined;
  let stopEnd: () => void = () => undefined;
  let endedTargets: ReadonlySet<string> = new Set();

  const journal = createJournal({
    folder,
    keepsSound: ports.keepsSound,
    clock,
    onTrouble: () => feed.touch(),
  });
  const loud: Stretch[] = [];
  const enter = (entry: Entry) => {
    journal.append(entry);
    transcript.apply(entry);
    if (entry.t === 'sound') loud.push(...loudStretches(entry.a, entry.x));
    feed.touch();
  };

  const mix = createMix({
    onMixed: (samples, energies) => {
      if (isOver(phase) || phase === 'ending' || phase === 'paused') return;
      const pcm = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
      const energy = energies.microphone + energies.system;
      journal.sound(position, pcm);
      position += samples.length;
      times.captured(position, clock.now());
      speakers.mixed(position, energies);
      const stretch = activity.add(samples.length, energy);
      if (stretch !== null) enter({ t: 'sound', a: stretch.startMs, x: stretch.bits });
      limits.sound(msOf(samples.length), isLoud(energy));
      quietMs = isLoud(energy) ? 0 : quietMs + msOf(samples.length);
      if (quietMs > REST_MS) stream?.rest();
      if (start.speech !== null) isEcho = echo.recorded(samples);
      chain?.push(pcm);
      feed.touch();
    },
  });
  const sources = createSources({
    mix,
    clock,
    onChange: () => {
      feed.touch();
      if (sources.areFinished) session.end();
    },
    onMissing: (_, samples) => {
      enter({ t: 'gap', a: msOf(position), b: msOf(position + samples) });
    },
  });
  const speakers = createSpeakers(() => sources.has('microphone') && sources.has('system'));

  const move = (step: PhaseStep) => {
    const next = nextPhase(phase, step);
    if (next === phase) return false;
    phase = next;
    feed.touch();
    ports.onSummary();
    return true;
  };

  const warnings = (): readonly VoiceWarning[] => {
    const all: VoiceWarning[] = [];
    if (journal.trouble !== null) all.push({ kind: 'not-kept', reason: journal.trouble });
    if (phase !== 'listening' && phase !== 'reconnecting') return all;
    if (isEcho) all.push({ kind: 'echo' });
    const p95 = times.delay('concluded', clock.now())?.p95 ?? null;
    return [...all, ...limits.warnings(p95)];
  };

  const state = (): VoiceState => ({
    id,
    title: transcript.title,
    started,
    phase,
    mediaMs: msOf(position),
    sourceLanguage: call.sourceLanguage,
    targets: call.targets.map((language) => ({
      language,
      ended: endedTargets.has(language) || isOver(phase),
      isPseudo: stream?.pseudoTargets.includes(language) ?? false,
    })),
    speech: call.speech?.language ?? null,
    sources: sources.states(),
    waitingMs: msOf(chain?.waiting ?? 0),
    roundTripMs: stream?.roundTripMs ?? null,
    delay: {
      tentative: times.delay('tentative', clock.now()),
      concluded: times.delay('concluded', clock.now()),
    },
    warnings: warnings(),
    failure,
    spokenTerms: names.spokenTerms,
    glossary: names.glossary,
    isScripted: stream?.isScripted ?? false,
    serviceSession: stream?.session ?? null,
    streams,
    reconnects,
    minutes: minutesOf(chain?.streamedMs ?? []),
    streamLeftMs: stream?.socketLeftMs ?? null,
    maxMinutes: start.maxMinutes,
    kept: folder === null || isForgotten ? 'nothing' : ports.keepsSound ? 'text-and-sound' : 'text',
    speakers: transcript.speakers,
  });
  const feed = createViewFeed(transcript, () => ({
    state: state(),
    live: live.line,
    bookmarks: transcript.bookmarks,
  }));

  const finish = (last: 'ended' | 'failed') => {
    if (!move(last)) return;
    stopLook();
    stopEnd();
    sources.stop();
    const rest = activity.rest();
    if (rest !== null) enter({ t: 'sound', a: rest.startMs, x: rest.bits });
    enter({
      t: 'end',
      a: msOf(position),
      phase: last,
      reconnects,
      minutes: minutesOf(chain?.streamedMs ?? []),
    });
    chain?.close();
    journal.close();
    outlet.close();
    feed.touch();
    ports.onBilled();
    ports.onOver();
    over.resolve(undefined);
  };

  const writeLive = () => {
    const { startMs, language, source } = live.line;
    if (source === '' || clock.now() - lastLive < LIVE_MS) return;
    lastLive = clock.now();
    journal.append({ t: 'live', a: startMs ?? msOf(position), x: source, l: language });
  };

  const heard = (event: Extract<ChainEvent, { kind: 'source' }>) => {
    const { concluded, tentative } = event.update;
    const now = clock.now();
    limits.text();
    for (const segment of concluded) {
      const { text: x, startMs: a, endMs: b, language } = segment;
      const w = speakers.speakerOf(a, b);
      enter({ t: 'source', s: [{ x, a, b, ...(language === null ? {} : { l: language }) }], w });
      times.shown('concluded', b, now);
    }
    live.source(tentative);
    const last = tentative.at(-1);
    if (last !== undefined) times.shown('tentative', last.endMs, now);
    writeLive();
  };

  const onEvent = (event: ChainEvent) => {
    if (isOver(phase)) return;
    switch (event.kind) {
      case 'granted':
        stream = event.stream;
        streams += 1;
        endedTargets = new Set();
        break;
      case 'open':
        failure = null;
        move('opened');
        break;
      case 'reconnecting':
      case 'lost':
        if (event.failure !== null) failure = event.failure;
        if (event.kind === 'lost') stream = null;
        move('lost');
        break;
      case 'reconnected':
      case 'continued':
        failure = null;
        reconnects += 1;
        enter({ t: 'reconnected', a: msOf(position), away: Math.round(event.awayMs), gap: 0 });
        if (event.kind === 'reconnected') move('opened');
        break;
      case 'source':
        heard(event);
        break;
      case 'target': {
        const { language, update } = event;
        const s = update.concluded.map(({ text: x, startMs: a, endMs: b }) => ({ x, a, b }));
        if (s.length > 0) enter({ t: 'target', l: language, s });
        live.target(language, update.tentative);
        break;
      }
      case 'target-end':
        endedTargets = new Set([...endedTargets, event.language]);
        break;
      case 'speech':
        outlet.say(event);
        break;
      case 'gap':
        enter({ t: 'gap', a: event.startMs, b: event.endMs });
        break;
      case 'ended':
        finish('ended');
        break;
      case 'failed':
        failure = event.failure;
        finish('failed');
        break;
      case 'source-end':
      case 'speech-end':
        break;
    }
    feed.touch();
  };

  /** What depends on time alone. */
  const look = () => {
    if (limits.isTooLong || limits.isSilentTooLong) session.end();
    feed.touch();
    if (!isOver(phase)) stopLook = clock.after(LOOK_MS, look);
  };

  const session: LiveSession = {
    id,
    get state() {
      return state();
    },
    transcript,
    feed,
    sources,
    loud,
    enter,
    over: over.promise,
    speech: (signal) => outlet.listen(signal),
    played(seq) {
      const samples = outlet.samplesOf(seq);
      if (samples !== null) echo.played(samples);
    },
    pause() {
      if (!move('paused')) return;
      pausedAt = clock.now();
      enter({ t: 'paused', a: msOf(position) });
    },
    resume() {
      if (!move('resumed')) return;
      const ms = pausedAt === null ? 0 : Math.round(clock.now() - pausedAt);
      enter({ t: 'resumed', a: msOf(position), ms });
      if (stream === null) move('lost');
    },
    turn(sourceLanguage, targets) {
      const speech =
        call.speech !== null && targets.includes(call.speech.language) ? call.speech : null;
      call = { ...call, sourceLanguage, targets, speech, ...modeOf(sourceLanguage, start) };
      enter({ t: 'languages', a: msOf(position), source: sourceLanguage, targets: [...targets] });
      chain?.turn(call);
    },
    retry() {
      if (phase === 'reconnecting') chain?.retry();
      else if (phase === 'listening') {
        limits.restarted();
        chain?.restart();
      }
    },
    abandon: () => finish('ended'),
    forget() {
      isForgotten = true;
      journal.drop();
      feed.touch();
    },
    end() {
      if (!move('ending')) return;
      sources.stop();
      chain?.end();
      stopEnd = clock.after(LAST_WORDS_MS, () => finish('ended'));
    },
  };

  enter({
    t: 'head',
    v: 1,
    id,
    title: start.title,
    started,
    source: start.sourceLanguage,
    targets: [...call.targets],
    speech: call.speech?.language ?? null,
    terms: names.spokenTerms,
    glossary: names.glossary,
  });
  let chain: StreamChain | null = null;
  try {
    chain = await openStreamChain(call, {
      open: ports.open,
      failureOf: ports.failureOf,
      clock,
      onEvent,
      concludedMs: () => transcript.concludedMs,
    });
  } catch (error) {
    journal.close();
    sources.stop();
    throw error;
  }
  look();
  return session;
}

const modeOf = (sourceLanguage: string | null, { sourceIsHint }: VoiceStart) => ({
  sourceMode: sourceLanguage === null || sourceIsHint ? ('auto' as const) : ('fixed' as const),
});

function callOf(start: VoiceStart): VoiceCall {
  const { sourceLanguage, speech, spokenTerms, glossary, formality } = start;
  const targets =
    speech === null || start.targets.includes(speech.language)
      ? start.targets
      : [...start.targets, speech.language];
  return {
    sourceLanguage,
    ...modeOf(sourceLanguage, start),
    targets,
    speech,
    spokenTerms,
    glossary,
    formality,
    messageFormat: start.messageFormat,
    chunkMs: start.chunkMs,
  };
}

/** Each session of the service is billed by begun minutes. */
const minuteCounter = () => ({
  minutesOf: (streamedMs: readonly number[]): number =>
    streamedMs.reduce((sum, ms) => sum + Math.ceil(ms / MINUTE_MS), 0),
});

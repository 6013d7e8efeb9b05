import type {
  SpokenChunk,
  VoicePhase,
  VoiceStart,
  VoiceState,
  VoiceWarning,
} from '../../../../preload/contract/voice.ts';
import type { Entry } from '../journal/entry.ts';
import { createJournal } from '../journal/journal.ts';
import { createTranscript } from '../transcript/transcript.ts';
import type { Transcript } from '../transcript/transcript.ts';
import { createCaptureTimes } from './capture-times.ts';
import { awaitLastWords } from './last-words.ts';
import { createLimitsWatch } from './limits-watch.ts';
import type { LiveSessionPorts } from './live-session-ports.ts';
import { callOf, headOf, minutesOf, turnedCall } from './session-call.ts';
import { createMemoryLines } from './memory-lines.ts';
import { isOver, nextPhase } from './session-phase.ts';
import type { PhaseStep } from './session-phase.ts';
import { createSessionSound } from './session-sound.ts';
import { createSessionText } from './session-text.ts';
import { msOf } from './sources.ts';
import type { Sources } from './sources.ts';
import type { Stretch } from './speech-activity.ts';
import type { SoundLevels } from './sound-levels.ts';
import { createSpeechOutlet } from './speech-outlet.ts';
import { openStreamChain } from './stream-chain.ts';
import type { StreamChain } from './stream-chain.ts';
import { createViewFeed } from './view-feed.ts';
import type { ViewFeed } from './view-feed.ts';

const LOOK_MS = 1_000;

/** A session that runs. */
export interface LiveSession {
  readonly id: string;
  /** Id of the connection. */
  readonly connection: string;
  readonly state: VoiceState;
  readonly transcript: Transcript;
  readonly feed: ViewFeed;
  readonly sources: Sources;
  /** Stretches of sound that were louder than silence, up to the last ten seconds. */
  readonly loud: readonly Stretch[];
  /** How loud it was, up to the last ten seconds. */
  readonly levels: SoundLevels;
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
  const id = folder?.id ?? crypto.randomUUID();
  const transcript = createTranscript();
  const times = createCaptureTimes();
  const limits = createLimitsWatch(start);
  const outlet = createSpeechOutlet();
  const over = Promise.withResolvers<undefined>();
  const started = clock.date();

  let call = callOf(start);
  let phase: VoicePhase = 'starting';
  let chain: StreamChain | null = null;
  let pausedAt: number | null = null;
  let isForgotten = false;
  let stopLook: () => void = () => undefined;
  let stopEnd: () => void = () => undefined;

  const journal = createJournal({
    folder,
    keepsSound: ports.keepsSound,
    clock,
    onTrouble: () => feed.touch(),
  });
  const enter = (entry: Entry) => {
    journal.append(entry);
    transcript.apply(entry);
    feed.touch();
    if (entry.t === 'source') memoryLines.look();
  };
  const memoryLines = createMemoryLines({
    memories: ports.memories,
    local: start.local,
    transcript,
    targets: () => call.targets,
    enter,
    onUnsearched: () => feed.touch(),
  });
  const sound = createSessionSound({
    clock,
    takes: () => !isOver(phase) && phase !== 'ending' && phase !== 'paused',
    guardsEcho: start.speech !== null,
    enter,
    onSound(position, pcm, isLoud) {
      journal.sound(position, pcm);
      times.captured(position + pcm.length / 2, clock.now());
      limits.sound(msOf(pcm.length / 2), isLoud);
      chain?.push(pcm);
      feed.touch();
    },
    onRest: () => text.stream?.rest(),
    onChange: () => feed.touch(),
    onFinished: () => session.end(),
  });
  const now = () => msOf(sound.position);
  const text = createSessionText({
    clock,
    times,
    outlet,
    speakerOf: sound.speakerOf,
    mediaMs: now,
    enter,
    note: (entry) => journal.append(entry),
    onMove: (step) => void move(step),
    onWords: () => limits.text(),
    onOver: (last) => finish(last),
  });
  const minutes = () => minutesOf(chain?.streamedMs ?? []);

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
    if (text.overflowMs > 0) all.push({ kind: 'overflow', lostMs: text.overflowMs });
    if (text.breakdown !== null) all.push({ kind: text.breakdown });
    if (sound.isEcho) all.push({ kind: 'echo' });
    for (const memory of memoryLines.unsearched) all.push({ kind: 'memory-not-searched', memory });
    return [...all, ...limits.warnings(times.delay('concluded', clock.now())?.p95 ?? null)];
  };

  const state = (): VoiceState => {
    const { stream, failure, streams, reconnects } = text;
    return {
      id,
      title: transcript.title,
      started,
      phase,
      mediaMs: now(),
      sourceLanguage: call.sourceLanguage,
      targets: call.targets.map((language) => ({
        language,
        ended: text.hasEnded(language) || isOver(phase),
        isPseudo: stream?.pseudoTargets.includes(language) ?? false,
        isUntranslated: stream?.untranslatedTargets.includes(language) ?? false,
      })),
      speech: call.speech?.language ?? null,
      sources: sound.sources.states(),
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
      minutes: minutes(),
      streamLeftMs: stream?.socketLeftMs ?? null,
      maxMinutes: start.maxMinutes,
      kept:
        folder === null || isForgotten ? 'nothing' : ports.keepsSound ? 'text-and-sound' : 'text',
      speakers: transcript.speakers,
    };
  };
  const feed = createViewFeed(transcript, () => ({
    state: state(),
    live: text.line,
    bookmarks: transcript.bookmarks,
  }));

  const finish = (last: 'ended' | 'failed') => {
    if (!move(last)) return;
    stopLook();
    stopEnd();
    sound.stop();
    for (const { startMs, endMs } of chain?.unheard ?? [])
      enter({ t: 'gap', a: startMs, b: endMs });
    enter({ t: 'end', a: now(), phase: last, reconnects: text.reconnects, minutes: minutes() });
    chain?.close();
    journal.close();
    outlet.close();
    feed.touch();
    ports.onBilled();
    ports.onOver();
    over.resolve(undefined);
  };

  const restart = () => {
    limits.restarted();
    chain?.restart();
  };
  /** What depends on time alone. */
  const look = () => {
    if (limits.isTooLong || limits.isSilentTooLong) session.end();
    else if (phase === 'listening' && limits.wantsRestart) restart();
    feed.touch();
    if (!isOver(phase)) stopLook = clock.after(LOOK_MS, look);
  };
  const session: LiveSession = {
    id,
    connection: ports.connection,
    get state() {
      return state();
    },
    transcript,
    feed,
    sources: sound.sources,
    loud: sound.loud,
    levels: sound.levels,
    enter,
    over: over.promise,
    speech: (signal) => outlet.listen(signal),
    played(seq) {
      const samples = outlet.samplesOf(seq);
      if (samples !== null) sound.played(samples);
    },
    pause() {
      if (!move('paused')) return;
      pausedAt = clock.now();
      enter({ t: 'paused', a: now() });
    },
    resume() {
      if (!move('resumed')) return;
      const ms = pausedAt === null ? 0 : Math.round(clock.now() - pausedAt);
      enter({ t: 'resumed', a: now(), ms });
      if (text.isDown) move('lost');
    },
    turn(sourceLanguage, targets) {
      call = turnedCall(call, start, sourceLanguage, targets);
      text.keepTargets(targets);
      enter({ t: 'languages', a: now(), source: sourceLanguage, targets: [...targets] });
      chain?.turn(call);
    },
    retry() {
      if (phase === 'reconnecting') chain?.retry();
      else if (phase === 'listening') restart();
    },
    abandon: () => finish('ended'),
    forget() {
      isForgotten = true;
      journal.drop();
      feed.touch();
    },
    end() {
      if (!move('ending')) return;
      sound.sources.stop();
      chain?.end();
      stopEnd = awaitLastWords(
        clock,
        () => chain?.waiting ?? 0,
        () => finish('ended'),
      );
    },
  };

  const { connection } = ports;
  enter(headOf({ id, started, title: start.title, connection, call, names }));
  try {
    chain = await openStreamChain(call, {
      open: ports.open,
      failureOf: ports.failureOf,
      clock,
      onEvent(event) {
        if (isOver(phase)) return;
        text.hear(event);
        feed.touch();
      },
      concludedMs: () => transcript.concludedMs,
    });
  } catch (error) {
    journal.close();
    sound.sources.stop();
    throw error;
  }
  look();
  return session;
}

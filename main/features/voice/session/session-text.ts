import type { Failure } from '../../../../preload/contract/failure.ts';
import type { LiveLine } from '../../../../preload/contract/voice.ts';
import type { VoiceStream } from '../../../client/voice/voice-stream.ts';
import type { Entry } from '../journal/entry.ts';
import { sourceSegment } from '../transcript/source-segment.ts';
import type { CaptureTimes } from './capture-times.ts';
import type { ChainEvent } from './chain-ports.ts';
import { createLiveText } from './live-text.ts';
import type { SessionClock } from './session-clock.ts';
import type { PhaseStep } from './session-phase.ts';
import type { Speakers } from './speakers.ts';
import type { SpeechOutlet } from './speech-outlet.ts';

/** Tentative words are written down at most so often. */
const LIVE_MS = 500;
/** Characters of them that are: the last sentences. */
const MOST_LIVE = 2_000;
/** A recogniser that was restarted is told of for so long; left-out terms as long as the stream lasts. */
const RESTART_SHOWN_MS = 30_000;

export interface SessionTextPorts {
  readonly clock: SessionClock;
  readonly times: CaptureTimes;
  readonly outlet: SpeechOutlet;
  readonly speakerOf: Speakers['speakerOf'];
  /** Milliseconds of the media clock. */
  readonly mediaMs: () => number;
  /** Writes an entry down and shows it. */
  readonly enter: (entry: Entry) => void;
  /** Writes an entry down. */
  readonly note: (entry: Entry) => void;
  readonly onMove: (step: PhaseStep) => void;
  /** A word has come, of whatever kind. */
  readonly onWords: () => void;
  readonly onOver: (last: 'ended' | 'failed') => void;
}

/** What comes back from the service, and how the line to it stands. */
export interface SessionText {
  hear(event: ChainEvent): void;
  /** Only these targets are wanted from here on. */
  keepTargets(languages: readonly string[]): void;
  readonly line: LiveLine;
  /** null while another session is being asked for. */
  readonly stream: VoiceStream | null;
  readonly isDown: boolean;
  readonly failure: Failure | null;
  readonly streams: number;
  readonly reconnects: number;
  /** Sound that was given up since the line went down. */
  readonly overflowMs: number;
  /** How recognition of this stream broke down; null where there is nothing to tell. */
  readonly breakdown: 'restarted' | 'without-terms' | null;
  hasEnded(target: string): boolean;
}

export function createSessionText(ports: SessionTextPorts): SessionText {
  const { clock, times, outlet, mediaMs, enter, onMove } = ports;
  const live = createLiveText();
  let stream: VoiceStream | null = null;
  let isDown = true;
  let failure: Failure | null = null;
  let streams = 0;
  let reconnects = 0;
  let overflowMs = 0;
  let restartedAt = -Infinity;
  let isWithoutTerms = false;
  let lastLive = -Infinity;
  let endedTargets: ReadonlySet<string> = new Set();

  const noteLive = () => {
    const { startMs, language, source } = live.line;
    if (source === '' || clock.now() - lastLive < LIVE_MS) return;
    lastLive = clock.now();
    const x = source.slice(-MOST_LIVE).toWellFormed();
    ports.note({ t: 'live', a: startMs ?? mediaMs(), x, l: language });
  };
  const source = ({ update }: Extract<ChainEvent, { kind: 'source' }>) => {
    ports.onWords();
    for (const segment of update.concluded) {
      const { startMs: a, endMs: b } = segment;
      enter({ t: 'source', s: [sourceSegment(segment, { a, b })], w: ports.speakerOf(a, b) });
      times.shown('concluded', b, clock.now());
    }
    live.source(update.tentative);
    const last = update.tentative.at(-1);
    if (last !== undefined) times.shown('tentative', last.endMs, clock.now());
    noteLive();
  };
  const up = () => {
    isDown = false;
    overflowMs = 0;
    failure = null;
    onMove('opened');
  };
  const down = (why: Failure | null) => {
    isDown = true;
    failure = why ?? failure;
    onMove('lost');
  };
  const back = (awayMs: number) => {
    reconnects += 1;
    enter({ t: 'reconnected', a: mediaMs(), away: Math.round(awayMs), gap: overflowMs });
  };

  return {
    get line() {
      return live.line;
    },
    get stream() {
      return stream;
    },
    get isDown() {
      return isDown;
    },
    get failure() {
      return failure;
    },
    get streams() {
      return streams;
    },
    get reconnects() {
      return reconnects;
    },
    get overflowMs() {
      return overflowMs;
    },
    get breakdown() {
      if (isWithoutTerms) return 'without-terms';
      return clock.now() - restartedAt < RESTART_SHOWN_MS ? 'restarted' : null;
    },
    hasEnded: (target) => endedTargets.has(target),
    keepTargets: (languages) => live.keepTargets(languages),
    hear(event) {
      switch (event.kind) {
        case 'granted':
          stream = event.stream;
          streams += 1;
          isWithoutTerms = false;
          endedTargets = new Set();
          break;
        case 'open':
          up();
          break;
        case 'reconnecting':
          down(event.failure);
          break;
        case 'lost':
          stream = null;
          down(event.failure);
          break;
        case 'reconnected':
          back(event.awayMs);
          up();
          break;
        case 'continued':
          // Its socket is still to be opened.
          back(event.awayMs);
          break;
        case 'source':
          source(event);
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
          overflowMs += event.endMs - event.startMs;
          enter({ t: 'gap', a: event.startMs, b: event.endMs });
          break;
        case 'recogniser-restarted':
          restartedAt = clock.now();
          isWithoutTerms ||= event.withoutTerms;
          break;
        case 'ended':
          ports.onOver('ended');
          break;
        case 'failed':
          failure = event.failure;
          ports.onOver('failed');
          break;
        case 'source-end':
        case 'speech-end':
          break;
      }
    },
  };
}

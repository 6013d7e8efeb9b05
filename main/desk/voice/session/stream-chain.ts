import type { Failure } from '../../../../preload/contract/failure.ts';
import type {
  VoiceCall,
  VoiceStream,
  VoiceStreamEvent,
  VoiceStreamPorts,
} from '../../../client/voice/voice-stream.ts';
import type { SessionClock } from './session-clock.ts';

const RATE = 16_000;
const SAMPLES_OF_MS = 16;
/** Sound that is kept while there is no session: ten minutes. */
const MOST_WAITING = 600 * RATE;
/** Sound that had arrived and has no text yet goes out again, but not more than half a minute. */
const MOST_REPLAYED = 30 * RATE;
const WAITS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/** A session that held for so long was a good one: the next is asked for at once. */
const STABLE_MS = 10_000;

/** Failures after which asking again is no use. */
const FINAL: ReadonlySet<Failure['code']> = new Set([
  'key-refused',
  'scope-missing',
  'feature-refused',
  'legacy-auth',
  'wrong-key-kind',
  'bad-request',
  'not-found',
  'quota-exceeded',
  'untrusted-certificate',
  'insecure-address',
  'bad-address',
  'key-missing',
  'no-recogniser',
  'no-synthesiser',
  'invalid-input',
]);

/** Times in milliseconds of the media clock. */
export type ChainEvent =
  | Exclude<VoiceStreamEvent, { kind: 'failed' | 'ended' | 'overflow' | 'acknowledged' }>
  /** Another session is being asked for; sound is kept. */
  | { readonly kind: 'lost'; readonly failure: Failure | null }
  | { readonly kind: 'granted'; readonly stream: VoiceStream }
  /** Another session goes on with the sound. */
  | { readonly kind: 'continued'; readonly awayMs: number }
  /** Sound that will never be heard. */
  | { readonly kind: 'gap'; readonly startMs: number; readonly endMs: number }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Sessions of the service, one after another, as one stream of sound. */
export interface StreamChain {
  /** Sound of the media clock, in order. */
  push(pcm: Uint8Array): void;
  /** Samples that no session has acknowledged. */
  readonly waiting: number;
  readonly current: VoiceStream | null;
  /** Milliseconds of sound that were streamed, for each session; replays count again. */
  readonly streamedMs: readonly number[];
  /** Another language: the running session gets its end, another one goes on. */
  turn(call: VoiceCall): void;
  /** Another session takes over from the last concluded words. */
  restart(): void;
  /** Tries again at once. */
  retry(): void;
  end(): void;
  close(): void;
}

export interface ChainPorts {
  readonly open: (call: VoiceCall, ports: VoiceStreamPorts) => Promise<VoiceStream>;
  readonly failureOf: (error: unknown) => Failure | null;
  readonly clock: SessionClock;
  readonly onEvent: (event: ChainEvent) => void;
  /** Milliseconds of the media clock up to which everything is concluded. */
  readonly concludedMs: () => number;
}

interface Link {
  stream: VoiceStream | null;
  /** Samples of the media clock where its sound begins. */
  readonly start: number;
  readonly stop: AbortController;
  readonly openedAt: number;
}

/**
 * Opens the first session; rejects when it is refused, so that a person learns of it at once. All
 * later ones are asked for again and again until they come, or cannot come.
 */
export async function openStreamChain(first: VoiceCall, ports: ChainPorts): Promise<StreamChain> {
  const { open, failureOf, clock, onEvent, concludedMs } = ports;
  let call = first;
  let current: Link | null = null;
  /** Sound without a session. */
  let waiting: Uint8Array[] = [];
  let waitingStart = 0;
  let waitingSamples = 0;
  let position = 0;
  let lostAt: number | null = null;
  let attempt = 0;
  let isOpening = false;
  let isEnding = false;
  let isOver = false;
  let stopWait: () => void = () => undefined;
  const streamed: number[] = [];

  const toMedia = (link: Link, ms: number) => ms + link.start / SAMPLES_OF_MS;

  const finish = (event: ChainEvent) => {
    if (isOver) return;
    isOver = true;
    stopWait();
    current?.stop.abort();
    onEvent(event);
  };

  const keep = (pcm: Uint8Array) => {
    if (waitingSamples === 0) waitingStart = position;
    waiting.push(new Uint8Array(pcm));
    waitingSamples += pcm.length / 2;
    const from = waitingStart;
    while (waitingSamples > MOST_WAITING) {
      const gone = (waiting.shift()?.length ?? 0) / 2;
      waitingSamples -= gone;
      waitingStart += gone;
    }
    if (waitingStart > from) gap(from, waitingStart);
  };
  const gap = (from: number, to: number) =>
    onEvent({ kind: 'gap', startMs: from / SAMPLES_OF_MS, endMs: to / SAMPLES_OF_MS });

  /** A session is gone: its sound goes out again from where nothing was concluded yet. */
  const recover = (link: Link) => {
    const { stream } = link;
    if (current !== link || stream === null) return;
    streamed.push(stream.pushed / SAMPLES_OF_MS);
    current = null;
    lostAt ??= clock.now();
    const concluded = Math.round(concludedMs() * SAMPLES_OF_MS) - link.start;
    const from = Math.max(0, concluded, stream.acknowledged - MOST_REPLAYED);
    const replay = stream.kept(Math.min(from, stream.pushed));
    waiting = replay.length > 0 ? [replay] : [];
    waitingSamples = replay.length / 2;
    waitingStart = link.start + stream.pushed - waitingSamples;
    if (clock.now() - link.openedAt > STABLE_MS) attempt = 0;
  };

  const listen =
    (link: Link) =>
    (event: VoiceStreamEvent): void => {
      if (isOver) return;
      switch (event.kind) {
        case 'failed':
          if (current !== link) return;
          recover(link);
          if (FINAL.has(event.failure.code)) finish({ kind: 'failed', failure: event.failure });
          else askAgain(event.failure);
          break;
        case 'ended':
          if (current !== link) return;
          if (link.stream !== null) streamed.push(link.stream.pushed / SAMPLES_OF_MS);
          if (isEnding) finish({ kind: 'ended' });
          else {
            // The service ended what nobody had ended.
            recover(link);
            askAgain(null);
          }
          break;
        case 'source':
        case 'target': {
          const move = (segments: readonly (typeof event.update.concluded)[number][]) =>
            segments.map((segment) => ({
              ...segment,
              startMs: toMedia(link, segment.startMs),
              endMs: toMedia(link, segment.endMs),
            }));
          const { concluded, tentative } = event.update;
          // Tentative words of a session that has been left behind are the next one's business.
          const shown = current === link ? move(tentative) : [];
          onEvent({ ...event, update: { concluded: move(concluded), tentative: shown } });
          break;
        }
        case 'overflow':
          gap(event.fromSamples + link.start, event.toSamples + link.start);
          break;
        case 'acknowledged':
          break;
        default:
          if (current === link) onEvent(event);
      }
    };

  const askAgain = (failure: Failure | null) => {
    if (isOver) return;
    onEvent({ kind: 'lost', failure });
    const wait = WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)] ?? 0;
    attempt += 1;
    stopWait();
    stopWait = clock.after(wait, () => void openNext());
  };

  const openLink = async (): Promise<void> => {
    const start = waitingSamples === 0 ? position : waitingStart;
    const stop = new AbortController();
    const link: Link = { stream: null, start, stop, openedAt: clock.now() };
    const early: VoiceStreamEvent[] = [];
    const hear = listen(link);
    const stream = await open(call, {
      signal: stop.signal,
      onEvent: (event) => {
        if (link.stream === null) early.push(event);
        else hear(event);
      },
    });
    if (isOver) {
      stream.close();
      return;
    }
    link.stream = stream;
    current = link;
    for (const pcm of waiting) stream.push(pcm);
    waiting = [];
    waitingSamples = 0;
    onEvent({ kind: 'granted', stream });
    if (lostAt !== null) onEvent({ kind: 'continued', awayMs: clock.now() - lostAt });
    lostAt = null;
    for (const event of early) hear(event);
    if (isEnding) stream.end();
  };

  const openNext = async () => {
    if (isOver || isOpening || current !== null) return;
    isOpening = true;
    try {
      await openLink();
    } catch (error) {
      const failure = failureOf(error) ?? { code: 'internal' as const };
      isOpening = false;
      if (FINAL.has(failure.code)) finish({ kind: 'failed', failure });
      else askAgain(failure);
    } finally {
      isOpening = false;
    }
  };

  await openLink();

  return {
    push(pcm) {
      if (isOver || isEnding) return;
      if (current?.stream === null || current === null) keep(pcm);
      else current.stream.push(pcm);
      position += pcm.length / 2;
    },
    get waiting() {
      const stream = current?.stream;
      return stream ? stream.pushed - stream.acknowledged : waitingSamples;
    },
    get current() {
      return current?.stream ?? null;
    },
    get streamedMs() {
      const live = current?.stream;
      return live ? [...streamed, live.pushed / SAMPLES_OF_MS] : streamed;
    },
    turn(next) {
      call = next;
      const old = current;
      if (old?.stream) {
        streamed.push(old.stream.pushed / SAMPLES_OF_MS);
        current = null;
        old.stream.end();
      }
      attempt = 0;
      void openNext();
    },
    restart() {
      const old = current;
      if (old === null || old.stream === null) return;
      recover(old);
      old.stream.close();
      askAgain(null);
    },
    retry() {
      if (current?.stream) current.stream.retry();
      else {
        stopWait();
        void openNext();
      }
    },
    end() {
      isEnding = true;
      current?.stream?.end();
    },
    close() {
      if (isOver) return;
      isOver = true;
      stopWait();
      current?.stream?.close();
      current?.stop.abort();
    },
  };
}

import type { Failure } from '../../../../preload/contract/failure.ts';
import type {
  VoiceCall,
  VoiceStream,
  VoiceStreamEvent,
} from '../../../client/voice/voice-stream.ts';
import {
  concludedCharacters,
  createTextAllowance,
  FLOODED,
} from '../../../client/voice/allowance.ts';
import { createBacklog } from './backlog.ts';
import type { ChainEvent, ChainPorts } from './chain-ports.ts';
import { nextChainState } from './chain-states.ts';
import type { ChainState, ChainStep } from './chain-states.ts';
import { isFinal } from './final-failures.ts';
import type { Stretch } from './speech-activity.ts';
import { inBackground } from '../../../system/background.ts';

const SAMPLES_OF_MS = 16;
/** Sound that had arrived and has no text yet goes out again, but not more than a minute. */
const MOST_REPLAYED = 60_000 * SAMPLES_OF_MS;
const WAITS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/** A session that held for so long was a good one: the next is asked for at once. */
const STABLE_MS = 10_000;

/** Sessions of the service, one after another, as one stream of sound. */
export interface StreamChain {
  /** Sound of the media clock, in order. */
  push(pcm: Uint8Array): void;
  /** Samples that no session has acknowledged. */
  readonly waiting: number;
  /** Sound that would never be heard if all ended now. */
  readonly unheard: readonly Stretch[];
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

interface Link {
  readonly stream: VoiceStream;
  /** Samples of the media clock where its sound begins. */
  readonly start: number;
  readonly stop: AbortController;
  readonly openedAt: number;
  /** Milliseconds of the media clock up to which it has concluded. */
  concludedMs: number;
}

/**
 * Opens the first session; rejects when it is refused, so that a person learns of it at once. All
 * later ones are asked for again and again until they come, or cannot come.
 */
export async function openStreamChain(first: VoiceCall, ports: ChainPorts): Promise<StreamChain> {
  const { open, failureOf, clock, onEvent, concludedMs } = ports;
  const backlog = createBacklog();
  /** Sessions that were left behind and still owe their last words. */
  const leaving = new Set<Link>();
  const streamed: number[] = [];
  /** One session after another may bring no more than a single one. */
  const takesText = createTextAllowance(() => clock.now());
  let call = first;
  let current: Link | null = null;
  let position = 0;
  let lostAt: number | null = null;
  let attempt = 0;
  let state: ChainState = 'asking';
  /** No more sound comes; whichever session carries the last of it is told its end. */
  let isEnding = false;
  let stopWait: () => void = () => undefined;

  /** @returns whether the step means anything now */
  const move = (step: ChainStep): boolean => {
    const next = nextChainState(state, step);
    if (next !== null) state = next;
    return next !== null;
  };
  const release = () => {
    stopWait();
    for (const link of [current, ...leaving]) {
      link?.stream.close();
      link?.stop.abort();
    }
  };
  const finish = (event: ChainEvent) => {
    if (!move('over')) return;
    release();
    onEvent(event);
  };
  const finishWhenDone = () => {
    if (state === 'draining' && leaving.size === 0) finish({ kind: 'ended' });
  };
  const gap = (from: number, to: number) => {
    if (to <= from) return;
    onEvent({ kind: 'gap', startMs: from / SAMPLES_OF_MS, endMs: to / SAMPLES_OF_MS });
  };
  const endOf = ({ start, stream }: Link) => start + stream.pushed;
  const unconcludedOf = ({ start, concludedMs }: Link) =>
    Math.max(start, Math.round(concludedMs * SAMPLES_OF_MS));
  const waiting = () =>
    current === null ? backlog.samples : current.stream.pushed - current.stream.acknowledged;

  /** A session is gone: its sound goes out again from where nothing was concluded yet. */
  const recover = (link: Link) => {
    const { stream, start } = link;
    streamed.push(stream.pushed / SAMPLES_OF_MS);
    current = null;
    const concluded = Math.round(concludedMs() * SAMPLES_OF_MS) - start;
    const from = Math.max(0, concluded, stream.acknowledged - MOST_REPLAYED);
    const replay = stream.kept(Math.min(from, stream.pushed));
    backlog.begin(endOf(link) - replay.length / 2, replay);
    if (clock.now() - link.openedAt > STABLE_MS) attempt = 0;
  };

  /** A session that was left behind is over. */
  const left = (link: Link, isWhole: boolean) => {
    if (!leaving.delete(link)) return;
    if (!isWhole) gap(unconcludedOf(link), endOf(link));
    finishWhenDone();
  };

  const texts = (link: Link, event: Extract<VoiceStreamEvent, { update: unknown }>) => {
    const offset = link.start / SAMPLES_OF_MS;
    const move = (segments: typeof event.update.concluded) =>
      segments.map((segment) => ({
        ...segment,
        startMs: segment.startMs + offset,
        endMs: segment.endMs + offset,
      }));
    const concluded = move(event.update.concluded);
    for (const { endMs } of concluded) link.concludedMs = Math.max(link.concludedMs, endMs);
    // What is tentative in a session that was left behind would wipe out the words of the next.
    if (current === link) {
      onEvent({ ...event, update: { concluded, tentative: move(event.update.tentative) } });
    } else if (concluded.length > 0) {
      onEvent({ ...event, update: { concluded, tentative: [] } });
    }
  };

  const hear = (link: Link, event: VoiceStreamEvent): void => {
    if (state === 'over') return;
    switch (event.kind) {
      case 'failed':
        left(link, false);
        if (current !== link) return;
        recover(link);
        if (isFinal(event.failure)) finish({ kind: 'failed', failure: event.failure });
        else askLater('lost', event.failure);
        break;
      case 'ended':
        left(link, true);
        if (current !== link) return;
        if (isEnding) {
          move('ended');
          finishWhenDone();
        } else {
          // The service ended what nobody had ended.
          recover(link);
          askLater('lost', null);
        }
        break;
      case 'source':
      case 'target':
        if (takesText(concludedCharacters(event.update))) texts(link, event);
        else finish({ kind: 'failed', failure: FLOODED });
        break;
      case 'overflow':
        gap(event.fromSamples + link.start, event.toSamples + link.start);
        break;
      case 'speech':
        onEvent(event);
        break;
      case 'acknowledged':
        break;
      default:
        if (current === link) onEvent(event);
    }
  };

  const askLater = (step: 'lost' | 'refused', failure: Failure | null) => {
    if (!move(step)) return;
    lostAt ??= clock.now();
    onEvent({ kind: 'lost', failure });
    const wait = WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)] ?? 0;
    attempt += 1;
    stopWait();
    stopWait = clock.after(wait, () => ask('ask'));
  };

  const openLink = async (): Promise<void> => {
    const stop = new AbortController();
    const early: VoiceStreamEvent[] = [];
    let link: Link | null = null;
    const asked = call;
    const stream = await open(asked, {
      signal: stop.signal,
      onEvent: (event) => {
        if (link === null) early.push(event);
        else hear(link, event);
      },
    });
    if (state === 'over') {
      stream.close();
      stop.abort();
      return;
    }
    if (call !== asked) {
      // Another language was chosen meanwhile.
      stream.close();
      stop.abort();
      await openLink();
      return;
    }
    move('granted');
    // More sound may have come, or been given up, while the session was asked for.
    const kept = backlog.take();
    const start = kept?.position ?? position;
    link = { stream, start, stop, openedAt: clock.now(), concludedMs: 0 };
    current = link;
    for (const pcm of kept?.parts ?? []) stream.push(pcm);
    onEvent({ kind: 'granted', stream });
    if (lostAt !== null) onEvent({ kind: 'continued', awayMs: clock.now() - lostAt });
    lostAt = null;
    for (const event of early) hear(link, event);
    if (isEnding) stream.end();
  };

  const openNext = async () => {
    try {
      await openLink();
    } catch (error) {
      const failure = failureOf(error) ?? { code: 'internal' as const };
      if (isFinal(failure)) finish({ kind: 'failed', failure });
      else askLater('refused', failure);
    }
  };
  /** Asks for a session where none is asked for or open. */
  const ask = (step: 'ask' | 'turn') => {
    const isAsking = state === 'asking';
    if (!move(step) || isAsking) return;
    stopWait();
    inBackground('streamChain.openNext', openNext);
  };

  await openLink();

  return {
    push(pcm) {
      if (state === 'over' || isEnding) return;
      const lost = current === null ? backlog.add(position, pcm) : null;
      current?.stream.push(pcm);
      position += pcm.length / 2;
      if (lost !== null) gap(lost.from, lost.to);
    },
    get waiting() {
      return waiting();
    },
    get unheard() {
      const owed = [...leaving].map((link) => [unconcludedOf(link), endOf(link)] as const);
      return [...owed, [position - waiting(), position] as const]
        .filter(([from, to]) => to > from)
        .map(([from, to]) => ({ startMs: from / SAMPLES_OF_MS, endMs: to / SAMPLES_OF_MS }));
    },
    get current() {
      return current?.stream ?? null;
    },
    get streamedMs() {
      return current === null ? streamed : [...streamed, current.stream.pushed / SAMPLES_OF_MS];
    },
    turn(next) {
      call = next;
      attempt = 0;
      if (state === 'open' && current !== null) {
        streamed.push(current.stream.pushed / SAMPLES_OF_MS);
        leaving.add(current);
        const { stream } = current;
        current = null;
        stream.end();
      }
      ask('turn');
    },
    restart() {
      if (state !== 'open' || current === null) return;
      const { stream, stop } = current;
      recover(current);
      stream.close();
      stop.abort();
      askLater('lost', null);
    },
    retry() {
      if (state === 'open') current?.stream.retry();
      else ask('ask');
    },
    end() {
      isEnding = true;
      if (state === 'open') current?.stream.end();
      else ask('ask');
    },
    close() {
      if (move('over')) release();
    },
  };
}

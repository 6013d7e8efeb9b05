import type { Failure } from '../../../preload/contract/failure.ts';
import type { Refill, VoiceReport } from '../../../preload/contract/voice.ts';
import type { OpenVoice, VoiceCall } from '../../client/voice/voice-stream.ts';
import type { Entry } from './journal/entry.ts';
import { wordCount } from './transcript/row-breaks.ts';
import { sourceSegment } from './transcript/source-segment.ts';

const SAMPLES_OF_MS = 16;
/** Sound around a gap goes along, so that no word is cut. */
const MARGIN_MS = 500;
/** Sound is pushed in steps of a second … */
const STEP_SAMPLES = 16_000;
/** … and so far ahead of what has arrived: a stream keeps ten minutes, and gaps may be longer. */
const MOST_AHEAD = 60 * STEP_SAMPLES;

export interface RefillPorts {
  readonly open: (...args: Parameters<OpenVoice>) => ReturnType<OpenVoice>;
  readonly failureOf: (error: unknown) => Failure | null;
  readonly call: VoiceCall;
  readonly gaps: VoiceReport['gaps'];
  readonly readSound: (from: number, to: number) => Uint8Array;
  /** Keeps and shows an entry. */
  readonly enter: (entry: Entry) => void;
  readonly signal: AbortSignal;
}

/** Sends the kept sound of each gap through a session of its own and adds what is heard. */
export async function* refill(ports: RefillPorts): AsyncGenerator<Refill, void, undefined> {
  const { gaps, signal } = ports;
  const totalMs = gaps.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  let doneMs = 0;
  let words = 0;
  yield { state: 'running', doneMs, totalMs };
  for (const gap of gaps) {
    if (signal.aborted) return;
    try {
      words += await refillOne(gap, ports);
    } catch (error) {
      yield { state: 'failed', failure: ports.failureOf(error) ?? { code: 'internal' } };
      return;
    }
    doneMs += gap.endMs - gap.startMs;
    yield { state: 'running', doneMs, totalMs };
  }
  yield { state: 'done', words };
}

class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

async function refillOne(
  gap: VoiceReport['gaps'][number],
  { open, call, readSound, enter, signal }: RefillPorts,
): Promise<number> {
  const fromMs = Math.max(0, gap.startMs - MARGIN_MS);
  const from = Math.round(fromMs * SAMPLES_OF_MS);
  const to = Math.round((gap.endMs + MARGIN_MS) * SAMPLES_OF_MS);
  if (!hasSound(gap, readSound)) return 0;
  const over = Promise.withResolvers<undefined>();
  let words = 0;
  const placed = (a: number, b: number) =>
    fromMs + b > gap.startMs && fromMs + a < gap.endMs ? { a: fromMs + a, b: fromMs + b } : null;

  const stream = await open(call, {
    signal,
    onEvent: (event) => {
      if (event.kind === 'source') {
        for (const segment of event.update.concluded) {
          const place = placed(segment.startMs, segment.endMs);
          if (place === null) continue;
          words += wordCount(segment.text);
          enter({ t: 'source', s: [sourceSegment(segment, place)], w: null, r: true });
        }
      } else if (event.kind === 'target') {
        for (const { text, startMs, endMs } of event.update.concluded) {
          const place = placed(startMs, endMs);
          if (place === null) continue;
          enter({ t: 'target', l: event.language, s: [{ x: text, ...place }], r: true });
        }
      } else if (event.kind === 'acknowledged') feed(event.samples);
      else if (event.kind === 'ended') over.resolve(undefined);
      else if (event.kind === 'failed') over.reject(new Refused(event.failure));
    },
  });
  let at = from;
  const feed = (arrived: number) => {
    while (at < to && at - from - arrived < MOST_AHEAD) {
      const sound = readSound(at, Math.min(to, at + STEP_SAMPLES));
      at += STEP_SAMPLES;
      if (sound.length > 0) stream.push(sound);
    }
    if (at >= to) stream.end();
  };
  const leave = () => over.resolve(undefined);
  signal.addEventListener('abort', leave, { once: true });
  try {
    feed(0);
    await over.promise;
  } finally {
    signal.removeEventListener('abort', leave);
    stream.close();
  }
  if (signal.aborted) return words;
  enter({ t: 'refilled', a: gap.startMs, b: gap.endMs });
  return words;
}

/** Sound that nobody recorded was kept as silence; it cannot be heard now either. */
function hasSound(
  { startMs, endMs }: VoiceReport['gaps'][number],
  readSound: RefillPorts['readSound'],
): boolean {
  const to = Math.round(endMs * SAMPLES_OF_MS);
  for (let at = Math.round(startMs * SAMPLES_OF_MS); at < to; at += STEP_SAMPLES) {
    if (readSound(at, Math.min(to, at + STEP_SAMPLES)).some((byte) => byte !== 0)) return true;
  }
  return false;
}

/** The failure of a session that broke off in a refill. */
export const refillFailure = (error: unknown): Failure | null =>
  error instanceof Refused ? error.failure : null;

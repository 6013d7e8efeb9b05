import { DecoderFault } from '../../engine/speech/recogniser.ts';
import type { HeardWord, Recogniser, Recognition } from '../../engine/speech/recogniser.ts';
import type { Hearing } from './session.ts';
import { inBackground } from '../../system/background.ts';

const RATE = 16_000;
const SAMPLES_PER_MS = RATE / 1_000;
/**
 * Sound that is kept for a successor: the longest utterance and the time in which a recogniser opens. Without a
 * word for so long there is none to hear again.
 */
const MOST_KEPT = 30 * RATE;
/** Breakdowns without a final word in between: with the terms, without them, without the kept sound. */
const MOST_BREAKDOWNS = 3;
/** A recogniser that took in so much sound was well; the next breakdown is no part of a series. */
const WELL_AFTER = 60 * RATE;

export interface Breakdown {
  /** The session goes on without its spoken terms. */
  readonly withoutTerms: boolean;
}

export interface HearingPorts {
  readonly recognition: Recognition;
  readonly language: string;
  readonly terms: readonly string[];
  readonly onHeard: (words: readonly HeardWord[], isOver: boolean) => void;
  /** A recogniser broke down and another one goes on. */
  readonly onBreakdown: (breakdown: Breakdown, error: Error) => void;
  /** No recogniser goes on; nothing follows. */
  readonly onFault: (error: Error) => void;
}

/** Hears the sound of one session, with one recogniser after another where they break down. */
export interface SessionHearing extends Hearing {
  close(): void;
}

export function createHearing(ports: HearingPorts): SessionHearing {
  const { recognition, language, onHeard, onBreakdown } = ports;
  let { terms } = ports;
  /** Resolves to the recogniser that is open, or will be. */
  let opening: Promise<Recogniser> | null = null;
  let recogniser: Recogniser | null = null;
  let isClosed = false;
  let hasOpened = false;
  let breakdowns = 0;
  /** Samples of the stream at the last breakdown. */
  let lastBreakdown = 0;
  /** Sound since the last final word, for a successor; begins at `keptFrom` samples of the stream. */
  let kept: Int16Array[] = [];
  let keptSamples = 0;
  let keptFrom = 0;

  /** Forgets kept sound before a place of the stream. */
  const settle = (until: number) => {
    let drop = Math.min(until - keptFrom, keptSamples);
    while (drop > 0) {
      const [first] = kept;
      if (first === undefined) break;
      const cut = Math.min(drop, first.length);
      if (cut === first.length) kept.shift();
      else kept[0] = first.subarray(cut);
      keptFrom += cut;
      keptSamples -= cut;
      drop -= cut;
    }
  };

  const start = async (): Promise<Recogniser> => {
    const from = keptFrom;
    const offset = Math.round(from / SAMPLES_PER_MS);
    let own: Recogniser | null = null;
    let isCurrent = true;
    const opened = await recognition.open({
      language,
      terms,
      onHeard: ({ kind, words }) => {
        if (isClosed || !isCurrent) return;
        const placed = words.map((word) => ({
          ...word,
          startMs: word.startMs + offset,
          endMs: word.endMs + offset,
        }));
        const last = placed.at(-1);
        if (kind === 'final' && last !== undefined) {
          breakdowns = 0;
          settle(Math.round(last.endMs * SAMPLES_PER_MS));
        }
        onHeard(placed, kind === 'final');
      },
      onFault: (error) => {
        isCurrent = false;
        if (own === recogniser) recogniser = null;
        inBackground('hearing.again', () => goOn(error));
      },
    });
    own = opened;
    if (isClosed) {
      opened.close();
      throw new Error('The session is over.');
    }
    hasOpened = true;
    recogniser = opened;
    for (const samples of kept) opened.feed(samples);
    return opened;
  };

  /** Makes ready for a successor. @returns whether there is one */
  const recover = (error: Error): boolean => {
    const now = keptFrom + keptSamples;
    breakdowns = now - lastBreakdown > WELL_AFTER ? 1 : breakdowns + 1;
    lastBreakdown = now;
    const hadTerms = terms.length > 0;
    // The decoder's own fault with terms is likely theirs: it is as sound without them as it was before.
    if (hadTerms && (error instanceof DecoderFault || breakdowns > 1 || !hasOpened)) terms = [];
    else if (!hasOpened) return false;
    if (breakdowns > MOST_BREAKDOWNS) return false;
    // The same sound ended several recognisers.
    if (breakdowns === MOST_BREAKDOWNS) settle(now);
    onBreakdown({ withoutTerms: hadTerms && terms.length === 0 }, error);
    return true;
  };

  const startUntilOpen = async (): Promise<Recogniser> => {
    for (;;) {
      try {
        return await start();
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error('The recogniser did not open.');
        if (isClosed || !recover(error)) throw error;
      }
    }
  };
  const opened = (): Promise<Recogniser> => (opening ??= startUntilOpen());

  /** Another recogniser takes over where one broke down. */
  async function goOn(error: Error): Promise<void> {
    if (isClosed) return;
    if (recover(error)) {
      opening = startUntilOpen();
      await orGiveUp(opening);
    } else giveUp(error);
  }
  const giveUp = (error: Error) => {
    if (isClosed) return;
    opening = Promise.reject(error);
    opening.catch(() => undefined);
    ports.onFault(error);
  };
  const orGiveUp = (waited: Promise<Recogniser>) =>
    waited.then(
      () => undefined,
      (error: unknown) => giveUp(error as Error),
    );

  return {
    async open() {
      await opened();
    },
    feed(samples) {
      if (isClosed) return;
      kept.push(samples.slice());
      keptSamples += samples.length;
      if (recogniser !== null) recogniser.feed(samples);
      else if (opening === null) inBackground('hearing.open', () => orGiveUp(opened()));
      if (keptSamples > MOST_KEPT) settle(keptFrom + keptSamples - MOST_KEPT);
    },
    async finish() {
      if (opening === null) return;
      for (;;) {
        const waited: Promise<Recogniser> = opening;
        const current = await waited;
        try {
          await current.finish();
          return;
        } catch (error) {
          // A successor, where there is one, has the sound; it is finished in its place.
          if (opening === waited) throw error;
        }
      }
    },
    close() {
      isClosed = true;
      kept = [];
      recogniser?.close();
    },
  };
}

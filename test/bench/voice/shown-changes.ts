import { createSteady } from '../../../renderer/features/voice/steady/steady.ts';
import type { SteadyLimits } from '../../../renderer/features/voice/steady/steady.ts';
import type { HeardText } from './heard-stream.ts';

/** How often the page looks again without a new text. */
const LOOK_MS = 250;
const STEP_MS = 50;
const MINUTE_MS = 60_000;
/** After the last words: what is hidden appears. */
const TAIL_MS = 1_000;

export interface ShownChanges {
  /** Words that were taken back, by words in the end (normalised erasure). */
  readonly erasure: number;
  /** The most rewrites within a minute; those that come with concluded text do not count. */
  readonly rewritesInMinute: number;
  /** Milliseconds from the first time that a word was heard at a place to the first one shown. */
  readonly delays: readonly number[];
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

/** Replays a stream; without limits everything is shown as it is heard. */
export function shownChanges(
  stream: readonly HeardText[],
  limits: SteadyLimits | null,
): ShownChanges {
  const steady = limits === null ? null : createSteady(limits);
  const heardAt: number[] = [];
  const shownAt: number[] = [];
  const rewrites: number[] = [];
  let shown: readonly string[] = [];
  let now: HeardText = { atMs: 0, concluded: '', tentative: '' };
  let erased = 0;

  const look = (atMs: number, isConcluding: boolean) => {
    const { concluded, tentative } = now;
    const text = steady?.show(tentative, atMs, concluded.length).text ?? tentative;
    const next = wordsIn(`${concluded} ${text}`);
    const heard = wordsIn(`${concluded} ${tentative}`);
    for (let place = heardAt.length; place < heard.length; place += 1) heardAt.push(atMs);
    for (let place = shownAt.length; place < next.length; place += 1) shownAt.push(atMs);
    const other = shown.findIndex((word, place) => word !== next[place]);
    if (other >= 0) {
      erased += shown.length - other;
      if (!isConcluding) rewrites.push(atMs);
    }
    shown = next;
  };

  let from = 0;
  const endMs = (stream.at(-1)?.atMs ?? 0) + TAIL_MS;
  for (let atMs = 0; atMs <= endMs; atMs += STEP_MS) {
    const until = stream.findIndex((text, index) => index >= from && text.atMs > atMs);
    for (const text of stream.slice(from, until < 0 ? stream.length : until)) {
      const isConcluding = text.concluded !== now.concluded;
      now = text;
      look(atMs, isConcluding);
    }
    from = until < 0 ? stream.length : until;
    if (atMs % LOOK_MS === 0) look(atMs, false);
  }
  const within = rewrites.map(
    (first) => rewrites.filter((at) => at >= first && at < first + MINUTE_MS).length,
  );
  return {
    erasure: erased / shown.length,
    rewritesInMinute: Math.max(0, ...within),
    delays: shownAt.map((at, place) => at - (heardAt[place] ?? at)),
  };
}

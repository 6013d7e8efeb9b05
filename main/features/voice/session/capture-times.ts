const SAMPLES_OF_MS = 16;
/** Chunks that are remembered: twelve minutes of 100 ms. */
const MOST = 7_200;
/** Delays count for so long. */
const WINDOW_MS = 300_000;
const MOST_DELAYS = 3_000;

/** When sound was captured, and how long its text took. */
export interface CaptureTimes {
  /** Sound up to a position of the media clock was captured by now. */
  captured(position: number, now: number): void;
  /** Text up to a time of the media clock has come. */
  shown(kind: DelayKind, mediaMs: number, now: number): void;
  delay(kind: DelayKind, now: number): { readonly p50: number; readonly p95: number } | null;
}

export type DelayKind = 'tentative' | 'concluded';

export function createCaptureTimes(): CaptureTimes {
  let captures: { readonly endMs: number; readonly at: number }[] = [];
  const delays: Record<DelayKind, { readonly at: number; readonly ms: number }[]> = {
    tentative: [],
    concluded: [],
  };

  const capturedAt = (mediaMs: number): number | null => {
    let low = 0;
    let high = captures.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((captures[middle]?.endMs ?? 0) < mediaMs) low = middle + 1;
      else high = middle;
    }
    return captures[low]?.at ?? captures.at(-1)?.at ?? null;
  };

  return {
    captured(position, now) {
      captures.push({ endMs: position / SAMPLES_OF_MS, at: now });
      if (captures.length > MOST * 1.25) captures = captures.slice(-MOST);
    },
    shown(kind, mediaMs, now) {
      const at = capturedAt(mediaMs);
      if (at === null) return;
      const list = delays[kind];
      list.push({ at: now, ms: Math.max(0, now - at) });
      if (list.length > MOST_DELAYS) list.splice(0, MOST_DELAYS / 2);
    },
    delay(kind, now) {
      const recent = delays[kind].filter(({ at }) => now - at <= WINDOW_MS).map(({ ms }) => ms);
      if (recent.length === 0) return null;
      recent.sort((a, b) => a - b);
      const at = (share: number) =>
        Math.round(recent[Math.min(recent.length - 1, Math.floor(recent.length * share))] ?? 0);
      return { p50: at(0.5), p95: at(0.95) };
    },
  };
}

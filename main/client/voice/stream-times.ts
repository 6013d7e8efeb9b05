const SAMPLES_OF_MS = 16;

interface Break {
  /** From this sample on the wire … */
  wire: number;
  /** … sound is this sample of what was pushed. */
  pushed: number;
}

/**
 * What was pushed against what went over the wire: silence that keeps a session alive was never
 * pushed, and sound that was given up never sent. The service counts the wire.
 */
export interface StreamTimes {
  /** Sound of a position goes out at a place of the wire. */
  sent(wire: number, pushed: number): void;
  /** Everything from here on did not arrive: it goes out again. */
  rewind(wire: number): void;
  /** Milliseconds of the wire as milliseconds of what was pushed. */
  toPushed(wireMs: number): number;
}

export function createStreamTimes(): StreamTimes {
  let breaks: Break[] = [{ wire: 0, pushed: 0 }];
  return {
    sent(wire, pushed) {
      const last = breaks.at(-1);
      if (last !== undefined && pushed - last.pushed === wire - last.wire) return;
      breaks.push({ wire, pushed });
    },
    rewind(wire) {
      const first = breaks[0] ?? { wire: 0, pushed: 0 };
      breaks = breaks.filter((row) => row.wire < wire);
      if (breaks.length === 0) breaks = [first];
    },
    toPushed(wireMs) {
      const wire = wireMs * SAMPLES_OF_MS;
      const row = breaks.findLast((candidate) => candidate.wire <= wire) ?? breaks[0];
      if (row === undefined) return wireMs;
      return Math.max(0, Math.round((row.pushed + wire - row.wire) / SAMPLES_OF_MS));
    },
  };
}

import { z } from 'zod';

/** What can be made to go wrong in a stream, for tests of clients. */
export const VOICE_FAULTS = {
  cut: 'the connection breaks off',
  'black-hole': 'the service stops reading and answering, the connection stays',
  close: 'the service closes the connection as after its hour',
  error: 'the session ends with an internal error',
  silent: 'no message comes any more',
  malformed: 'a message that cannot be read comes in between',
  unordered: 'old, doubled and unknown messages come in between',
} as const;

export const VoiceFault = z.strictObject({
  kind: z.enum(Object.keys(VOICE_FAULTS) as [keyof typeof VOICE_FAULTS]),
  /** Milliseconds of sound, over all sessions, after which it strikes, and again after as many. */
  after_ms: z.number().min(0).max(86_400_000),
  /** How often. */
  count: z.int().min(1).max(1000).default(1),
});
export type VoiceFault = z.output<typeof VoiceFault>;

export interface VoiceFaultMenu {
  set(faults: readonly VoiceFault[]): void;
  readonly faults: readonly VoiceFault[];
  /** Counts sound; the faults that strike now. */
  heard(durationMs: number): readonly VoiceFault['kind'][];
}

export function createVoiceFaultMenu(): VoiceFaultMenu {
  let set: readonly VoiceFault[] = [];
  let waiting: { readonly fault: VoiceFault; nextMs: number; left: number }[] = [];
  let sound = 0;
  return {
    set(faults) {
      set = faults;
      sound = 0;
      waiting = faults.map((fault) => ({ fault, nextMs: fault.after_ms, left: fault.count }));
    },
    get faults() {
      return set;
    },
    heard(durationMs) {
      sound += durationMs;
      const due = waiting.filter(({ nextMs, left }) => left > 0 && sound >= nextMs);
      for (const row of due) {
        row.left -= 1;
        row.nextMs = sound + row.fault.after_ms;
      }
      return due.map(({ fault }) => fault.kind);
    },
  };
}

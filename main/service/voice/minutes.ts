import type { Key } from '../accounts/key.ts';
import type { Ledger } from '../accounts/ledger.ts';

const MINUTE_MS = 60_000;

/** Bills the sound of one session by begun minutes. */
export interface Minutes {
  /**
   * Counts sound. What was billed is on disk when this returns.
   * @returns false when a limit forbids the next minute: nothing was billed for it
   */
  count(durationMs: number): boolean;
}

export function createMinutes(
  ledger: Ledger,
  who: { readonly key: Key; readonly isSpoken: boolean },
): Minutes {
  let sound = 0;
  let billed = 0;
  const kinds = who.isSpoken
    ? (['speech_to_text', 'speech_to_speech'] as const)
    : (['speech_to_text'] as const);
  return {
    count(durationMs) {
      sound += durationMs;
      while (billed < sound) {
        const minute = kinds.map((kind) => ({ key: who.key, kind, units: MINUTE_MS }));
        if (!ledger.charge(...minute)) return false;
        billed += MINUTE_MS;
      }
      return true;
    },
  };
}

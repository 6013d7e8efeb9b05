import type { VoiceWarning } from '../../../../preload/contract/voice.ts';

/** Sound arrives and no word comes: after so long something is wrong. */
const NO_WORDS_MS = 20_000;
/** The share of that sound that must be louder than silence. */
const LOUD_SHARE = 0.3;
/** After so long another session is tried, once until words have come again. */
const RESTART_MS = 25_000;
/** Silence is mentioned after so long. */
const SILENCE_MS = 60_000;
const MINUTE_MS = 60_000;
/** Delay has grown when it is so many times what it was at first, and worth mentioning at all. */
const GROWN = 1.5;
const SLOW_MS = 5_000;

export interface LimitsWatchOptions {
  readonly silenceMinutes: number | null;
  readonly maxMinutes: number | null;
}

/** Watches what a session lacks: words, speech, time. All times are of the media clock. */
export interface LimitsWatch {
  sound(ms: number, isLoud: boolean): void;
  /** Text has come, of whatever kind. */
  text(): void;
  /** Another session was asked for because of missing words; the count begins anew. */
  restarted(): void;
  /** @param concludedP95 milliseconds, or null */
  warnings(concludedP95: number | null): readonly VoiceWarning[];
  /** Whether another session should take over because this one says nothing. */
  readonly wantsRestart: boolean;
  readonly isSilentTooLong: boolean;
  readonly isTooLong: boolean;
}

export function createLimitsWatch({ silenceMinutes, maxMinutes }: LimitsWatchOptions): LimitsWatch {
  let total = 0;
  let sinceText = 0;
  let loudSinceText = 0;
  let silence = 0;
  let usual: number | null = null;
  let hasRestarted = false;
  const isMissing = () => sinceText >= NO_WORDS_MS && loudSinceText >= NO_WORDS_MS * LOUD_SHARE;
  return {
    sound(ms, isLoud) {
      total += ms;
      sinceText += ms;
      if (isLoud) {
        loudSinceText += ms;
        silence = 0;
      } else silence += ms;
    },
    text() {
      hasRestarted = false;
      sinceText = 0;
      loudSinceText = 0;
    },
    restarted() {
      hasRestarted = true;
      sinceText = 0;
      loudSinceText = 0;
    },
    warnings(concludedP95) {
      const warnings: VoiceWarning[] = [];
      if (isMissing()) {
        warnings.push({ kind: 'no-words', seconds: Math.floor(sinceText / 1000) });
      } else if (silence >= SILENCE_MS) {
        const left = silenceMinutes === null ? null : silenceMinutes * MINUTE_MS - silence;
        warnings.push({
          kind: 'silence',
          seconds: Math.floor(silence / 1000),
          endsIn: left === null ? null : Math.max(0, Math.ceil(left / 1000)),
        });
      }
      usual ??= concludedP95;
      const hasGrown = usual !== null && concludedP95 !== null && concludedP95 > usual * GROWN;
      if (hasGrown && concludedP95 > SLOW_MS) {
        warnings.push({ kind: 'slow', seconds: Math.round(concludedP95 / 1000) });
      }
      return warnings;
    },
    get wantsRestart() {
      return !hasRestarted && isMissing() && sinceText >= RESTART_MS;
    },
    get isSilentTooLong() {
      return silenceMinutes !== null && silence >= silenceMinutes * MINUTE_MS;
    },
    get isTooLong() {
      return maxMinutes !== null && total >= maxMinutes * MINUTE_MS;
    },
  };
}

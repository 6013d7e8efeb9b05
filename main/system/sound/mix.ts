/** The two places sound comes from. */
export type MixSlot = 'microphone' | 'system';

/** Sums two sources into one stream. */
export interface Mix {
  push(slot: MixSlot, samples: Int16Array): void;
  /** @param gain linear, 0 to 2 */
  setGain(slot: MixSlot, gain: number): void;
  setMuted(slot: MixSlot, isMuted: boolean): void;
  /** Whether a source takes part. Without the microphone the other one is the clock. */
  setPresent(slot: MixSlot, isPresent: boolean): void;
  /** Samples of the second source that were dropped or made up to keep in step with the clock. */
  readonly corrected: number;
}

export interface MixPorts {
  /** @param energies mean squares of each source as it was mixed in, 0 to 1 */
  readonly onMixed: (samples: Int16Array, energies: Readonly<Record<MixSlot, number>>) => void;
}

const RATE = 16_000;
/** The second source may run ahead by so much; clocks of two devices are never quite the same. */
const MOST_AHEAD = RATE / 5;
/** What is left of what ran ahead too far. */
const KEPT_AHEAD = RATE / 20;
/** Up to here, of 1, sound is left as it is; beyond, it is bent so that it never reaches 1. */
const KNEE = 0.8;

/**
 * Mixes with the microphone as the clock: each of its frames goes out at once, together with as much
 * of the other source as there is. One source alone at gain 1 passes bit by bit.
 */
export function createMix({ onMixed }: MixPorts): Mix {
  const gains: Record<MixSlot, number> = { microphone: 1, system: 1 };
  const muted: Record<MixSlot, boolean> = { microphone: false, system: false };
  const present: Record<MixSlot, boolean> = { microphone: false, system: false };
  let ahead = new Int16Array(0);
  let corrected = 0;

  const gainOf = (slot: MixSlot) => (muted[slot] ? 0 : gains[slot]);
  const clock = (): MixSlot => (present.microphone ? 'microphone' : 'system');

  const takeAhead = (count: number): Int16Array => {
    const taken = new Int16Array(count);
    taken.set(ahead.subarray(0, count));
    if (ahead.length > 0 && ahead.length < count) corrected += count - ahead.length;
    ahead = ahead.slice(Math.min(count, ahead.length));
    return taken;
  };
  const keepAhead = (samples: Int16Array) => {
    const all = new Int16Array(ahead.length + samples.length);
    all.set(ahead);
    all.set(samples, ahead.length);
    const isTooFar = all.length > MOST_AHEAD + samples.length;
    if (isTooFar) corrected += all.length - KEPT_AHEAD;
    ahead = isTooFar ? all.slice(all.length - KEPT_AHEAD) : all;
  };

  return {
    push(slot, samples) {
      if (!present[slot]) return;
      if (slot !== clock()) {
        keepAhead(samples);
        return;
      }
      const other = slot === 'microphone' ? 'system' : 'microphone';
      const second = present[other] ? takeAhead(samples.length) : null;
      const [first, gain] = [samples, gainOf(slot)];
      const energies = {
        microphone: 0,
        system: 0,
        [slot]: energy(first) * gain * gain,
        ...(second === null ? {} : { [other]: energy(second) * gainOf(other) ** 2 }),
      };
      if (second === null && gain === 1) {
        onMixed(samples, energies);
        return;
      }
      const mixed = new Int16Array(samples.length);
      const otherGain = gainOf(other);
      for (let index = 0; index < mixed.length; index += 1) {
        const sum = (first[index] ?? 0) * gain + (second?.[index] ?? 0) * otherGain;
        mixed[index] = bend(sum);
      }
      onMixed(mixed, energies);
    },
    setGain(slot, gain) {
      gains[slot] = gain;
    },
    setMuted(slot, isMuted) {
      muted[slot] = isMuted;
    },
    setPresent(slot, isPresent) {
      present[slot] = isPresent;
      ahead = new Int16Array(0);
    },
    get corrected() {
      return corrected;
    },
  };
}

/** Leaves quiet sound alone and bends loud sound, steadily and without end, towards the limit. */
function bend(sample: number): number {
  const size = Math.abs(sample) / 32_767;
  if (size <= KNEE) return Math.round(sample);
  const bent = KNEE + (1 - KNEE) * Math.tanh((size - KNEE) / (1 - KNEE));
  return Math.round(Math.sign(sample) * bent * 32_767);
}

function energy(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += (sample / 32_768) ** 2;
  return samples.length === 0 ? 0 : sum / samples.length;
}

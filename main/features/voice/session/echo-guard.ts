const RATE = 16_000;
/** Energy is compared in steps of 20 ms. */
const STEP = RATE / 50;
/** Two seconds of it at a time. */
const WINDOW = 100;
/** Speech may come back up to three seconds after it was handed out. */
const MOST_LAG = 150;
/** Steps between two comparisons. */
const EVERY = 25;
/** The likeness of the two courses of energy from which one is the other's echo. */
const LIKENESS = 0.75;
/** An echo must be found so many times in a row. */
const TIMES = 2;
/** Below this the course of energy is no speech. */
const FLOOR = 1e-5;

/** Notices translated speech that comes back through the microphone. */
export interface EchoGuard {
  /** Translated speech begins to play. 16 kHz. */
  played(samples: Int16Array): void;
  /** @returns whether an echo is heard */
  recorded(samples: Int16Array): boolean;
}

/**
 * Compares the course of energy of what was played with that of what is recorded, at every lag: an
 * echo is quieter and duller than its origin, but goes up and down with it.
 */
export function createEchoGuard(): EchoGuard {
  const played: number[] = [];
  const recorded: number[] = [];
  const playing = createSteps((energy) => waiting.push(energy));
  const waiting: number[] = [];
  let found = 0;
  let isEcho = false;
  let count = 0;
  const recording = createSteps((energy) => {
    recorded.push(energy);
    // What plays and what is recorded move on together.
    played.push(waiting.shift() ?? 0);
    if (recorded.length > WINDOW) recorded.shift();
    if (played.length > WINDOW + MOST_LAG) played.shift();
    count += 1;
    if (count % EVERY !== 0 || recorded.length < WINDOW) return;
    found = isAlike(played, recorded) ? found + 1 : 0;
    isEcho = found >= TIMES;
  });
  return {
    played: (samples) => playing(samples),
    recorded(samples) {
      recording(samples);
      return isEcho;
    },
  };
}

function createSteps(tell: (energy: number) => void): (samples: Int16Array) => void {
  let sum = 0;
  let count = 0;
  return (samples) => {
    for (const sample of samples) {
      sum += (sample / 32_768) ** 2;
      count += 1;
      if (count < STEP) continue;
      tell(Math.sqrt(sum / STEP));
      sum = 0;
      count = 0;
    }
  };
}

function isAlike(played: readonly number[], recorded: readonly number[]): boolean {
  if (recorded.reduce((sum, value) => sum + value * value, 0) / WINDOW < FLOOR) return false;
  for (let lag = 0; lag + WINDOW <= played.length; lag += 1) {
    const from = played.length - WINDOW - lag;
    if (likeness(played, from, recorded) > LIKENESS) return true;
  }
  return false;
}

/** Correlation of two courses, -1 to 1; 0 where one of them is flat or silent. */
function likeness(a: readonly number[], from: number, b: readonly number[]): number {
  let [sumA, sumB] = [0, 0];
  for (let index = 0; index < WINDOW; index += 1) {
    sumA += a[from + index] ?? 0;
    sumB += b[index] ?? 0;
  }
  const [meanA, meanB] = [sumA / WINDOW, sumB / WINDOW];
  let [both, ownA, ownB] = [0, 0, 0];
  for (let index = 0; index < WINDOW; index += 1) {
    const x = (a[from + index] ?? 0) - meanA;
    const y = (b[index] ?? 0) - meanB;
    both += x * y;
    ownA += x * x;
    ownB += y * y;
  }
  if (ownA / WINDOW < FLOOR || ownB === 0) return 0;
  return both / Math.sqrt(ownA * ownB);
}

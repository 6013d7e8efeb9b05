import type { Input } from '../../preload/contract/api.ts';
import type { DetectionProgress } from '../../preload/contract/detection.ts';
import type { Detection } from '../../preload/contract/text.ts';

export interface FakeDetectionOptions {
  /** The service refuses and the built-in one guesses. */
  readonly isRefused?: boolean;
  /** Milliseconds for each request of 50 lines. */
  readonly slow?: number;
}

const REFUSAL = { code: 'feature-refused', status: 403, params: { feature: 'detect' } } as const;

function outcomeOf(line: string): Pick<Detection, 'outcome' | 'language'> {
  if (!/\p{L}/u.test(line)) return { outcome: 'no_language_detected' };
  if (/^\p{Script=Arabic}/u.test(line)) return { outcome: 'success', language: 'ar' };
  if (/[äöüß]|\b(?:der|die|und)\b/iu.test(line)) return { outcome: 'success', language: 'de' };
  if (/[¿ñó]|\b(?:el|los)\b/iu.test(line)) return { outcome: 'success', language: 'es' };
  if (line.length < 6) return { outcome: 'insufficient_confidence' };
  if (/\b(?:qapla|nuq)\b/iu.test(line)) return { outcome: 'unsupported_language' };
  return { outcome: 'success', language: 'en' };
}

/** Guesses languages by a few letters, fifty lines at a time. */
export function createFakeDetection({ isRefused = false, slow = 30 }: FakeDetectionOptions = {}) {
  return {
    async *run(
      { lines }: Input<'detection.run'>,
      signal?: AbortSignal,
    ): AsyncIterable<DetectionProgress> {
      const by = isRefused
        ? ({ by: 'local', refusal: REFUSAL } as const)
        : { by: 'service' as const };
      for (let from = 0; from < lines.length; from += 50) {
        await new Promise((resolve) => setTimeout(resolve, slow));
        if (signal?.aborted === true) return;
        const found = lines.slice(from, from + 50).map((line) => ({ ...outcomeOf(line), ...by }));
        const done = from + found.length;
        const state = done === lines.length ? 'done' : 'running';
        yield { state, from, found, done, all: lines.length };
      }
    },
    asks: {
      'detection.open': () => ({
        name: 'lines.txt',
        lines: ['Guten Morgen und willkommen', 'Good morning, everybody', '12345'],
      }),
      'detection.export': () => ({
        name: 'languages.csv',
        type: 'text/csv',
        bytes: new Uint8Array(),
      }),
    },
  };
}

import type { VoiceView } from '../../../../preload/contract/voice.ts';
import { createObservable } from '../../../system/observable.ts';
import type { Transcript } from '../transcript/transcript.ts';

/** Shows a session to any number of watchers, each at its own pace. */
export interface ViewFeed {
  /** Something has changed. */
  touch(): void;
  watch(signal: AbortSignal): AsyncGenerator<VoiceView, void, undefined>;
}

/** @param rest everything of a view but its rows */
export function createViewFeed(
  transcript: Transcript,
  rest: () => Omit<VoiceView, 'rows'>,
): ViewFeed {
  const version = createObservable(0);
  const touch = () => version.set(version.value + 1);
  return {
    touch,
    async *watch(signal) {
      let seen = -1;
      const versions = version.watch(signal);
      while (!(await versions.next()).done) {
        const from = seen;
        seen = transcript.changes.length;
        const rows =
          from < 0
            ? transcript.rows
            : [...new Set(transcript.changes.slice(from))]
                .toSorted((a, b) => a - b)
                .flatMap((index) => transcript.rows[index] ?? []);
        yield { ...rest(), rows: [...rows] };
      }
    },
  };
}

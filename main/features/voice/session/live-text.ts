import type { LiveLine } from '../../../../preload/contract/voice.ts';
import type { StreamUpdate } from '../../../client/voice/voice-stream.ts';

/** What is tentative now, of the source and of each target. */
export interface LiveText {
  source(tentative: StreamUpdate['tentative']): void;
  target(language: string, tentative: StreamUpdate['tentative']): void;
  /** Only these targets are wanted from here on. */
  keepTargets(languages: readonly string[]): void;
  readonly line: LiveLine;
}

const NOTHING: LiveLine = { startMs: null, language: null, source: '', targets: {} };

export function createLiveText(): LiveText {
  let line = NOTHING;
  // Segments carry their own spaces.
  const joined = (tentative: StreamUpdate['tentative']) =>
    tentative
      .map(({ text }) => text)
      .join('')
      .trimStart();
  return {
    source(tentative) {
      const [first] = tentative;
      line = {
        ...line,
        startMs: first?.startMs ?? null,
        language: first?.language ?? null,
        source: joined(tentative),
      };
    },
    target(language, tentative) {
      line = { ...line, targets: { ...line.targets, [language]: joined(tentative) } };
    },
    keepTargets(languages) {
      const kept = Object.entries(line.targets).filter(([language]) =>
        languages.includes(language),
      );
      line = { ...line, targets: Object.fromEntries(kept) };
    },
    get line() {
      return line;
    },
  };
}

import type { Handlers } from '../../../preload/contract/api.ts';
import type { Spelling } from '../../../preload/contract/spelling.ts';
import type { SpellingThread } from '../../engine/writing/spelling/open-spelling.ts';
import type { Log } from '../../system/log.ts';

export interface SpellingPorts {
  /** Opens the dictionaries in a thread of their own, when they are first asked. */
  readonly open: () => Promise<SpellingThread>;
  readonly log: Log;
}

export interface SpellingFeature {
  readonly handlers: Pick<Handlers, 'spelling.check'>;
  close(): Promise<void>;
}

/** More suggestions than a person reads. */
const MOST_SUGGESTIONS = 7;
const UNKNOWN: Spelling = { isAvailable: false, misspelt: [] };

/** Spelling by the dictionaries of this computer; no word leaves it. */
export function createSpelling({ open, log }: SpellingPorts): SpellingFeature {
  let opened: Promise<SpellingThread> | null = null;

  return {
    handlers: {
      'spelling.check': async (request, { signal }) => {
        opened ??= open();
        try {
          const spelled = await (await opened).spell(request, signal);
          if (spelled === null) return UNKNOWN;
          return {
            isAvailable: true,
            misspelt: spelled
              .filter(({ isKnown }) => !isKnown)
              .map(({ word, suggestions }) => ({
                word,
                suggestions: suggestions.slice(0, MOST_SUGGESTIONS),
              })),
          };
        } catch (error) {
          signal.throwIfAborted();
          // Nobody's typing stops because a dictionary fails.
          log.write('spelling.failed', { error: error instanceof Error ? error.name : 'unknown' });
          return UNKNOWN;
        }
      },
    },
    close: async () => (await opened)?.close(),
  };
}

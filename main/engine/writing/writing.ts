import { homedir } from 'node:os';
import { correctText } from './correct.ts';
import type { CorrectionRequest } from './correct.ts';
import { rephraseText } from './rephrase.ts';
import type { RephrasingRequest } from './rephrase.ts';
import { createThreadCorrector } from './thread-corrector.ts';
import type { WrittenText } from './written-text.ts';
import type { FaultListener } from '../../system/background.ts';

/** Improves texts in their own language. */
export interface Writing {
  /** Rejects when the signal fires. Where the checkers break down the rules alone act, and that is said. */
  correct(request: CorrectionRequest, signal: AbortSignal): Promise<WrittenText>;
  /** Corrects first, since a mistake in other words is still one. Rejects when the signal fires. */
  rephrase(request: RephrasingRequest, signal: AbortSignal): Promise<WrittenText>;
  close(): Promise<void>;
}

export interface WritingPlaces {
  /** The built `writing.js`, or the source of the thread. */
  readonly thread: string | URL;
  /** File of the grammar engine's WebAssembly module. */
  readonly grammarModule: string;
  /** Folder of dictionaries that the person chose; null: what is installed. */
  readonly dictionaries: string | null;
  /** Folders of installed packs. */
  readonly packFolders: readonly string[];
  /** File of Hunspell as a module. */
  readonly hunspellModule: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Told of what broke down. */
  readonly onFault: FaultListener;
}

/** Loads nothing; the first correction does. */
export function openWriting({
  thread,
  grammarModule,
  dictionaries,
  packFolders,
  hunspellModule,
  env,
  onFault,
}: WritingPlaces): Writing {
  const corrector = createThreadCorrector(thread, {
    grammarModule,
    dictionaries: {
      chosen: dictionaries,
      packFolders,
      hunspell: hunspellModule,
      platform: process.platform,
      env: { ...env },
      home: homedir(),
    },
  });
  const rulesAlone = { grammar: () => Promise.resolve(null), speller: () => null };
  const correct: Writing['correct'] = async (request, signal) => {
    try {
      return await corrector.correct(request, signal);
    } catch (error) {
      signal.throwIfAborted();
      onFault('writing.correct', error);
      return correctText(request, rulesAlone, signal);
    }
  };
  return {
    correct,
    async rephrase(request, signal) {
      const { text, language, terms } = request;
      return rephraseText(request, await correct({ text, language, terms }, signal));
    },
    close: () => corrector.close(),
  };
}

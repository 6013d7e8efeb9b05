import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SpellingRequest } from '../routes.ts';
import { createThreadCorrector } from '../thread-corrector.ts';
import type { SpelledWord } from './speller.ts';

/** The dictionaries of this computer, in a thread of their own. */
export interface SpellingThread {
  /**
   * What a dictionary says of each word, in order; null where none knows the language. Rejects when the
   * signal fires or the speller fails.
   */
  spell(request: SpellingRequest, signal: AbortSignal): Promise<readonly SpelledWord[] | null>;
  close(): Promise<void>;
}

export interface SpellingPlaces {
  /** The built `writing.js`. */
  readonly thread: string;
  /** Folder of dictionaries that the person chose; null: what is installed. */
  readonly dictionaries: string | null;
  /** Folders of installed packs. */
  readonly packFolders: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Starts nothing; the first question does. */
export function openSpelling(places: SpellingPlaces): SpellingThread {
  const { thread, dictionaries, packFolders, env } = places;
  return createThreadCorrector(thread, {
    // The modules stand beside the thread; this one is not read for spelling.
    grammarModule: join(dirname(thread), 'grammar.wasm'),
    dictionaries: {
      chosen: dictionaries,
      packFolders,
      hunspell: join(dirname(thread), 'hunspell.cjs'),
      platform: process.platform,
      env: { ...env },
      home: homedir(),
    },
  });
}

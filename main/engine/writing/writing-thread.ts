/** A thread that corrects texts, one after the other. */
import { workerData } from 'node:worker_threads';
import { serveThread } from '../../system/channel/thread.ts';
import { correctText } from './correct.ts';
import type { GrammarLinter } from './english/grammar-linter.ts';
import { findDictionary } from './spelling/dictionaries.ts';
import { openSpeller } from './spelling/open-speller.ts';
import type { Speller } from './spelling/speller.ts';
import { correctionRoutes } from './routes.ts';
import type { ThreadStart } from './routes.ts';

const start = workerData as ThreadStart;

let grammar: Promise<GrammarLinter | null> | null = null;
const openGrammar = async (): Promise<GrammarLinter | null> => {
  const { openGrammarLinter } = await import('./english/grammar-linter.ts');
  return openGrammarLinter(start.grammarModule);
};

/** By language, with the dictionary that it was opened with. */
const spellers = new Map<string, { readonly dic: string; readonly speller: Speller }>();
/** A dictionary may be installed, replaced or removed while the service runs. */
const spellerOf = (language: string): Speller | null => {
  const files = findDictionary(language, start.dictionaries);
  const known = spellers.get(language);
  if (files !== null && known?.dic === files.dic) return known.speller;
  spellers.delete(language);
  if (files === null) return null;
  const speller = openSpeller(files, language, start.dictionaries);
  if (speller !== null) spellers.set(language, { dic: files.dic, speller });
  return speller;
};

serveThread(correctionRoutes, {
  spell: async ({ language, words }, { signal }) => {
    const speller = spellerOf(language);
    return speller === null ? null : speller.check(words, signal);
  },
  correct: (request, { signal }) =>
    correctText(
      request,
      { grammar: () => (grammar ??= openGrammar().catch(() => null)), speller: spellerOf },
      signal,
    ),
});

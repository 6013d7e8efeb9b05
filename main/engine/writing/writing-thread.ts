/** A thread that corrects texts, one after the other. */
import { workerData } from 'node:worker_threads';
import { serveThread } from '../../system/channel/thread.ts';
import { correctText } from './correct.ts';
import type { GrammarLinter } from './english/grammar-linter.ts';
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

const spellers = new Map<string, Speller | null>();
const spellerOf = (language: string): Speller | null => {
  const known = spellers.get(language);
  if (known !== undefined) return known;
  const speller = openSpeller(language, start.dictionaries);
  // A dictionary may be installed while the service runs; one that is there is kept.
  if (speller !== null) spellers.set(language, speller);
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

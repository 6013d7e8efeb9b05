/** A thread that corrects texts, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { correctText } from './correct.ts';
import type { GrammarLinter } from './english/grammar-linter.ts';
import { openSpeller } from './spelling/open-speller.ts';
import type { Speller } from './spelling/speller.ts';
import type { FromThread, ThreadStart, ToThread } from './thread-messages.ts';

const port = parentPort;
if (port === null) throw new Error('This is a part of the offline service.');
const start = workerData as ThreadStart;
const post = (message: FromThread) => port.postMessage(message);

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

let running = new AbortController();
port.on('message', (message: ToThread) => {
  if ('cancel' in message) {
    running.abort();
    return;
  }
  running = new AbortController();
  correctText(
    message.request,
    { grammar: () => (grammar ??= openGrammar().catch(() => null)), speller: spellerOf },
    running.signal,
  ).then(
    (written) => post({ written }),
    (error: unknown) =>
      post({ fault: error instanceof Error ? error : new Error('A correction failed.') }),
  );
});

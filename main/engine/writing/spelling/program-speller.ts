import { spawn } from 'node:child_process';
import { isKnownInPieces } from './pieces.ts';
import type { SpelledWord, Speller } from './speller.ts';

const TIMEOUT_MS = 20_000;
const MOST_OUTPUT = 4 * 1024 * 1024;

/**
 * The installed Hunspell with one dictionary. It knows how words are joined.
 * @param path of its files without their ending
 */
export function createProgramSpeller(program: string, path: string, language: string): Speller {
  return {
    name: 'hunspell',
    async check(words, signal) {
      if (words.length === 0) return [];
      // The pieces are asked for at once with the words, since the start costs most.
      const pieces = words.flatMap((word) => word.split(/['’-]/u)).filter((piece) => piece !== '');
      const all = [...new Set([...words, ...pieces])];
      const answers = readAnswers(all, await run(program, path, all, signal));
      const known = (word: string) => answers.get(word)?.isKnown ?? false;
      return words.map((word) => {
        const answer = answers.get(word) ?? { word, isKnown: true, suggestions: [] };
        return answer.isKnown || !isKnownInPieces(word, known, language)
          ? answer
          : { word, isKnown: true, suggestions: [] };
      });
    },
  };
}

/** One word a line, each marked as text and not as a command. */
function run(
  program: string,
  path: string,
  words: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['-a', '-i', 'utf-8', '-d', path], {
      stdio: ['pipe', 'pipe', 'ignore'],
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      // Its own settings of the person would change what it says.
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: '/nonexistent' },
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_OUTPUT) child.kill();
      else chunks.push(chunk);
    });
    child.on('error', reject);
    child.stdin.on('error', () => undefined);
    child.on('close', (status) => {
      if (status === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new Error('The spelling program failed.'));
    });
    child.stdin.end(words.map((word) => `^${word.replaceAll('’', "'")}\n`).join(''));
  });
}

/** The answers for one line end with an empty one. */
function readAnswers(words: readonly string[], output: string): Map<string, SpelledWord> {
  const lines = output.replace(/^@.*\n/, '').split('\n');
  const answers = new Map<string, SpelledWord>();
  let next = 0;
  let marks: string[] = [];
  for (const line of lines) {
    if (line !== '') {
      marks.push(line);
      continue;
    }
    const word = words[next];
    if (word === undefined) break;
    next += 1;
    answers.set(word, answerOf(word, marks));
    marks = [];
  }
  return answers;
}

function answerOf(word: string, marks: readonly string[]): SpelledWord {
  const wrong = marks.filter((mark) => /^[&#?]/.test(mark));
  // A word that it cut in several is judged by its pieces.
  const [only = ''] = wrong;
  const named = /^[&#?] (\S+)/.exec(only)?.[1];
  const suggestions =
    wrong.length === 1 && named === word.replaceAll('’', "'") && only.includes(': ')
      ? only.slice(only.indexOf(': ') + 2).split(', ')
      : [];
  return { word, isKnown: wrong.length === 0, suggestions };
}

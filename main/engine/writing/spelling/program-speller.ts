import { spawn } from 'node:child_process';
import { isKnownInPieces } from './pieces.ts';
import { worthSuggesting } from './speller.ts';
import type { SpelledWord, Speller } from './speller.ts';

const TIMEOUT_MS = 20_000;
const MOST_OUTPUT = 4 * 1024 * 1024;

/**
 * The installed Hunspell with one dictionary. It knows how words are joined.
 * @param path of its files without their ending
 */
export function createProgramSpeller(program: string, path: string, language: string): Speller {
  const ask = (option: '-l' | '-a', lines: readonly string[], signal: AbortSignal) =>
    run(program, [option, '-i', 'utf-8', '-d', path], lines, signal);

  return {
    name: 'hunspell',
    async check(words, signal) {
      if (words.length === 0) return [];
      const plain = words.map((word) => word.replaceAll('’', "'"));
      const pieces = plain.flatMap(piecesOf);
      const listed = await ask('-l', [...new Set([...plain, ...pieces])], signal);
      const unknown = new Set(listed.split('\n'));
      const isPiece = (piece: string) => !unknown.has(piece);
      const doubted = plain.filter(
        // Where it cuts words at an apostrophe it lists the pieces alone.
        (word) => [word, ...piecesOf(word)].some((piece) => unknown.has(piece)),
      );
      const wrong = doubted.filter((word) => !isKnownInPieces(word, isPiece, language));
      const asked = worthSuggesting(wrong, plain.length);
      const output =
        asked.length === 0
          ? ''
          : await ask(
              '-a',
              asked.map((word) => `^${word}`),
              signal,
            );
      const answers = readAnswers(asked, output);
      return words.map((word, at) => {
        const answer = answers.get(plain[at] ?? '');
        const isKnown = answer?.isKnown ?? !wrong.includes(plain[at] ?? '');
        return { word, isKnown, suggestions: answer?.suggestions ?? [] };
      });
    },
  };
}

const piecesOf = (word: string): string[] =>
  word.split(/['-]/u).filter((piece) => piece !== word && piece !== '');

function run(
  program: string,
  options: readonly string[],
  lines: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      stdio: ['pipe', 'pipe', 'ignore'],
      killSignal: 'SIGKILL',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      // A personal word list would change what it says from person to person.
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: '/nonexistent' },
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_OUTPUT) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', reject);
    child.stdin.on('error', () => undefined);
    child.on('close', (status) => {
      if (status === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new Error('The spelling program failed.'));
    });
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });
}

/** The answers for one line end with an empty one. */
function readAnswers(words: readonly string[], output: string): Map<string, SpelledWord> {
  const answers = new Map<string, SpelledWord>();
  let next = 0;
  let marks: string[] = [];
  for (const line of output.replace(/^@.*\n/, '').split('\n')) {
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

/** A word that it cut in several has no suggestions as a whole. */
function answerOf(word: string, marks: readonly string[]): SpelledWord {
  const wrong = marks.filter((mark) => /^[&#?]/.test(mark));
  const [first = ''] = wrong;
  const isWhole = wrong.length === 1 && /^[&#?] (\S+)/.exec(first)?.[1] === word;
  const suggestions =
    isWhole && first.includes(': ') ? first.slice(first.indexOf(': ') + 2).split(', ') : [];
  return { word, isKnown: wrong.length === 0, suggestions };
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Synthesis } from '../recogniser.ts';
import { runProgram } from './run-program.ts';
import { speechSound } from './speech-sound.ts';

/** Characters of the longest text; sentences are far shorter. */
const LONGEST = 2_000;

/** English by flite. It cannot write into a pipe of ours, so a file lies between. */
export function createFlite(program: string): Synthesis {
  return {
    name: 'flite',
    languages: ['en'],
    async speak(text, { sex }, signal) {
      const folder = await mkdtemp(join(tmpdir(), 'dragoman-speech-'));
      try {
        const [input, output] = [join(folder, 'text'), join(folder, 'speech.wav')];
        await writeFile(input, text.slice(0, LONGEST), { mode: 0o600 });
        const voice = sex === 'male' ? 'rms' : 'slt';
        await runProgram(program, ['-voice', voice, '-f', input, '-o', output], '', signal);
        return speechSound(await readFile(output));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

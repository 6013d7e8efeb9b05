import type { Synthesis } from '../recogniser.ts';
import { runProgram } from './run-program.ts';
import { speechSound } from './speech-sound.ts';

const LONGEST = 2_000;
/** Its names of languages where they are not the base code. */
const NAMES: Readonly<Record<string, string>> = { zh: 'cmn' };

/** The languages of an installed espeak-ng. */
export async function createEspeak(program: string, signal: AbortSignal): Promise<Synthesis> {
  const listed = (await runProgram(program, ['--voices'], '', signal)).toString('utf8');
  const voices = listed.split('\n').flatMap((line) => line.trim().split(/\s+/)[1] ?? []);
  const codes = new Set(voices.map((code) => code.split('-')[0] ?? code));
  if (codes.has('cmn')) codes.add('zh');
  return {
    name: 'eSpeak NG',
    languages: [...codes].filter((code) => /^[a-z]{2,3}$/.test(code)),
    async speak(text, { language, sex }, signal) {
      const voice = NAMES[language] ?? language;
      const variant = sex === 'female' ? '+f3' : '';
      const args = ['--stdin', '--stdout', '-v', `${voice}${variant}`];
      return speechSound(await runProgram(program, args, text.slice(0, LONGEST), signal));
    },
  };
}

import { runProgram } from '../node-program.ts';
import { ONLY_DEVICE, readDeviceId } from './device-name.ts';
import type { Surroundings } from './find-recorder.ts';
import { findInstalled, findRecorder } from './find-recorder.ts';
import type { Sound, SoundDevice } from './recorder.ts';
import { readServerSources } from './server-sources.ts';

/** A program that does not answer in this time has hung. */
const LIMIT_MS = 3_000;

/** The devices that main can record from, and why it cannot record what the computer plays. */
export async function listDevices(around: Surroundings): ReturnType<Sound['devices']> {
  const { name, path } = findRecorder(around);
  if (path === null) return { program: null, devices: [], systemAudio: 'no-recorder' };
  if (around.platform !== 'linux') {
    // The package hands sox no device there: it records the one that the system has chosen.
    const only = { id: ONLY_DEVICE, name: 'default', slot: 'microphone', isDefault: true } as const;
    return { program: name, devices: [only], systemAudio: 'platform' };
  }
  const ask = (program: string, ...args: string[]) => answerOf(program, args, around);
  const pactl = findInstalled('pactl', around);
  const [alsa, sources, info] = await Promise.all([
    ask(path, '-L'),
    pactl === null ? '' : ask(pactl, 'list', 'sources'),
    pactl === null ? '' : ask(pactl, 'info'),
  ]);
  // Where a server runs it holds the cards; it is reached through the device that leads to it.
  const isReachable = /^pulse$/m.test(alsa);
  const served = isReachable ? readServerSources(sources, info) : [];
  return served.length > 0
    ? { program: name, devices: served, systemAudio: null }
    : { program: name, devices: readAlsaNames(alsa), systemAudio: 'no-sound-server' };
}

/**
 * What `arecord -L` lists as devices: names, each with lines about it that are set in. Those that
 * do not lead to a microphone (`null`, filters, the server that does not answer) are left out.
 */
export function readAlsaNames(listed: string): readonly SoundDevice[] {
  return listed.split(/\n(?=\S)/).flatMap((block): readonly SoundDevice[] => {
    const [id = '', ...about] = block.split('\n').map((line) => line.trim());
    if (id === 'pulse' || readDeviceId(id)?.kind !== 'alsa') return [];
    const name = about.filter((line) => line !== '').join(', ');
    return [{ id, name: name === '' ? id : name, slot: 'microphone', isDefault: id === 'default' }];
  });
}

/** Empty where it failed. */
async function answerOf(
  program: string,
  args: readonly string[],
  { env }: Surroundings,
): Promise<string> {
  // What it says is read, so it must not be translated.
  const end = await runProgram(program, {
    args,
    env: { ...env, LC_ALL: 'C', LANGUAGE: 'C' },
    limitMs: LIMIT_MS,
  });
  return end.code === 0 ? end.output : '';
}

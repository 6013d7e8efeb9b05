import { execFile } from 'node:child_process';
import { findProgram } from '../find-program.ts';
import { ONLY_DEVICE, readDeviceId, serverId } from './device-name.ts';
import type { Sound, SoundDevice } from './recorder.ts';

export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A program that does not answer in this time has hung. */
const LIMIT_MS = 3_000;

/** Folders that hold programs but are missing from the path of apps started from a desktop. */
const MORE_FOLDERS: readonly string[] = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/bin'];

/** The recorder program of this system, by its absolute path. */
export function findRecorder({ platform, env }: Surroundings): string | null {
  const name = { darwin: 'rec', win32: 'sox.exe' }[platform as string] ?? 'arecord';
  const folders = platform === 'win32' ? [] : MORE_FOLDERS;
  return findProgram(name, {
    PATH: [env['PATH'] ?? '', ...folders].join(platform === 'win32' ? ';' : ':'),
  });
}

/** The devices that main can record from, and why it cannot record what the computer plays. */
export async function listDevices(around: Surroundings): ReturnType<Sound['devices']> {
  const program = findRecorder(around);
  if (program === null) return { program, devices: [], systemAudio: 'no-recorder' };
  const name = /[^/\\]+$/.exec(program)?.[0] ?? program;
  if (around.platform !== 'linux') {
    const only = { id: ONLY_DEVICE, name, slot: 'microphone', isDefault: true } as const;
    return { program: name, devices: [only], systemAudio: 'platform' };
  }
  const server = await listServerSources(around);
  if (server === null) {
    const devices = readAlsaNames(await output(program, ['-L'], around));
    return { program: name, devices, systemAudio: 'no-sound-server' };
  }
  return { program: name, devices: server, systemAudio: null };
}

/** null where no sound server answers. */
async function listServerSources(around: Surroundings): Promise<readonly SoundDevice[] | null> {
  const pactl = findProgram('pactl', around.env);
  if (pactl === null) return null;
  const [sources, info] = await Promise.all([
    output(pactl, ['--format=json', 'list', 'sources'], around),
    output(pactl, ['--format=json', 'info'], around),
  ]);
  return sources === '' ? null : readServerSources(sources, info);
}

/** What `pactl` lists in JSON; a list that cannot be read is no list. */
export function readServerSources(sources: string, info: string): readonly SoundDevice[] | null {
  const list = json(sources);
  if (!Array.isArray(list)) return null;
  const facts = json(info);
  const chosen = isRecord(facts) ? facts['default_source_name'] : undefined;
  return list.flatMap((entry: unknown): readonly SoundDevice[] => {
    if (!isRecord(entry)) return [];
    const { name, description, monitor_source: monitor, properties } = entry;
    if (typeof name !== 'string' || readDeviceId(serverId(name)) === null) return [];
    const isMonitor =
      name.endsWith('.monitor') ||
      (typeof monitor === 'string' && monitor !== '') ||
      (isRecord(properties) && properties['device.class'] === 'monitor');
    return [
      {
        id: serverId(name),
        name: typeof description === 'string' && description !== '' ? description : name,
        slot: isMonitor ? 'system' : 'microphone',
        isDefault: name === chosen,
      },
    ];
  });
}

/** What `arecord -L` lists: a name, and lines about it that are set in. */
export function readAlsaNames(text: string): readonly SoundDevice[] {
  const devices: { id: string; name: string }[] = [];
  for (const line of text.split('\n')) {
    const about = /^\s+(\S.*)$/.exec(line)?.[1];
    const last = devices.at(-1);
    if (about !== undefined) {
      if (last !== undefined && last.name === last.id) last.name = about;
    } else if (line !== '') devices.push({ id: line, name: line });
  }
  return devices
    .filter(({ id }) => /^(?:default$|pulse$|pipewire$|sysdefault:|plughw:)/.test(id))
    .filter(({ id }) => readDeviceId(id) !== null)
    .map((device) => ({ ...device, slot: 'microphone', isDefault: device.id === 'default' }));
}

function output(program: string, args: readonly string[], { env }: Surroundings): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      program,
      [...args],
      { env: { ...env, LC_ALL: 'C.UTF-8' }, timeout: LIMIT_MS, maxBuffer: 4 * 1024 * 1024 },
      (error, stdout) => resolve(error === null ? stdout : ''),
    );
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

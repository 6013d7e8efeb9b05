import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAMS = ['pulseaudio', 'pactl', 'paplay', 'parec', 'arecord'];

/** Why there is no sound server to test with; null when there is. */
export const NO_PULSE: string | null = (() => {
  const missing = PROGRAMS.filter(
    (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error !== undefined,
  );
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`;
  const names = spawnSync('arecord', ['-L'], { encoding: 'utf8' }).stdout;
  return /^pulse$/m.test(names) ? null : 'ALSA has no `pulse` device (libasound2-plugins)';
})();

/** A sound server of our own, without a sound card. */
export interface Pulse {
  /** What programs need to reach it. */
  readonly env: NodeJS.ProcessEnv;
  /**
   * A sink whose monitor can be recorded.
   * @param latencyMs how much sound it takes at once: what is more survives a busy computer
   */
  addSink(name: string, latencyMs?: number): Promise<void>;
  /** A microphone that hears what a sink plays. */
  addMicrophone(name: string, sink: string): Promise<void>;
  /** Takes a sink or a microphone away, as if it were unplugged; once is enough. */
  remove(name: string): Promise<void>;
  setDefaultMicrophone(name: string): Promise<void>;
  /** Makes every recording through ALSA come from another source, as a server does by itself. */
  moveRecordings(name: string): Promise<void>;
  /** Plays a WAV file to its end. */
  play(path: string, sink: string): Promise<void>;
  /** Ends the server under its clients. */
  kill(): void;
  stop(): Promise<void>;
}

/** Starts a private server; nothing of it is seen outside of `env`. */
export async function startPulse(): Promise<Pulse> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-pulse-'));
  const [home, run] = [join(folder, 'home'), join(folder, 'run')];
  const state = join(run, 'pulse');
  for (const path of [home, run, state]) mkdirSync(path, { mode: 0o700 });
  const socket = join(folder, 'socket');
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    LC_ALL: 'C',
    HOME: home,
    XDG_RUNTIME_DIR: run,
    PULSE_RUNTIME_PATH: state,
    PULSE_SERVER: `unix:${socket}`,
  };
  const server = spawn(
    'pulseaudio',
    [
      ...['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1', '--log-level=error'],
      ...['-L', `module-native-protocol-unix auth-anonymous=1 socket=${socket}`],
      // A recording whose source goes away moves to another one, as on a desktop.
      ...['-L', 'module-rescue-streams'],
    ],
    { env, stdio: 'ignore' },
  );
  const modules = new Map<string, string>();
  const listeners: ChildProcess[] = [];
  // A test that crashes leaves nothing behind.
  const end = () => {
    for (const listener of listeners) listener.kill('SIGKILL');
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  const pactl = async (...args: string[]): Promise<string> => {
    const child = spawn('pactl', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`pactl ${args.join(' ')}: ${errors}`);
    return output.trim();
  };
  const load = async (name: string, latencyMs: number, ...args: string[]) => {
    modules.set(name, await pactl('load-module', ...args));
    // Without a listener an idle sink works in blocks of two seconds.
    const source = args[0] === 'module-null-sink' ? `${name}.monitor` : name;
    listeners.push(
      spawn('parec', [`--latency-msec=${latencyMs}`, '-d', source, '--raw'], {
        env,
        stdio: 'ignore',
      }),
    );
  };
  await answered(() => pactl('info'));

  return {
    env,
    addSink: (name, latencyMs = 20) =>
      load(
        name,
        latencyMs,
        'module-null-sink',
        `sink_name=${name}`,
        'rate=16000',
        'channels=1',
        'format=s16le',
        `sink_properties=device.description=${name}`,
      ),
    addMicrophone: (name, sink) =>
      load(
        name,
        20,
        'module-remap-source',
        `source_name=${name}`,
        `master=${sink}.monitor`,
        `source_properties=device.description=${name}`,
      ),
    async remove(name) {
      const loaded = modules.get(name);
      modules.delete(name);
      // A server that was killed says so before its end is known.
      if (loaded !== undefined && !server.killed && server.exitCode === null) {
        await pactl('unload-module', loaded);
      }
    },
    async setDefaultMicrophone(name) {
      await pactl('set-default-source', name);
    },
    async moveRecordings(name) {
      const blocks = (await pactl('list', 'source-outputs')).split(/^(?=Source Output #)/m);
      for (const block of blocks.filter((one) => one.includes('"ALSA Capture"'))) {
        await pactl('move-source-output', /#(\d+)/.exec(block)?.[1] ?? '', name);
      }
    },
    async play(path, sink) {
      // A shorter latency leaves holes under load.
      const child = spawn('paplay', ['--latency-msec=500', `--device=${sink}`, path], {
        env,
        stdio: 'ignore',
      });
      await once(child, 'close');
    },
    kill: () => void server.kill('SIGKILL'),
    async stop() {
      process.off('exit', end);
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      end();
    },
  };
}

async function answered(ask: () => Promise<unknown>): Promise<void> {
  for (let round = 0; ; round += 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (round === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

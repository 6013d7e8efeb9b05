import { readFileSync, readdirSync } from 'node:fs';
import type { Sound } from '../../../main/system/sound/recorder.ts';
import type { Pulse } from '../../app/pulse.ts';

/** A recording that runs, and what becomes of it. */
interface Running {
  /** Milliseconds from the start to its first sound. */
  readonly startMs: number;
  /** When it was first said that something is wrong. */
  readonly trouble: Promise<number>;
  stop(): void;
}

async function run(sound: Sound, device: string): Promise<Running> {
  const began = performance.now();
  const heard = Promise.withResolvers<number>();
  const trouble = Promise.withResolvers<number>();
  const recorder = sound.recordDevice(device);
  recorder.start({
    onFrame: () => heard.resolve(performance.now() - began),
    onStall: (isStalled) => isStalled && trouble.resolve(performance.now()),
    onEnd: () => trouble.resolve(performance.now()),
  });
  return {
    startMs: await heard.promise,
    trouble: trouble.promise,
    stop: () => recorder.stop(),
  };
}

/** Processes that record through arecord, by their command line. */
const recorderPids = (device: string): number[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('--period-time=20000') &&
          readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`PULSE_SOURCE=${device}`)
        );
      } catch {
        return false;
      }
    })
    .map(Number);

/**
 * How soon each fault of a microphone is told, in milliseconds, and how long a start takes.
 * @param sink which the microphones hear
 */
export async function captureFaults(pulse: Pulse, sound: Sound, sink: string) {
  const figures: Record<string, number> = {};
  const inject = async (name: string, fault: (device: string) => unknown) => {
    const device = `faulty-${name}`;
    await pulse.addMicrophone(device, sink);
    const running = await run(sound, `server:${device}`);
    const at = performance.now();
    await fault(device);
    figures[`capture_${name}_noticed_ms`] = (await running.trouble) - at;
    running.stop();
    await pulse.remove(device);
  };
  const signal = (device: string, name: NodeJS.Signals) => {
    for (const pid of recorderPids(device)) process.kill(pid, name);
  };
  const alone = await run(sound, `server:${sink}.monitor`);
  figures['capture_recorder_start_ms'] = alone.startMs;
  alone.stop();
  await Promise.all([
    inject('unplugged', (device) => pulse.remove(device)),
    inject('killed', (device) => signal(device, 'SIGKILL')),
    inject('frozen', (device) => signal(device, 'SIGSTOP')),
  ]);
  return figures;
}

import type { ChildProcessByStdio } from 'node:child_process';
import childProcess, { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type mic from 'mic';

/** A recorder program that runs. */
export type RecorderChild = ChildProcessByStdio<null, Readable, Readable>;

/**
 * Loads the package with a start of programs that is ours: it has no listener for a program that
 * cannot be started, drops what the program says, and cannot be told what it should ask of it. Only
 * the package gets this start, and nothing else in this process starts a recorder.
 * @param path absolute path of the recorder program
 * @param onChild told of each program that was started
 */
export async function loadMic(
  path: string,
  onChild: (child: RecorderChild) => void,
): Promise<typeof mic> {
  const guarded = (asked: string, args: readonly string[]): RecorderChild => {
    const child = spawn(path, recorderArguments(asked, args), {
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    onChild(child);
    return child;
  };
  Object.assign(childProcess, { spawn: guarded });
  try {
    return (await import('mic')).default;
  } finally {
    Object.assign(childProcess, { spawn });
  }
}

/** What a recorder is started with, from what the package would start it with. */
export function recorderArguments(asked: string, args: readonly string[]): readonly string[] {
  switch (asked) {
    case 'arecord':
      // WAV ends in silence at 2 GiB; its own periods are 125 ms, which come as bursts.
      return ['-t', 'raw', '--period-time=20000', '--buffer-time=1000000', ...args];
    case 'sox':
      // Its `-p` means sox's own format of 32 bits; what stands before it describes the samples.
      return [...QUICK_SOX, ...args.slice(0, -1), '-t', 'raw', ...SAMPLES, '-'];
    default:
      return [...QUICK_SOX, ...args];
  }
}

/** Quiet, and in blocks of 32 ms instead of 256 ms. */
const QUICK_SOX = ['-q', '--buffer', '1024'];
const SAMPLES = '-b 16 -e signed-integer --endian little -c 1 -r 16000'.split(' ');

import { spawn } from 'node:child_process';

export interface ProgramEnd {
  /** What it wrote on its standard output. */
  readonly output: string;
  readonly code: number | null;
}

/**
 * Runs a program to its end; its standard error is shown. When the signal fires, it ends with all
 * that it has started.
 * @throws the signal's reason, or the system's error when it cannot be started
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  { folder, signal }: { readonly folder: string; readonly signal: AbortSignal },
): Promise<ProgramEnd> {
  signal.throwIfAborted();
  const isWindows = process.platform === 'win32';
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: isWindows && command === 'npm',
    // A group of its own, so that browsers and helpers end with it.
    detached: !isWindows,
  });
  const stop = () => {
    if (child.pid === undefined) return;
    try {
      if (isWindows) child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  };
  signal.addEventListener('abort', stop, { once: true });
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal.throwIfAborted();
    return { output: Buffer.concat(pieces).toString('utf8'), code };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

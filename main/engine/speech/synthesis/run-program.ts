import { spawn } from 'node:child_process';

/** Milliseconds for one sentence; the slowest voice takes a tenth of it. */
const LIMIT = 20_000;

/**
 * Runs a program without a shell, with a text on its standard input. Rejects when it fails, takes
 * too long, or the signal fires, which also ends it.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  input: string,
  signal: AbortSignal,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      signal,
      timeout: LIMIT,
      killSignal: 'SIGKILL',
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (bytes: Buffer) => output.push(bytes));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output));
      else reject(new Error(`${program} ended with ${code ?? 'a signal'}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

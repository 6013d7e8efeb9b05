import { spawn } from 'node:child_process';
import { guarded } from './background.ts';

/** How a program ended. */
export interface ProgramEnd {
  readonly outcome: 'exited' | 'timed-out' | 'not-found';
  /** Exit code; null when it was ended by a signal or never ran. */
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** What a program is started with. */
export interface ProgramStart {
  readonly args: readonly string[];
  /** Written to its standard input, which is then closed. */
  readonly input?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds after which it is killed. */
  readonly limitMs: number;
}

/** Runs a program of the operating system to its end, without a shell. Never rejects. */
export function runProgram(program: string, start: ProgramStart): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    const child = spawn(program, start.args, { env: start.env, stdio: 'pipe', windowsHide: true });
    let output = '';
    let errors = '';
    let timedOut = false;
    const giveUp = () => {
      timedOut = true;
      child.kill('SIGKILL');
      // Its own children may hold the pipes open after it.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const timer = setTimeout(guarded('program.limit', giveUp), start.limitMs);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const finish = (outcome: ProgramEnd['outcome'], code: number | null) => {
      clearTimeout(timer);
      resolve({ outcome: timedOut ? 'timed-out' : outcome, code, output, errors });
    };
    child.on('error', () => finish('not-found', null));
    child.on('close', (code) => finish('exited', code));
    // A program that ends without reading its input closes the pipe under us.
    child.stdin.on('error', () => undefined);
    child.stdin.end(start.input ?? '');
  });
}

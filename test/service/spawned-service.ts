import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join(import.meta.dirname, '../../dist/main/service.js');

/** A program that ended by itself. */
export interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the program until it ends by itself. */
export async function runProgram(args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...args]);
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output, errors };
}

/** The program while it serves. */
export interface Serving {
  readonly process: ChildProcess;
  /** Everything that it printed on standard output. */
  readonly lines: readonly string[];
  /** Everything that it has printed on standard error. */
  errors(): string;
  readonly baseUrl: string;
  readonly developerKey: string;
  readonly adminKey: string;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the program, in a process group of its own, and waits for its line. */
export async function startProgram(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Serving> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: environment,
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  await Promise.race([
    once(reader, 'line'),
    once(child, 'close').then(() => Promise.reject(new Error(`It ended at once. ${errors}`))),
  ]);
  const said = JSON.parse(lines[0] ?? '') as Record<string, string>;
  return {
    process: child,
    lines,
    errors: () => errors,
    baseUrl: said['base_url'] ?? '',
    developerKey: said['developer_key'] ?? '',
    adminKey: said['admin_key'] ?? '',
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const closed = once(child, 'close') as Promise<[number | null]>;
      child.kill(signal);
      const [status] = await closed;
      return status;
    },
  };
}

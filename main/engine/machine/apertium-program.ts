import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, open, unlink } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = 'apertium';
const MAX_OUTPUT_CHARACTERS = 16 * 1024 * 1024;

export interface ProgramCall {
  readonly options: readonly string[];
  readonly input: string;
  /** Its PATH is searched. */
  readonly environment: NodeJS.ProcessEnv;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/**
 * Runs the program once, without a shell, and answers with what it prints. Rejects when it cannot be
 * started, reports failure, takes too long or prints far too much, and when the signal fires; then
 * it is ended with every stage of its pipeline.
 */
export async function runApertium(call: ProgramCall): Promise<string> {
  const input = await inputFile(call.input);
  try {
    return await run(call, input.fd);
  } finally {
    await input.close();
  }
}

/**
 * The program opens its standard input by name, which a socket (all that Node can give) refuses. So it
 * gets a file that is already deleted, and in memory where the system has a place for that.
 */
async function inputFile(text: string): Promise<FileHandle> {
  const memory = '/dev/shm';
  const folder = await access(memory, constants.W_OK).then(
    () => memory,
    () => tmpdir(),
  );
  const path = join(folder, `dragoman-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    const bytes = Buffer.from(text, 'utf8');
    for (let at = 0; at < bytes.length;) {
      at += (await file.write(bytes, at, bytes.length - at, at)).bytesWritten;
    }
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

function run(call: ProgramCall, input: number): Promise<string> {
  const { options, environment, timeoutMs, signal } = call;
  const limit = AbortSignal.timeout(timeoutMs);
  const stop = signal ? AbortSignal.any([signal, limit]) : limit;
  return new Promise((resolve, reject) => {
    stop.throwIfAborted();
    const child = spawn(PROGRAM, options, {
      env: { ...environment, LC_ALL: 'C.UTF-8' },
      stdio: [input, 'pipe', 'ignore'],
      detached: true,
    });
    const fail = (cause: unknown) => {
      endGroup(child);
      reject(new Error('Apertium failed.', { cause }));
    };
    const stopped = () => fail(stop.reason);
    stop.addEventListener('abort', stopped, { once: true });
    let output = '';
    child.stdout?.setEncoding('utf8');
    child.stdout?.on('data', (piece: string) => {
      output += piece;
      if (output.length > MAX_OUTPUT_CHARACTERS) fail(new Error('Too much output.'));
    });
    child.on('error', (error) => {
      stop.removeEventListener('abort', stopped);
      fail(error);
    });
    child.on('close', (code) => {
      stop.removeEventListener('abort', stopped);
      if (code === 0) resolve(output);
      else fail(new Error(`It ended with ${String(code)}.`));
    });
  });
}

/** Ends the program and the stages it started, which are one process group. */
export function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Already over.
  }
}

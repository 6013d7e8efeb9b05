import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { guarded } from '../../system/background.ts';
import { watchProgram } from '../../system/hung-program.ts';
import { endGroup } from './apertium-program.ts';
import { readRecord, writeRecord } from './apertium-stream.ts';

/** So many pairs are kept ready; each takes about 50 MB. */
const MAX_RUNNING = 4;
const IDLE_MS = 60_000;
/** Stages hand a record on once they see what follows; so many empty ones push it through them all. */
const PUSH = '\0'.repeat(8);
const PUSH_AGAIN_MS = 25;
/** With more abandoned texts than this a program is ended rather than waited for. */
const MAX_ABANDONED = 50;
const MAX_RECORD = 1024 * 1024;
/** The script opens its input by name, which a socket (all that Node can give) refuses; a pipe it takes. */
const SCRIPT = 'cat | exec apertium -f none -z -u "$0"';

export interface ResidentPorts {
  readonly environment: NodeJS.ProcessEnv;
  /** A program that answers nothing for so long, though asked, is ended. */
  readonly timeoutMs: number;
  /** An unused program is ended after this. */
  readonly idleMs?: number;
  readonly maxRunning?: number;
}

export interface ResidentApertium {
  /** One translation a text, in order. Rejects when the program fails, and when the signal fires. */
  translate(mode: string, texts: readonly string[], signal?: AbortSignal): Promise<string[]>;
  /** How many programs are running. */
  readonly running: number;
}

/**
 * Keeps the programs of the pairs in use running, since starting one takes longer than a text. Texts
 * carry numbers through the program, so an answer is never taken for that of another text.
 */
export function keepApertium(ports: ResidentPorts): ResidentApertium {
  const { idleMs = IDLE_MS, maxRunning = MAX_RUNNING } = ports;
  // The least recently used one first.
  const programs = new Map<string, Program>();

  function programOf(mode: string): Program {
    const running = programs.get(mode);
    programs.delete(mode);
    const program = running ?? makeRoomAndStart(mode);
    programs.set(mode, program);
    return program;
  }

  function makeRoomAndStart(mode: string): Program {
    if (programs.size >= maxRunning) {
      const unused = [...programs].find(([, program]) => program.isIdle());
      if (unused === undefined) throw new Error('All places for Apertium programs are in use.');
      programs.delete(unused[0]);
      unused[1].end();
    }
    const program: Program = start(mode, ports, idleMs, () => {
      if (programs.get(mode) === program) programs.delete(mode);
    });
    return program;
  }

  return {
    get running() {
      return programs.size;
    },
    async translate(mode, texts, signal) {
      signal?.throwIfAborted();
      return programOf(mode).translate(texts, signal);
    },
  };
}

interface Program {
  translate(texts: readonly string[], signal?: AbortSignal): Promise<string[]>;
  isIdle(): boolean;
  end(): void;
}

interface Waiting {
  readonly resolve: (text: string) => void;
  readonly reject: (error: unknown) => void;
}

function start(mode: string, ports: ResidentPorts, idleMs: number, ended: () => void): Program {
  const child = spawn('sh', ['-c', SCRIPT, mode], {
    env: { ...ports.environment, LC_ALL: 'C.UTF-8' },
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
  // The stages end with their input, so nothing outlives this process, and nothing keeps it alive.
  child.unref();
  unrefPipes(child);
  const waiting = new Map<number, Waiting>();
  let next = 1;
  /** Texts whose answers nobody waits for any more. */
  const abandoned = new Set<number>();
  let rest = '';
  let isOver = false;
  const end = () => endGroup(child);
  const watch = watchProgram(
    { kill: () => (end(), true), once: child.once.bind(child) },
    ports.timeoutMs,
  );
  const idle = setTimeout(guarded('apertium.idle', end), idleMs).unref();
  const push = setInterval(
    guarded('apertium.push', () => {
      if (!isIdle()) child.stdin.write(PUSH);
    }),
    PUSH_AGAIN_MS,
  ).unref();

  const over = (cause?: unknown) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(idle);
    clearInterval(push);
    end();
    ended();
    for (const { reject } of waiting.values()) reject(new Error('Apertium failed.', { cause }));
    waiting.clear();
  };
  child.on('error', over);
  child.on('close', () => over());
  child.stdin.on('error', over);
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (piece: string) => {
    const records = (rest + piece).split('\0');
    rest = records.pop() ?? '';
    if (rest.length > MAX_RECORD) over(new Error('Too much output.'));
    for (const record of records) take(record);
  });

  function take(record: string): void {
    const read = readRecord(record);
    if (read === null) return;
    const asked = waiting.get(read.number);
    waiting.delete(read.number);
    abandoned.delete(read.number);
    if (isIdle()) watch.rest();
    else watch.expect();
    asked?.resolve(read.text);
  }

  function abandon(numbers: readonly number[]): void {
    for (const number of numbers) if (waiting.delete(number)) abandoned.add(number);
    if (abandoned.size > MAX_ABANDONED) over();
  }

  function isIdle(): boolean {
    return waiting.size === 0 && abandoned.size === 0;
  }

  return {
    isIdle,
    end: () => over(),
    async translate(texts, signal) {
      if (isOver) throw new Error('Apertium failed.');
      idle.refresh();
      const numbers = texts.map(() => next++);
      const answers = numbers.map(
        (number) =>
          new Promise<string>((resolve, reject) => waiting.set(number, { resolve, reject })),
      );
      watch.expect();
      const records = texts.map((text, at) => writeRecord(numbers[at] ?? 0, text));
      child.stdin.write(`${records.join('\0')}\0${PUSH}`);
      return await untilAborted(Promise.all(answers), signal, () => abandon(numbers));
    },
  };
}

/** Pipes to a program are sockets, though their types do not say so. */
function unrefPipes({ stdin, stdout }: ChildProcess): void {
  for (const pipe of [stdin, stdout]) (pipe as { unref?: () => void } | null)?.unref?.();
}

/** Stops waiting when the signal fires; the answers that come later are of nobody. */
function untilAborted<T>(
  answer: Promise<T>,
  signal: AbortSignal | undefined,
  abandon: () => void,
): Promise<T> {
  if (signal === undefined) return answer;
  return new Promise<T>((resolve, reject) => {
    const stop = () => {
      abandon();
      reject(new Error('Apertium failed.', { cause: signal.reason }));
    };
    signal.addEventListener('abort', stop, { once: true });
    const done = () => signal.removeEventListener('abort', stop);
    answer.then(resolve, reject).finally(done);
  });
}

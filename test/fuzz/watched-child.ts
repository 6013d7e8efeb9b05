import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { ChildLine, ChildTask, Fault, Summary } from './child-lines.ts';
import type { Outcome } from './run-parser.ts';

/** What a child process may use, and how long it may be silent. */
export interface ChildBounds {
  readonly heapMegabytes: number;
  /** Of the whole process, buffers outside of the heap included. */
  readonly megabytes: number;
  /** A run that takes longer hangs: the process is ended. Many times what the slowest run takes. */
  readonly silenceMs: number;
}

export const BOUNDS: ChildBounds = { heapMegabytes: 512, megabytes: 1_200, silenceMs: 60_000 };

export interface ChildReport {
  readonly summaries: readonly Summary[];
  readonly faults: readonly Fault[];
  /** By the names of the files that were read. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

const PROGRAM = join(import.meta.dirname, 'fuzz-child.ts');

/** Runs parsers in a process of its own; that it hangs, dies or leaves files behind is a fault too. */
export async function watchedChild(
  task: ChildTask,
  bounds: ChildBounds = BOUNDS,
  onLine: (line: ChildLine) => void = () => undefined,
): Promise<ChildReport> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-fuzz-watch-'));
  const heap = `--max-old-space-size=${bounds.heapMegabytes}`;
  const child = spawn(process.execPath, [heap, PROGRAM, JSON.stringify(task)], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, TMPDIR: folder, TMP: folder, TEMP: folder, NODE_OPTIONS: '' },
  });
  const summaries: Summary[] = [];
  const faults: Fault[] = [];
  const outcomes = new Map<string, Outcome>();
  let last: { parser: string; run: number } = { parser: task.parsers[0] ?? '', run: -1 };
  const watch = { isHanging: false };
  const end = () => {
    watch.isHanging = true;
    child.kill('SIGKILL');
  };
  let silence = setTimeout(end, bounds.silenceMs);
  let words = '';
  child.stderr?.on('data', (bytes: Buffer) => (words = (words + bytes.toString()).slice(-4_000)));

  const read = async () => {
    for await (const text of createInterface({ input: child.stdio[3] as Readable })) {
      clearTimeout(silence);
      silence = setTimeout(end, bounds.silenceMs);
      const line = JSON.parse(text) as ChildLine;
      onLine(line);
      if (line.kind === 'begin') last = line;
      else if (line.kind === 'broken') faults.push(line);
      else if (line.kind === 'smaller') {
        const told = faults.pop();
        if (told) faults.push({ ...told, input: line.input });
      } else if (line.kind === 'outcome') outcomes.set(line.file, line.outcome);
      else summaries.push(line);
    }
  };
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code] = await Promise.all([ended, read()]);
  clearTimeout(silence);

  const { parser, run } = last;
  const fault = (what: string, stack = '') =>
    faults.push({ parser, run, fault: what, stack, input: null });
  if (watch.isHanging) fault(`hangs: silent for ${bounds.silenceMs / 1_000} s`);
  else if (code !== 0) fault('the process died', words);
  else {
    const left = readdirSync(folder);
    if (left.length > 0) fault(`left behind: ${left.join(', ')}`);
    const used = summaries.at(-1)?.megabytes ?? 0;
    if (used > bounds.megabytes) fault(`took ${used} MB`);
  }
  rmSync(folder, { recursive: true, force: true });
  return { summaries, faults, outcomes };
}

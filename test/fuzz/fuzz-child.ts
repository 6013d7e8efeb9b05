/**
 * One process that reads inputs, so that a parser which hangs or takes all memory ends this process
 * alone. It is told what to do in its arguments, and tells what it does on its fourth channel:
 * a line of JSON each, written at once.
 */
import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ChildLine, ChildTask } from './child-lines.ts';
import { minimised } from './minimise.ts';
import type { FuzzedParser } from './parser.ts';
import { loadParser } from './parsers.ts';
import { createRandom } from './random.ts';
import { broken, runParser } from './run-parser.ts';
import type { Outcome } from './run-parser.ts';

const REPORTS = 3;
const task = JSON.parse(process.argv[2] ?? '') as ChildTask;
const tell = (line: ChildLine) => writeSync(REPORTS, `${JSON.stringify(line)}\n`);

/** What is thrown where nobody awaits it belongs to the input that is being read. */
let stray: unknown = null;
process.on('unhandledRejection', (reason) => (stray ??= reason));
process.on('uncaughtException', (error) => (stray ??= error));

const place = { folder: mkdtempSync(join(tmpdir(), 'dragoman-fuzz-')) };

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function outcomeOf(parser: FuzzedParser, input: Uint8Array): Promise<Outcome> {
  stray = null;
  const outcome = await runParser(parser, input, place);
  // Rejections that nobody handles are told a turn later.
  await nextTurn();
  return stray === null ? outcome : broken(stray);
}

async function fuzz(parser: FuzzedParser): Promise<void> {
  const { seed, from, runs = parser.runs } = task;
  const refusals: Record<string, number> = {};
  const faults = new Set<string>();
  let [read, slowest, slowestRun] = [0, 0, 0];
  for (let run = from; run < from + runs; run += 1) {
    tell({ kind: 'begin', parser: parser.name, run });
    const input = parser.mutate(createRandom(seed, run));
    const started = performance.now();
    const outcome = await outcomeOf(parser, input);
    const took = performance.now() - started;
    if (took > slowest) [slowest, slowestRun] = [took, run];
    if (outcome.kind === 'read') read += 1;
    else if (outcome.kind === 'refused') {
      refusals[outcome.reason] = (refusals[outcome.reason] ?? 0) + 1;
    } else if (!faults.has(outcome.fault)) {
      const { fault, stack } = outcome;
      faults.add(fault);
      const whole = Buffer.from(input).toString('base64');
      tell({ kind: 'broken', parser: parser.name, run, fault, stack, input: whole });
      if (task.minimises) await tellSmallest(parser, run, input, fault);
    }
  }
  const megabytes = Math.ceil(process.resourceUsage().maxRSS / 1024);
  tell({ kind: 'end', parser: parser.name, runs, read, refusals, slowest, slowestRun, megabytes });
}

/** Looks for a small input with the same fault; that it hangs meanwhile is told of the same run. */
async function tellSmallest(
  parser: FuzzedParser,
  run: number,
  input: Uint8Array,
  fault: string,
): Promise<void> {
  const smallest = await minimised(input, async (smaller) => {
    tell({ kind: 'begin', parser: parser.name, run });
    const outcome = await outcomeOf(parser, smaller);
    return outcome.kind === 'broken' && outcome.fault === fault;
  });
  tell({ kind: 'smaller', input: Buffer.from(smallest).toString('base64') });
}

try {
  for (const name of task.parsers) await fuzz(await loadParser(name));
  for (const file of task.files ?? []) {
    const [name = ''] = basename(file).split('--');
    tell({ kind: 'begin', parser: basename(file), run: 0 });
    const outcome = await outcomeOf(await loadParser(name), readFileSync(file));
    tell({ kind: 'outcome', file: basename(file), outcome });
  }
} finally {
  rmSync(place.folder, { recursive: true, force: true });
}
process.exit(0);

/**
 * `npm run fuzz -- <parser> [--runs N] [--seed S] [--from R]`: reads damaged input in a process of its
 * own. Says the seed, what was read and refused, and of each fault a small input, which is also written
 * to a file. `all` takes every parser. Ends with 1 where a promise was broken.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Fault, Summary } from './child-lines.ts';
import { loadParser, PARSERS } from './parsers.ts';
import { createRandom } from './random.ts';
import { watchedChild } from './watched-child.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, seed: { type: 'string' }, from: { type: 'string' } },
});
const [wanted = ''] = positionals;
const names = wanted === 'all' ? PARSERS : PARSERS.filter((name) => name === wanted);
if (names.length === 0) {
  say(`Usage: npm run fuzz -- all|${PARSERS.join('|')} [--runs N] [--seed S] [--from R]`);
  process.exit(2);
}

const number = (written: string | undefined, otherwise: number): number => {
  const value = Number(written ?? otherwise);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  say(`${String(written)} is no whole number.`);
  process.exit(2);
};
const seed = number(values.seed, Date.now() % 1_000_000_000);
const runs = number(values.runs, 2_000);
const from = number(values.from, 0);
const folder = join(tmpdir(), `dragoman-fuzz-found-${seed}`);
say(`seed ${seed}, runs ${from} to ${from + runs - 1}`);

let broken = 0;
for (const name of names) {
  let next = from;
  // A process that ended leaves the rest of the runs to another one.
  while (next < from + runs) {
    const { summaries, faults } = await watchedChild({
      parsers: [name],
      seed,
      from: next,
      runs: from + runs - next,
      minimises: true,
    });
    for (const summary of summaries) tell(summary);
    for (const fault of faults) await keep(fault);
    broken += faults.length;
    if (summaries.length > 0) break;
    next = (faults.at(-1)?.run ?? from + runs) + 1;
  }
}
process.exit(broken === 0 ? 0 : 1);

function tell({ parser, runs: count, read, refusals, ...rest }: Summary): void {
  const refused = Object.entries(refusals)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, times]) => `${reason} ${times}`)
    .join(', ');
  const { slowest, slowestRun, megabytes } = rest;
  say(
    `${parser}: ${count} runs, ${read} read, refused: ${refused || 'none'}; ` +
      `slowest ${Math.round(slowest)} ms (run ${slowestRun}), ${megabytes} MB`,
  );
}

async function keep({ parser, run, fault, stack, input }: Fault): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const bytes =
    input === null
      ? (await loadParser(parser)).mutate(createRandom(seed, Math.max(0, run)))
      : Buffer.from(input, 'base64');
  const file = join(folder, `${parser}--${run}.bin`);
  writeFileSync(file, bytes);
  say(`${parser}, seed ${seed}, run ${run}: ${fault}\n${stack}\n${bytes.length} bytes in ${file}`);
  say(JSON.stringify(Buffer.from(bytes.subarray(0, 300)).toString('latin1')));
}

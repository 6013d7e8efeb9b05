/**
 * The quick benchmarks of another commit and of this working tree, in turns on this computer: a row
 * each with its ratio and spread. Ends with 1 when a row got worse, with 2 when nothing could be compared.
 *
 * npm run bench -- compare <commit> [--rows name,…] [--rounds n]
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCheckout } from './compare/checkout.ts';
import type { Round } from './compare/compare-rows.ts';
import {
  benchesFor,
  compareRounds,
  MARGIN,
  readReport,
  rowFilter,
} from './compare/compare-rows.ts';
import { runProgram } from './compare/run-program.ts';
import type { Report } from './measured.ts';

const USAGE = 'Usage: npm run bench -- compare <commit> [--rows name,…] [--rounds n]';
const ROOT = join(import.meta.dirname, '..', '..');

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** Names of the benchmarks of a checkout. */
function benchesOf(folder: string): string[] {
  return readdirSync(join(folder, 'test', 'bench'))
    .filter((name) => /^[a-z]+\.ts$/.test(name))
    .map((name) => name.replace('.ts', ''))
    .filter((name) => name !== 'measured' && name !== 'compare');
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { rows: { type: 'string' }, rounds: { type: 'string', default: '3' } },
    });
    const [commit, ...others] = positionals;
    const rounds = Number(values.rounds);
    const isWhole = Number.isInteger(rounds) && rounds >= 1;
    if (commit === undefined || others.length > 0 || commit.startsWith('-') || !isWhole)
      return null;
    const rows = (values.rows ?? '').split(',').filter((name) => name !== '');
    return { commit, rows, rounds };
  } catch {
    return null;
  }
}

interface Job {
  readonly commit: string;
  readonly rows: readonly string[];
  readonly rounds: number;
}

async function compare({ commit, rows, rounds }: Job, signal: AbortSignal): Promise<number> {
  const isWanted = rowFilter(rows);
  await using other = await openCheckout(ROOT, commit, signal);
  const sides = { before: other.folder, after: ROOT };
  const has = { before: benchesOf(sides.before), after: benchesOf(sides.after) };
  let open = benchesFor(rows, [...new Set([...has.before, ...has.after])]);
  const measured: Round[] = [];
  const broken = new Set<string>();

  for (let round = 1; round <= rounds; round += 1) {
    const reports = { before: [] as Report[], after: [] as Report[] };
    for (const bench of open) {
      for (const side of ['before', 'after'] as const) {
        if (!has[side].includes(bench)) continue;
        say(`round ${round} of ${rounds}: ${bench}, ${side === 'before' ? commit : 'this tree'}`);
        const file = join(sides[side], 'test', 'bench', `${bench}.ts`);
        const { output } = await runProgram(process.execPath, [file, '--quick'], {
          folder: sides[side],
          signal,
        });
        const report = readReport(output);
        if (report === null) broken.add(`${bench} (${side})`);
        else reports[side].push(report);
      }
    }
    measured.push(reports);
    // The first round says which benchmarks have the rows that are asked for.
    const all = [...reports.before, ...reports.after];
    open = open.filter((bench) =>
      all.some(
        (report) =>
          report.bench === bench &&
          Object.keys(report.figures).some((row) => isWanted(`${bench}.${row}`)),
      ),
    );
  }

  const found = compareRounds(measured, isWanted);
  const shown = (value: number) => Number(value.toPrecision(4));
  console.table(
    Object.fromEntries(
      found.rows.map(({ row, before, after, ratio, spread, verdict }) => [
        row,
        {
          before: shown(before),
          after: shown(after),
          ratio: shown(ratio),
          spread: `±${(spread * 100).toFixed(1)} %`,
          verdict,
        },
      ]),
    ),
  );
  for (const row of found.onlyBefore) console.log(`only ${commit} has ${row}`);
  for (const row of found.onlyAfter) console.log(`only this tree has ${row}`);
  for (const bench of broken) console.log(`no report from ${bench}`);
  const worse = found.rows.filter(({ verdict }) => verdict === 'worse').map(({ row }) => row);
  const { rows: compared, onlyBefore, onlyAfter } = found;
  console.log(
    JSON.stringify({
      bench: 'compare',
      commit: other.commit,
      rounds,
      margin: MARGIN,
      rows: compared.map((one) => ({
        ...one,
        ratio: shown(one.ratio),
        spread: shown(one.spread),
      })),
      onlyBefore,
      onlyAfter,
      broken: [...broken],
      worse,
      met: worse.length === 0 && broken.size === 0 && compared.length > 0,
    }),
  );
  if (compared.length === 0) return 2;
  return worse.length > 0 || broken.size > 0 ? 1 : 0;
}

const job = readArguments();
if (job === null) {
  say(USAGE);
  process.exit(2);
}
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // Only ends what runs: what was made is cleared away before this program ends.
  process.on(name, () => stopping.abort());
}
try {
  process.exitCode = await compare(job, stopping.signal);
} catch (error) {
  if (!stopping.signal.aborted) say(error instanceof Error ? error.message : String(error));
  process.exitCode = stopping.signal.aborted ? 130 : 2;
}

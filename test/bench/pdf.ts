/**
 * PDF: of the known paragraphs, cells and items of a set of pages, how many are exactly one unit. By kind
 * and by producer; another seed is another set: `npm run bench -- pdf [--quick] [--seed=N]`.
 */
import { scoresOfSet, tableOf } from '../engine/formats/pdf/set/table.ts';
import { printReport } from './measured.ts';

const LEAST = { all: 95, kind: 85 };

const isQuick = process.argv.includes('--quick');
const named = process.argv.find((argument) => argument.startsWith('--seed='));
const seed = named === undefined ? 1 : Number(named.slice('--seed='.length));
const seeds = isQuick ? [seed] : [seed, seed + 1, seed + 2];

const figures: Record<string, number> = {};
const targets: Record<string, number> = {};
const scored = await scoresOfSet(seeds);
for (const by of ['kind', 'producer'] as const) {
  console.log(`${by.padEnd(24)} files  units  right %`);
  for (const { name, files, units, right } of tableOf(scored, by)) {
    const share = ((100 * right) / units).toFixed(1);
    console.log(
      `${name.padEnd(24)}${String(files).padStart(6)}${String(units).padStart(7)}${share.padStart(9)}`,
    );
    if (by !== 'kind') continue;
    const row = `${name.replace(/\W+/g, '_')}_wrong_percent`;
    figures[row] = 100 - (100 * right) / units;
    targets[row] = 100 - LEAST.kind;
  }
}
const units = scored.reduce((sum, one) => sum + one.units, 0);
const right = scored.reduce((sum, one) => sum + one.right, 0);
figures['all_wrong_percent'] = 100 - (100 * right) / units;
targets['all_wrong_percent'] = 100 - LEAST.all;
printReport({ bench: 'pdf', figures, targets, skipped: {} });

/**
 * The history of 50,000 entries, part by part. What cannot be measured on this computer is said with
 * its reason.
 */
import { mainPart } from './history/main-part.ts';
import { printReport } from './measured.ts';

const isQuick = process.argv.includes('--quick');
const parts = { main: mainPart };

const figures: Record<string, number> = {};
const targets: Record<string, number> = {};
const skipped: Record<string, string> = {};
// One after the other: they would slow each other down.
for (const [name, measure] of Object.entries(parts)) {
  const began = performance.now();
  const part = await measure(isQuick);
  Object.assign(figures, part.figures);
  Object.assign(targets, part.targets);
  Object.assign(skipped, part.skipped);
  process.stderr.write(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}
printReport({ bench: 'history', figures, targets, skipped });
process.exit(0);

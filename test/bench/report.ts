/**
 * A usage report of the largest size that the service gives at once, 366 days of 200 keys, part by
 * part. What cannot be measured on this computer is said with its reason.
 */
import { printReport } from './measured.ts';
import { mainPart } from './report/main-part.ts';
import { renderPart } from './report/render.ts';

const isQuick = process.argv.includes('--quick');
const parts = { main: mainPart, render: renderPart };

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
printReport({ bench: 'report', figures, targets, skipped });
process.exit(0);

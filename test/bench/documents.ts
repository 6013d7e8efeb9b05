/**
 * Documents, part by part: a large one on its way, a long one taken apart and put together, and many
 * small ones in the queue. What cannot be
 * measured on this computer is said with its reason.
 */
import { handful } from './documents/handful.ts';
import { thousandPages } from './documents/thousand-pages.ts';
import { transfer } from './documents/transfer.ts';
import { printReport } from './measured.ts';

const isQuick = process.argv.includes('--quick');
const parts = { transfer, thousandPages, handful };

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
printReport({ bench: 'documents', figures, targets, skipped });
process.exit(0);

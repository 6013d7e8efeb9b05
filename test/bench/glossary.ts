/**
 * Glossaries, part by part: terms in sentences, and a dictionary on the screen. What cannot be
 * measured on this computer is said with its reason.
 */
import { engine } from './glossary/engine.ts';
import { grid } from './glossary/grid.ts';
import { printReport } from './measured.ts';
import type { Report } from './measured.ts';

type Part = Pick<Report, 'figures' | 'targets' | 'skipped'>;

const isQuick = process.argv.includes('--quick');
const parts: Readonly<Record<string, (isQuick: boolean) => Part | Promise<Part>>> = {
  engine,
  grid,
};

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
printReport({ bench: 'glossary', figures, targets, skipped });
process.exit(0);

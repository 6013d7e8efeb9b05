/**
 * Style rules on texts that repeat one unit: the processor's time of every applied option, for a text
 * and for one sixteen times as long.
 */
import { compileStyle } from '../../main/engine/style-rules/apply/compile-style.ts';
import { APPLIED_RULES } from '../../main/engine/style-rules/apply/effects.ts';
import { printReport } from './measured.ts';

const TRIES = process.argv.includes('--quick') ? 2 : 5;
/** Repetitions that make a text of some length, and how much longer another one is. */
const SHORT = 1_000;
const TIMES_LONGER = 16;

const rewrites = Object.entries(APPLIED_RULES).flatMap(([name, options]) => {
  const [category = '', rule = ''] = name.split('/');
  return options.flatMap((option) => compileStyle({ [category]: { [rule]: option } }) ?? []);
});

/** Microseconds of this process alone, which others on the computer hardly lengthen; the least of some. */
function work(text: string): number {
  const took = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage();
    for (const rewrite of rewrites) rewrite(text, 'en');
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...took);
}

const ratios = ['a, ', '1.', '"', ' - ', '1 x ', '. ', 'a/'].map((unit) => {
  const short = unit.repeat(SHORT);
  work(short);
  return work(unit.repeat(SHORT * TIMES_LONGER)) / work(short);
});

// Work that grows with the square of the length would be 256 times as much.
printReport({
  bench: 'style',
  figures: { rules_longer_ratio: Math.max(...ratios) },
  targets: { rules_longer_ratio: TIMES_LONGER * 4 },
  skipped: {},
});

/**
 * QA: how many right pairs have findings, and how many planted errors have none: on pairs written for the
 * tests and, for information, on the translations of programs that happen to be installed.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SegmentCheck } from '../../main/engine/segment-checks/segment-check.ts';
import { createSegmentCheck } from '../../main/engine/segment-checks/segment-check.ts';
import { plantErrors } from '../engine/segment-checks/plant-errors.ts';
import { RIGHT_PAIRS } from '../engine/segment-checks/right-pairs.ts';
import { printReport } from './measured.ts';
import { readMoFile } from './qa/mo-file.ts';

type Pairs = readonly (readonly [source: string, target: string])[];

const isQuick = process.argv.includes('--quick');
const MOST_INSTALLED = isQuick ? 2000 : 5000;
const LEAST_INSTALLED = 200;
const LOCALES = '/usr/share/locale';
/** Names of locales where they are not the language's own. */
const LOCALE_OF: Readonly<Record<string, string>> = { 'pt-BR': 'pt_BR', zh: 'zh_CN' };

const figures: Record<string, number> = {};
const targets: Record<string, number> = {};
const skipped: Record<string, string> = {};
let milliseconds = 0;
let looks = 0;

for (const [language, pairs] of Object.entries(RIGHT_PAIRS)) {
  const check = createSegmentCheck({ source: 'en', target: language }, null);
  measure(language, pairs, check, language);
  targets[`${language}_right_with_findings_percent`] = 2;
  targets[`${language}_planted_missed_percent`] = 5;
  const installed = installedPairs(LOCALE_OF[language] ?? language);
  if (installed.length < LEAST_INSTALLED) {
    skipped[`${language}_installed_right_with_findings_percent`] =
      `Fewer than ${LEAST_INSTALLED} translations are installed in ${LOCALES}.`;
  } else measure(`${language}_installed`, installed, check, language);
}
figures['segment_us'] = (1000 * milliseconds) / looks;
printReport({ bench: 'qa', figures, targets, skipped });
process.exit(0);

/** Counts findings in the pairs, and errors that stay unfound in those without any. */
function measure(row: string, pairs: Pairs, check: SegmentCheck, language: string): void {
  let withFindings = 0;
  let planted = 0;
  let missed = 0;
  for (const [source, target] of pairs) {
    const began = performance.now();
    const found = check.check(source, target, null);
    milliseconds += performance.now() - began;
    looks += 1;
    if (found.length > 0) {
      withFindings += 1;
      continue;
    }
    for (const error of plantErrors(source.trim(), target.trim(), language.slice(0, 2))) {
      const seen = check.check(error.source, error.target, null);
      planted += 1;
      if (!seen.some(({ kind }) => error.kind === null || kind === error.kind)) missed += 1;
    }
  }
  figures[`${row}_pairs`] = pairs.length;
  figures[`${row}_right_with_findings_percent`] = (100 * withFindings) / pairs.length;
  figures[`${row}_planted`] = planted;
  figures[`${row}_planted_missed_percent`] = (100 * missed) / planted;
}

/** Pairs spread evenly over the catalogues that are installed for a locale. */
function installedPairs(locale: string): Pairs {
  const folder = join(LOCALES, locale, 'LC_MESSAGES');
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.mo'))
    .toSorted()
    .flatMap((name) => readMoFile(join(folder, name)));
  const step = Math.max(1, all.length / MOST_INSTALLED);
  return Array.from({ length: Math.floor(all.length / step) }, (_, index) => {
    const pair = all[Math.floor(index * step)];
    return pair === undefined ? [] : [pair];
  }).flat();
}

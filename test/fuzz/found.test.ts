import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { ChildReport } from './watched-child.ts';
import { BOUNDS, watchedChild } from './watched-child.ts';

const folder = join(import.meta.dirname, 'found');
const names = readdirSync(folder)
  .filter((name) => name.includes('--'))
  .sort();

let report: ChildReport;
beforeAll(async () => {
  const files = names.map((name) => join(folder, name));
  const bounds = { ...BOUNDS, silenceMs: 30_000 };
  report = await watchedChild({ parsers: [], files, seed: 0, from: 0, minimises: false }, bounds);
}, 120_000);

test('none ends the process', () => {
  expect(report.faults.map(({ parser, fault }) => `${parser}: ${fault}`)).toEqual([]);
});

test.each(names)('%s does no harm any more', (name) => {
  const outcome = report.outcomes.get(name);
  expect(outcome?.kind === 'broken' ? outcome.fault : outcome?.kind).toMatch(/^(?:read|refused)$/);
});

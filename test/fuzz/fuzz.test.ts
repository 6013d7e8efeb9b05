import { expect, test } from 'vitest';
import { PARSERS } from './parsers.ts';
import { watchedChild } from './watched-child.ts';

/** The same inputs at every run; `npm run fuzz` takes others. */
const SEED = 8;

test(
  'every parser reads damaged input or refuses it, and nothing else',
  { timeout: 300_000 },
  async () => {
    const { faults, summaries } = await watchedChild({
      ...{ parsers: PARSERS, seed: SEED, from: 0, minimises: false },
    });
    expect(
      faults.map(({ parser, run, fault }) => `${parser} --seed ${SEED} --from ${run}: ${fault}`),
    ).toEqual([]);
    expect(summaries.map(({ parser }) => parser)).toEqual(PARSERS);
    // Inputs that are refused at the first look would test nothing.
    for (const { parser, runs, read } of summaries) {
      expect(read / runs, `share of inputs that ${parser} read`).toBeGreaterThan(0.1);
    }
  },
);

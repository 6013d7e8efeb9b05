import { expect, test } from 'vitest';
import { IS_EXTENDED } from '../extended.ts';
import { PARSERS } from './parsers.ts';
import { watchedChild } from './watched-child.ts';

/** The same inputs at every run; `npm run fuzz` takes others. */
const SEED = 8;
/** Inputs for each parser in an ordinary run; an extended one takes as many as each parser names. */
const FEW = 6;

test(
  'every parser reads damaged input or refuses it, and nothing else',
  { timeout: 300_000 },
  async () => {
    const { faults, summaries } = await watchedChild({
      parsers: PARSERS,
      seed: SEED,
      from: 0,
      minimises: false,
      ...(IS_EXTENDED ? {} : { runs: FEW }),
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

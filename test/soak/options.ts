import { parseArgs } from 'node:util';

export interface SoakOptions {
  /** Of the long run; the kills come after it. */
  readonly minutes: number;
  readonly kills: number;
  readonly seed: number;
  readonly translations: number;
  readonly documents: number;
}

/** @throws TypeError on words that it does not know, RangeError on numbers that make no sense */
export function readSoakOptions(args: readonly string[]): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      kills: { type: 'string' },
      seed: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  });
  const number = (name: 'minutes' | 'kills' | 'seed', usual: number) => {
    const value = Number(values[name] ?? usual);
    if (!Number.isFinite(value) || value < 0) throw new RangeError(`--${name} takes a number`);
    return value;
  };
  const { quick } = values;
  return {
    minutes: number('minutes', quick ? 1.5 : 50),
    kills: Math.floor(number('kills', quick ? 10 : 100)),
    seed: number('seed', 1),
    translations: quick ? 400 : 5000,
    documents: quick ? 16 : 200,
  };
}

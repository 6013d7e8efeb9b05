import { describe, expect, it } from 'vitest';
import { KINDS } from './kinds.ts';
import { scoresOf, scoresOfFiles, scoresOfOwn, tableOf } from './table.ts';
import type { Scored } from './table.ts';

/** Of the paragraphs, cells and items of a kind, so many per cent are one unit; of others all. */
const LEAST: Readonly<Record<string, number>> = {
  paper: 99,
  invoice: 99,
  report: 97,
  'report (de)': 96,
  'report (fr)': 98,
  contract: 99,
  figures: 99,
  lists: 97,
  newsletter: 99,
  'by our own writer': 97,
};

function expectLevel(scored: readonly Scored[]): void {
  for (const { name, right, units } of tableOf(scored, 'kind')) {
    const own = scored.filter(({ kind }) => kind === name);
    const missed = own.flatMap((one) => one.missed.map((text) => `${one.producer}: ${text}`));
    const share = (100 * right) / units;
    expect(share, `${name}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(LEAST[name] ?? 100);
  }
}

describe('paragraphs, cells and items are units, whatever program draws them', () => {
  it.each(KINDS.map((kind) => [kind.name, kind] as const))('%s', async (_, kind) => {
    expectLevel(await scoresOf(kind, 1));
  });

  it('files of other programs', async () => {
    expectLevel(await scoresOfFiles());
  });

  it('what our own writer made of them', async () => {
    expectLevel(await scoresOfOwn(1));
  });
});

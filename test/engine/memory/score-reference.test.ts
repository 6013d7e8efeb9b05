import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scoreMatch } from '../../../main/engine/memory/score.ts';

interface Pair {
  readonly percent: number;
  readonly base: number;
  readonly penalties: string;
  readonly query: string;
  readonly stored: string;
  readonly why: string;
}

/** The agreed percents, one pair a line; the file says how it is written. */
const PAIRS: readonly Pair[] = readFileSync(new URL('reference-pairs.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [percent, base, penalties = '', query = '', stored = '', why = ''] = line.split('\t');
    return { percent: Number(percent), base: Number(base), penalties, query, stored, why };
  });

const written = (cell: string) => JSON.parse(`"${cell.replaceAll('"', '\\"')}"`) as string;

describe('the agreed percents', () => {
  it.each(PAIRS)('$query | $stored → $percent: $why', (pair) => {
    const score = scoreMatch(written(pair.query), written(pair.stored));
    const itemised = score.penalties.map(({ kind, points }) => `${kind} ${points}`).join(', ');
    expect([score.percent, score.base, itemised], pair.why).toEqual([
      pair.percent,
      pair.base,
      pair.penalties,
    ]);
  });

  it('are the same in both directions', () => {
    for (const { query, stored, percent } of PAIRS) {
      expect(scoreMatch(written(stored), written(query)).percent).toBe(percent);
    }
  });

  it('are base less penalties in the table itself, and each has its reason', () => {
    for (const { percent, base, penalties, why } of PAIRS) {
      const points = [...penalties.matchAll(/\d+/g)].reduce(
        (sum, [digits]) => sum + Number(digits),
        0,
      );
      expect(percent).toBe(base - points);
      expect(why).not.toBe('');
    }
  });

  it('are of at least 370 pairs, a hundred and fifty of them as in real programs', () => {
    expect(new Set(PAIRS.map(({ query, stored }) => `${query}\t${stored}`)).size).toBe(
      PAIRS.length,
    );
    expect(PAIRS.length).toBeGreaterThanOrEqual(370);
  });
});

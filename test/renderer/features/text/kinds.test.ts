import { describe, expect, it } from 'vitest';
import type { OriginKind, SegmentOrigin } from '../../../../preload/contract/text.ts';
import { kindsLine, kindSummaries } from '../../../../renderer/features/text/kinds.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';

const { t } = createI18n('en', en);

const segment = (kind: OriginKind, more: Partial<SegmentOrigin> = {}): SegmentOrigin => ({
  kind,
  source: [0, 1],
  target: [0, 1],
  ...more,
});

describe('the line under a result', () => {
  it.each([
    ['TM match 100%', [segment('memory-exact', { percent: 100 })]],
    ['TM fuzzy match 88%', [segment('memory-fuzzy', { percent: 88 })]],
    [
      'TM fuzzy match 82–88% × 2 · pseudo-translation',
      [
        segment('memory-fuzzy', { percent: 88 }),
        segment('pseudo'),
        segment('memory-fuzzy', { percent: 82 }),
      ],
    ],
    [
      'local TM match 100% · TM match 100%',
      [
        segment('memory-exact', { percent: 100, isLocal: true }),
        segment('memory-exact', { percent: 100 }),
      ],
    ],
    ['not reported', [segment('not-reported')]],
    ['', []],
  ])('says “%s”', (line, segments) => {
    expect(kindsLine(segments, t)).toBe(line);
  });
});

describe('kindSummaries', () => {
  it('count in the order of first appearance, with the range of match percents', () => {
    const kinds = kindSummaries([
      segment('memory-fuzzy', { percent: 88 }),
      segment('pseudo'),
      segment('memory-fuzzy', { percent: 82 }),
      segment('memory-exact', { percent: 100 }),
    ]);
    expect(kinds).toEqual([
      { kind: 'memory-fuzzy', isLocal: false, count: 2, percents: [82, 88] },
      { kind: 'pseudo', isLocal: false, count: 1, percents: null },
      { kind: 'memory-exact', isLocal: false, count: 1, percents: [100, 100] },
    ]);
  });
});

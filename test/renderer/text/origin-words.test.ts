import { describe, expect, it } from 'vitest';
import type { OriginKind, SegmentOrigin } from '../../../preload/contract/text.ts';
import { kindsLine, originDetail } from '../../../renderer/text/origin-words.ts';
import { en } from '../../../renderer/words/en/en.ts';
import { createWords } from '../../../renderer/words/words.ts';

const { t } = createWords('en', en);

const segment = (kind: OriginKind, more: Partial<SegmentOrigin> = {}): SegmentOrigin => ({
  kind,
  source: [0, 1],
  target: [0, 1],
  ...more,
});

describe('the line under a result', () => {
  it.each([
    ['memory exact 100 %', [segment('memory-exact', { percent: 100 })]],
    ['memory fuzzy 88 %', [segment('memory-fuzzy', { percent: 88 })]],
    [
      'memory fuzzy 82–88 % × 2 · pseudo-translation',
      [
        segment('memory-fuzzy', { percent: 88 }),
        segment('pseudo'),
        segment('memory-fuzzy', { percent: 82 }),
      ],
    ],
    [
      'local memory exact 100 % · memory exact 100 %',
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

describe('a segment that is walked to', () => {
  it('says what matched where that differs from the text', () => {
    const origin = { percent: 88, memory: 'Office', stored: 'Bring the contract.' };
    expect(originDetail(segment('memory-fuzzy', origin), t)).toBe(
      'memory 88 % · Office. Stored source: Bring the contract.',
    );
    expect(originDetail(segment('memory-exact', { ...origin, percent: 100 }), t)).toBe(
      'memory 100 % · Office',
    );
  });

  it('says that its memory is on this computer, and in which words it differs', () => {
    const origin = { percent: 88, memory: 'Mine', isLocal: true };
    const changes = [{ stored: 'printed', source: 'signed' }];
    expect(originDetail(segment('memory-fuzzy', { ...origin, changes }), t)).toBe(
      'local memory 88 % · Mine · «printed» → «signed»',
    );
  });
});

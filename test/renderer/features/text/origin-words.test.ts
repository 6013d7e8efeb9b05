import { describe, expect, it } from 'vitest';
import type { OriginKind, SegmentOrigin } from '../../../../preload/contract/text.ts';
import { originDetail } from '../../../../renderer/features/text/origin-words.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';

const i18n = createI18n('en', en);

const segment = (kind: OriginKind, more: Partial<SegmentOrigin> = {}): SegmentOrigin => ({
  kind,
  source: [0, 1],
  target: [0, 1],
  ...more,
});

describe('a segment that is walked to', () => {
  it('says what matched where that differs from the text', () => {
    const origin = { percent: 88, memory: 'Office', stored: 'Bring the contract.' };
    expect(originDetail(segment('memory-fuzzy', origin), i18n)).toBe(
      'TM 88% · Office. Source in TM: Bring the contract.',
    );
    expect(originDetail(segment('memory-exact', { ...origin, percent: 100 }), i18n)).toBe(
      'TM 100% · Office',
    );
  });

  it('says that its memory is on this computer, and in which words it differs', () => {
    const origin = { percent: 88, memory: 'Mine', isLocal: true };
    const changes = [{ stored: 'printed', source: 'signed' }];
    expect(originDetail(segment('memory-fuzzy', { ...origin, changes }), i18n)).toBe(
      'local TM 88% · Mine · “printed” → “signed”',
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeReportingTag } from '../../../../main/client/reporting-tag.ts';
import { sentTag, tagFault } from '../../../../renderer/features/projects/tag.ts';
import { anyCharacter } from '../../../any-character.ts';

describe('a reporting tag as it is typed', () => {
  it('is sent trimmed and in lower case', () => {
    expect(sentTag('  Team-A ')).toBe('team-a');
    expect(tagFault('  Team-A ')).toBeNull();
  });

  it('says what keeps it from being sent', () => {
    expect(tagFault('   ')).toBe('empty');
    expect(tagFault('team a')).toBe('space');
    expect(tagFault('büro')).toBe('character');
    expect(tagFault('a\u0007b')).toBe('character');
    expect(tagFault('x'.repeat(100))).toBeNull();
    expect(tagFault('x'.repeat(101))).toBe('too-long');
  });

  it('is held to the same rule as main holds it to', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: anyCharacter })), (typed) => {
        const isSent = tagFault(typed) === null;
        expect(normalizeReportingTag(typed)).toBe(isSent ? sentTag(typed) : null);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { changeWords } from '../../../../renderer/features/writing/change-words.ts';
import { uncheckedWords } from '../../../../renderer/features/writing/unchecked-words.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';

const { t } = createI18n('en', en);
const place = { index: 1, all: 4, verdict: 'open' } as const;

describe('a change in words', () => {
  it('says its place, what it does and what was decided', () => {
    expect(changeWords({ before: 'teh', after: 'the' }, place, t)).toBe(
      'Change 2 of 4: “teh” becomes “the”. Pending.',
    );
    expect(changeWords({ before: '', after: 'so ' }, { ...place, verdict: 'accepted' }, t)).toBe(
      'Change 2 of 4: “so” inserted. Accepted.',
    );
    expect(changeWords({ before: ' very', after: '' }, { ...place, verdict: 'refused' }, t)).toBe(
      'Change 2 of 4: “very” deleted. Rejected.',
    );
  });

  it('names what nobody can see', () => {
    expect(changeWords({ before: '  ', after: ' ' }, place, t)).toContain(
      '“space” becomes “space”',
    );
    expect(changeWords({ before: ' \n', after: '' }, place, t)).toContain('“line break” deleted');
  });
});

describe('what was not checked', () => {
  it('is said in sentences, style and tone in one', () => {
    expect(uncheckedWords([], t)).toEqual([]);
    const sentences = uncheckedWords(['spelling', 'grammar', 'rhyme'], t);
    expect(sentences).toHaveLength(3);
    expect(sentences[0]).toMatch(/no dictionary/);
    expect(sentences[2]).toMatch(/rhyme/);
  });

  it('is said of what was checked in part, too', () => {
    expect(uncheckedWords(['complex-grammar', 'compounds'], t)).toEqual([
      expect.stringMatching(/^Only spelling and basic grammar were checked:/),
      expect.stringMatching(/Compound words/),
    ]);
    expect(uncheckedWords(['complex-grammar', 'spelling'], t)[0]).toMatch(
      /^Only basic grammar was checked:/,
    );
  });

  it('says of a rephrasing by rules what it is, in one sentence', () => {
    const codes = ['style'];
    const [plain, ...more] = uncheckedWords(codes, t);
    expect(more).toEqual([]);
    expect(plain).toMatch(/corrects mistakes and applies rules.* match the style/);
    expect(uncheckedWords(['grammar', ...codes], t)).toHaveLength(2);
    expect(uncheckedWords([...codes, 'tone'], t)).toEqual([
      plain?.replace('the style', 'the tone'),
    ]);
  });
});

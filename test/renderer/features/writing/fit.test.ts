import { describe, expect, it } from 'vitest';
import { mannerOf, obstacleTo, supportOf } from '../../../../renderer/features/writing/fit.ts';
import { WRITING_LANGUAGES } from '../../../fakes/writing.ts';

const BUSINESS = { kind: 'style', name: 'business' } as const;
const FRIENDLY = { kind: 'tone', name: 'friendly' } as const;

describe('what the service does for a language', () => {
  it('is what its listing says, in any letter case', () => {
    expect(supportOf(WRITING_LANGUAGES, 'EN-gb')).toMatchObject({ styles: true });
    expect(supportOf(WRITING_LANGUAGES, 'ja')).toMatchObject({ styles: false, correct: true });
  });

  it('is for a bare language what one of its variants has', () => {
    expect(supportOf(WRITING_LANGUAGES, 'pt')).toMatchObject({ styles: true, tones: true });
  });

  it('is for an unlisted variant what the bare language has', () => {
    expect(supportOf(WRITING_LANGUAGES, 'de-AT')).toMatchObject({ styles: true });
    expect(supportOf(WRITING_LANGUAGES, 'pt-AO')).toBeNull();
  });
});

describe('a request', () => {
  it('is refused for what its language lacks', () => {
    expect(obstacleTo(WRITING_LANGUAGES, 'ja', 'rephrase', BUSINESS)).toBe('styles');
    expect(obstacleTo(WRITING_LANGUAGES, 'ja', 'rephrase', FRIENDLY)).toBe('tones');
    expect(obstacleTo(WRITING_LANGUAGES, 'ja', 'rephrase', null)).toBeNull();
    expect(obstacleTo(WRITING_LANGUAGES, 'ja', 'correct', null)).toBeNull();
    expect(obstacleTo(WRITING_LANGUAGES, 'tr', 'correct', null)).toBe('unlisted');
    const [german] = WRITING_LANGUAGES;
    const list = german === undefined ? [] : [{ ...german, correct: false }];
    expect(obstacleTo(list, 'de', 'correct', null)).toBe('correct');
    expect(obstacleTo(list, 'de', 'rephrase', BUSINESS)).toBeNull();
  });

  it('is let through while language or list are not known', () => {
    expect(obstacleTo(WRITING_LANGUAGES, null, 'rephrase', BUSINESS)).toBeNull();
    expect(obstacleTo([], 'tr', 'correct', null)).toBeNull();
  });
});

describe('style and tone', () => {
  it('belong to rephrasing only', () => {
    expect(mannerOf({ mode: 'correct', style: 'simple', tone: null })).toBeNull();
    expect(mannerOf({ mode: 'rephrase', style: 'simple', tone: null })).toEqual({
      kind: 'style',
      name: 'simple',
    });
    expect(mannerOf({ mode: 'rephrase', style: null, tone: 'friendly' })).toEqual(FRIENDLY);
    expect(mannerOf({ mode: 'rephrase', style: null, tone: null })).toBeNull();
  });
});

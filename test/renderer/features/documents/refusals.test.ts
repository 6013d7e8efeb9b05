import { describe, expect, it } from 'vitest';
import type { RefusalReason } from '../../../../main/engine/formats/document-filter.ts';
import type { Failure } from '../../../../preload/contract/failure.ts';
import { failureSentences } from '../../../../renderer/ui/failure/sentences.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';

const { t } = createI18n('en', en);
const said = (failure: Failure) => failureSentences(failure, t, 'en');

/** Every reason that main gives; one that is missing here does not compile. */
const REASONS: Readonly<
  Record<RefusalReason | 'size' | 'tier' | 'characters' | 'same-language', true>
> = {
  'unknown-format': true,
  'wrong-content': true,
  damaged: true,
  password: true,
  protected: true,
  'too-large-inside': true,
  'too-deep': true,
  entities: true,
  'entity-growth': true,
  macros: true,
  'cat-xliff': true,
  empty: true,
  'no-bytes': true,
  encoding: true,
  'xliff-version': true,
  ditamap: true,
  'no-ocr': true,
  cancelled: true,
  size: true,
  tier: true,
  characters: true,
  'same-language': true,
};

const refused = (reason: string, params: Failure['params'] = {}): Failure => ({
  code: 'document-refused',
  params: { reason, ...params },
});

describe('a refused document', () => {
  const other = said(refused('something-new'));

  it.each(Object.keys(REASONS))('says what, why and what to do about: %s', (reason) => {
    const { what, why, do: remedy } = said(refused(reason));
    for (const [sentence, unknown] of [
      [what, other.what],
      [why, other.why],
      [remedy, other.do],
    ]) {
      expect(sentence).not.toBe(unknown);
      expect(sentence).toMatch(/^[“A-Zdx].*\.$/s);
      expect(sentence).not.toContain('none');
    }
  });

  it('is named where the name is known', () => {
    expect(said(refused('password', { name: 'a.docx' })).what).toBe(
      '“a.docx” is password-protected.',
    );
  });

  it('has its limit in units that people know', () => {
    const limit = 10 * 1024 * 1024;
    expect(said(refused('tier', { limit })).why).toContain('10\u00a0MB');
    expect(said(refused('characters', { limit: 500_000 })).why).toContain('500,000 characters');
  });
});

describe('a failed document', () => {
  it.each(['same-language', 'gone', 'result-damaged', 'not-written', 'interrupted'])(
    'has words of its own for: %s',
    (reason) => {
      const known = said({ code: 'document-failed', params: { reason } });
      const unknown = said({ code: 'document-failed' });
      expect(known.why).not.toBe(unknown.why);
      expect(known.why).toContain('Your file was not changed.');
      expect(known.do).not.toBe(unknown.do);
    },
  );
});

it('says of a result that cannot be written that it was not saved, not that it was not translated', () => {
  const failure = (reason: string): Failure => ({
    code: 'document-failed',
    params: { name: 'a.docx', reason },
  });
  expect(said(failure('not-written')).what).toBe('The translation of “a.docx” couldn’t be saved.');
  expect(said(failure('gone')).what).toBe('“a.docx” couldn’t be translated.');
});

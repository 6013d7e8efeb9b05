import { describe, expect, it } from 'vitest';
import { requestConflict } from '../../../main/features/text/request-conflict.ts';
import { TranslationRequest } from '../../../preload/contract/text.ts';

const conflict = (request: object) =>
  requestConflict(TranslationRequest.parse({ text: 'x', source: 'en', target: 'de', ...request }));
const refusal = (field: string, reason: string) => ({
  code: 'invalid-input',
  params: { field, reason },
});

describe('requestConflict', () => {
  it('refuses a text that is longer than the limit, which counts code points', () => {
    expect(conflict({ text: '😀'.repeat(2_000_000) })).toBeNull();
    expect(conflict({ text: '😀'.repeat(2_000_001) })).toEqual(refusal('text', 'too-long'));
  });

  it.each([
    [{ source: null, options: { glossaries: ['g'] } }, refusal('glossaries', 'needs-source')],
    [
      { target: 'pl', options: { instructions: ['Short.'] } },
      refusal('instructions', 'target-unsupported'),
    ],
    [
      { target: 'en-US', options: { formality: 'more' } },
      refusal('formality', 'target-unsupported'),
    ],
    [
      { options: { tagHandlingVersion: 'v2' } },
      refusal('tagHandlingVersion', 'needs-tag-handling'),
    ],
    [
      { options: { tagHandling: 'html', outlineDetection: false } },
      refusal('outlineDetection', 'needs-xml'),
    ],
    [{ options: { splittingTags: ['p'] } }, refusal('splittingTags', 'needs-xml')],
    [
      { options: { tagHandling: 'html', nonSplittingTags: ['b'] } },
      refusal('nonSplittingTags', 'needs-xml'),
    ],
    [{ options: { tagHandling: 'html', ignoreTags: ['x'] } }, refusal('ignoreTags', 'needs-xml')],
  ])('refuses %j', (request, expected) => {
    expect(conflict(request)).toEqual(expected);
  });

  it.each([
    { options: {} },
    { source: null, options: { glossaries: [] } },
    { options: { glossaries: ['a', 'b'], formality: 'less', instructions: ['Short.'] } },
    { target: 'en-GB', options: { instructions: ['Short.'], formality: 'prefer_more' } },
    { target: 'pt-BR', options: { formality: 'more' } },
    { target: 'xx', options: { formality: 'more', instructions: ['Left to the service.'] } },
    {
      options: {
        tagHandling: 'xml',
        tagHandlingVersion: 'v2',
        outlineDetection: false,
        ignoreTags: ['x'],
      },
    },
  ])('lets %j pass', (request) => {
    expect(conflict(request)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { refusedField } from '../../../../renderer/features/style-rules/refusal.ts';

const FIELDS = ['source_language', 'label', 'prompt'] as const;

describe('a refusal', () => {
  it('stands at the field that it names', () => {
    const said = "Parameter 'label' must not exceed 100 characters";
    expect(refusedField({ code: 'bad-request', status: 400, said }, [...FIELDS])).toBe('label');
    expect(
      refusedField({ code: 'invalid-input', params: { field: 'source_language' } }, [...FIELDS]),
    ).toBe('source_language');
  });

  it('stands at the likeliest field where it names none', () => {
    expect(refusedField({ code: 'bad-request', said: 'No.' }, [...FIELDS])).toBe('prompt');
    expect(refusedField({ code: 'quota-exceeded', status: 456 }, ['name'])).toBe('name');
  });

  it('is not every failure', () => {
    expect(refusedField({ code: 'unreachable' }, [...FIELDS])).toBeNull();
    expect(refusedField({ code: 'scope-missing', status: 403 }, [...FIELDS])).toBeNull();
  });
});

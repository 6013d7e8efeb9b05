import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetProblems, draftOf, fieldsOf } from '../../../../renderer/features/budgets/form.ts';
import { budget } from './fake-budgets.ts';

const EN = 'en';

describe('the budget form', () => {
  it('gives back every budget that it was opened with', () => {
    const subject = fc.constantFrom(
      { kind: 'account' } as const,
      { kind: 'key', key: 'f9e8****6789', label: 'Site' } as const,
      { kind: 'tag', tag: 'team-a' } as const,
    );
    const measure = fc.constantFrom('characters', 'speechToTextMs', 'speechToSpeechMs');
    const amount = fc.integer({ min: 1, max: 9_000_000_000 });
    fc.assert(
      fc.property(subject, measure, amount, (subject, measure, amount) => {
        const stored = budget({ subject, measure, amount });
        const draft = draftOf(fieldsOf(stored, EN), stored.id, EN);
        expect(draft).toEqual({ id: 'b1', subject, measure, amount });
      }),
    );
  });

  it('asks for an amount, and for what the budget is for', () => {
    const empty = fieldsOf(null, EN);
    expect(draftOf(empty, null, EN)).toBeNull();
    expect(budgetProblems(empty, EN)).toEqual({ amount: 'fault' });
    const key = { ...empty, kind: 'key', characters: '500,000' } as const;
    expect(budgetProblems(key, EN)).toEqual({ key: 'missing' });
    expect(draftOf(key, null, EN)).toBeNull();
    const tag = { ...empty, kind: 'tag', tag: 'team a', characters: '500000' } as const;
    expect(budgetProblems(tag, EN)).toEqual({ tag: 'space' });
    expect(draftOf(tag, null, EN)).toBeNull();
  });

  it('takes numbers and times as people write them', () => {
    const fields = { ...fieldsOf(null, EN), characters: ' 500,000 ' };
    expect(draftOf(fields, null, EN)).toEqual({
      subject: { kind: 'account' },
      measure: 'characters',
      amount: 500_000,
    });
    for (const characters of ['', '0', '-5', '1.5', 'many']) {
      expect(budgetProblems({ ...fields, characters }, EN), characters).toEqual({
        amount: 'fault',
      });
    }
    const speech = {
      ...fields,
      measure: 'speechToTextMs',
      speech: { hours: '10', minutes: '30', seconds: null },
    } as const;
    expect(draftOf(speech, 'b4', EN)).toMatchObject({ id: 'b4', amount: 37_800_000 });
    const none = { ...speech, speech: { hours: '0', minutes: '', seconds: null } };
    expect(draftOf(none, null, EN)).toBeNull();
  });

  it('sends a tag as services take it', () => {
    const fields = {
      ...fieldsOf(null, EN),
      kind: 'tag',
      tag: ' Team-A ',
      characters: '9',
    } as const;
    expect(draftOf(fields, null, EN)?.subject).toEqual({ kind: 'tag', tag: 'team-a' });
  });
});

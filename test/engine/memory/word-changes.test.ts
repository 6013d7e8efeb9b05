import { describe, expect, it } from 'vitest';
import { wordChanges } from '../../../main/engine/memory/word-changes.ts';

describe('wordChanges', () => {
  it.each([
    ['one word', 'Bring the printed contract.', 'Bring the signed contract.', ['printed → signed']],
    ['a word more', 'Bring the contract.', 'Bring the signed contract.', [' → signed']],
    ['a word less', 'Bring the signed contract.', 'Bring the contract.', ['signed → ']],
    ['a number', 'Page 3 of 10', 'Page 4 of 10', ['3 → 4']],
    ['two places', 'The red house is old.', 'The blue house is new.', ['red → blue', 'old → new']],
    ['neighbours', 'Call me back today.', 'Call me later.', ['back today → later']],
    ['a placeable', 'Open %s now', 'Open %d now', ['%s → %d']],
    ['case and marks alone', 'Save, please.', 'save please!', []],
    ['Japanese', '木曜日に行く', '金曜日に行く', ['木 → 金']],
  ])('tells %s', (_, stored, source, expected) => {
    const told = wordChanges(stored, source).map((change) => `${change.stored} → ${change.source}`);
    expect(told).toEqual(expected);
  });

  it('says nothing of texts too long for a line', () => {
    expect(wordChanges('a '.repeat(201), 'b')).toEqual([]);
  });
});

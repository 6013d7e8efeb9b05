import { describe, expect, test } from 'vitest';
import { lintable } from '../../../main/engine/writing/english/grammar-linter.ts';

describe('what is no language never reaches the grammar engine', () => {
  test.for([
    ['dots', '.'.repeat(5_000)],
    ['dots with spaces', '. '.repeat(2_500)],
    ['marks of every kind', '?!,; "'.repeat(800)],
    ['digits with spaces', '1 '.repeat(2_500)],
    ['dots in handfuls', `${'.'.repeat(40)} `.repeat(120)],
    ['one long word', 'a'.repeat(10_000)],
    ['long words', `${'a'.repeat(60)} `.repeat(80)],
    ['a chain of hyphens', 'a-'.repeat(5_000)],
    ['pictures', '😀'.repeat(2_500)],
    ['no space at all', '漢'.repeat(10_000)],
  ])('%s', ([, text = '']) => {
    const sent = lintable(text);
    expect(sent.trim()).toBe('');
    // The engine counts characters, so that its places are those of the text.
    expect(Array.from(sent)).toHaveLength(Array.from(text).length);
  });

  test('and the sentences beside it do, where they are', () => {
    const before = 'This are bad.';
    const after = 'He don’t know it: 12,000.50 of 3 (in 1999!) were 5 % off.';
    const text = `${before} ${'.'.repeat(5_000)}\n\n${after}`;
    const sent = lintable(text);
    expect(sent.startsWith(before)).toBe(true);
    expect(sent.endsWith(after.replace('’', "'"))).toBe(true);
    expect(sent).toHaveLength(text.length);
    expect(sent).toContain('\n\n');
    expect(sent.slice(before.length, -after.length).trim()).toBe('');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalPassage } from '../../../main/features/text/local/match-locally.ts';
import { soundRanges } from '../../../main/features/text/local/sound-ranges.ts';
import { requireWellFormed } from '../../../main/engine/markup/well-formed.ts';

const LOCAL = { text: '', origin: { kind: 'memory-exact' } } as const;

/** Passages are words; those in capitals have a match. */
function ranges(text: string, isSmall: (size: number) => boolean = () => true): string[] {
  return soundRanges(text, 'xml', passagesOf(text), ({ start, end }) => isSmall(end - start)).map(
    ({ start, end }) => text.slice(start, end),
  );
}
function passagesOf(text: string): LocalPassage[] {
  const tags = /<!\[CDATA\[|\]\]>|<[^>]*>/g;
  const bare = text.replace(tags, (tag) => ' '.repeat(tag.length));
  return [...bare.matchAll(/\w+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    local: word === word.toUpperCase() ? LOCAL : null,
  }));
}

describe('the ranges that are sent', () => {
  it.each([
    ['a b c', ['a b c']],
    ['a B c', ['a', 'c']],
    ['<p>a</p><p>b</p><p>C</p>', ['<p>a</p><p>b</p>']],
    ['<p>A b</p><p>c</p>', ['b', 'c']],
    ['<p>A</p>', []],
    ['<b>a B</b> C', ['a']],
    ['<![CDATA[a B]]> C d', ['<![CDATA[a B]]>', 'd']],
    ['a <br/> b', ['a <br/> b']],
  ])('of %s are %j', (text, expected) => {
    expect(ranges(text)).toEqual(expected);
  });

  it('hold a segment wholly of which a tag belongs to them', () => {
    const text = '<p>A <b>B. c</b> d. E</p>';
    const passage = (words: string, local: LocalPassage['local']) => {
      const start = text.indexOf(words);
      return { start, end: start + words.length, local };
    };
    const passages = [passage('A <b>B.', LOCAL), passage('c</b> d.', null), passage('E', LOCAL)];
    expect(soundRanges(text, 'xml', passages, () => true)).toEqual([
      { start: text.indexOf('A'), end: text.indexOf(' E') },
    ]);
  });

  it('are joined only as far as they stay small', () => {
    expect(ranges('a b c d', (size) => size <= 3)).toEqual(['a b', 'c d']);
  });

  it('are sound, in order and apart, hold all that has no match, and no match but where they must', () => {
    const tree = fc.letrec<{ node: string; inner: string }>((tie) => ({
      inner: fc.array(tie('node'), { maxLength: 4 }).map((all) => all.join(' ')),
      node: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('a', 'b', 'C', 'D', '<x/>', '<![CDATA[a<C]]>'),
        fc
          .tuple(fc.constantFrom('p', 'q'), tie('inner'))
          .map(([name, inner]) => (name === 'p' ? `<p>${inner}</p>` : `<q k="1">${inner}</q>`)),
      ),
    }));
    fc.assert(
      fc.property(tree.inner, fc.nat(60), (text, limit) => {
        const passages = passagesOf(text);
        const found = soundRanges(text, 'xml', passages, ({ start, end }) => end - start <= limit);
        let at = 0;
        for (const { start, end } of found) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          requireWellFormed(text.slice(start, end));
          at = end;
        }
        const isIn = ({ start, end }: LocalPassage) =>
          found.filter((range) => range.start < end && start < range.end);
        for (const passage of passages) {
          const [range] = isIn(passage);
          if (passage.local === null) expect(range).toBeDefined();
          if (range === undefined) continue;
          expect(range.start).toBeLessThanOrEqual(passage.start);
          expect(range.end).toBeGreaterThanOrEqual(passage.end);
        }
      }),
      { numRuns: 500 },
    );
  });
});

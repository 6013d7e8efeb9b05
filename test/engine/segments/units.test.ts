import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../../../main/engine/formats/inline/unit-text.ts';
import {
  readPieces,
  sameTags,
  writePieces,
} from '../../../main/engine/formats/inline/unit-text.ts';
import { cutUnit } from '../../../main/engine/segments/cut-unit.ts';
import { joinUnit } from '../../../main/engine/segments/join-unit.ts';
import {
  shownPieces,
  wordsOfSegment,
  withoutForeignTags,
} from '../../../main/engine/segments/segment-tags.ts';

const languages = { source: 'en', target: 'de' };
const shown = (text: string, language = 'en') =>
  cutUnit(text, language).segments.map((segment) => segment.text);
const same = (text: string) => {
  const unit = cutUnit(text, 'en');
  return joinUnit(
    unit,
    unit.segments.map(() => null),
    languages,
  );
};

describe('a unit in sentences', () => {
  it.each([
    ['one sentence', 'Tea is ready.', ['Tea is ready.']],
    ['two', 'Tea is ready. Come in!', ['Tea is ready.', 'Come in!']],
    ['an abbreviation', 'Mr. Grey is here. Come in!', ['Mr. Grey is here.', 'Come in!']],
    ['a line break of an editor', 'Tea is\nready. Come.', ['Tea is\nready.', 'Come.']],
    ['characters, not references', 'Tom &amp; Ann &lt;3 it. Go.', ['Tom & Ann <3 it.', 'Go.']],
    ['tags inside, numbered anew', 'Go. A <g7>big</g7> day.', ['Go.', 'A <g1>big</g1> day.']],
    ['a pair round a sentence', '<g1>Stop!</g1> Then go on.', ['Stop!', 'Then go on.']],
    ['pairs round pairs', '<g1><g2>Stop!</g2></g1> Go.', ['Stop!', 'Go.']],
    ['two pairs', '<g1>A b.</g1> <g2>C d.</g2>', ['A b.', 'C d.']],
    ['side by side', '<g1>A</g1> is <g2>b</g2>. Go.', ['<g1>A</g1> is <g2>b</g2>.', 'Go.']],
    ['a tag between', 'See below.<x1/> Now go.', ['See below.', 'Now go.']],
    ['a pair that spans', 'A <g1>b. C</g1> d. E f.', ['A <g1>b. C</g1> d.', 'E f.']],
    ['tags as words', 'Write &lt;g1&gt; <g1>now</g1>.', ['Write <g1> <g2>now</g2>.']],
    ['a placeholder', 'It has {0. x} now. Go.', ['It has {0. x} now.', 'Go.']],
    ['no words', '<x1/>', []],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toEqual(expected);
    expect(same(text)).toBe(text);
  });

  it('keeps pairs that cross whole', () => {
    expect(shown('<g1>A b. <g2>C</g1> d. E</g2> f.')).toHaveLength(1);
  });
});

describe('putting it together', () => {
  const join = (text: string, targets: readonly (string | null)[], target = 'de', source = 'en') =>
    joinUnit(cutUnit(text, source), targets, { source, target });

  it('writes the numbers of the unit and escapes words', () => {
    const unit = 'Go. A <g7>big</g7> day &amp; night.';
    expect(join(unit, ['Los.', 'Ein <g1>großer</g1> Tag < Nacht.'])).toBe(
      'Los. Ein <g7>großer</g7> Tag &lt; Nacht.',
    );
  });
  it('takes the source where there is no target', () => {
    expect(join('<g1>Stop!</g1> Go on.', [null, 'Weiter.'])).toBe('<g1>Stop!</g1> Weiter.');
  });
  it('puts tags that are missing at the ends', () => {
    expect(join('Go. A <g7>big</g7> day.', [null, 'Ein Tag.'])).toBe('Go. Ein Tag.<g7></g7>');
  });
  it('takes what is no tag of the segment for words', () => {
    expect(join('Plain.', ['Ein <g1>'])).toBe('Ein &lt;g1&gt;');
  });
  it.each([
    ['en', 'ja', 'A b. C d.', ['あ。', 'い。'], 'あ。い。'],
    ['ja', 'en', 'あ。い。', ['A.', 'B.'], 'A. B.'],
    ['en', 'ja', 'A b.<x1/> C d.', ['あ。', 'い。'], 'あ。<x1/> い。'],
    ['ja', 'zh', 'あ。い。', ['一。', null], '一。い。'],
  ])('sets sentences of %s in %s apart as it does', (source, target, unit, targets, expected) => {
    expect(join(unit, targets, target, source)).toBe(expected);
  });
});

/** Random nesting of pairs, tags that stand alone and sentences. */
const words = fc.constantFrom(
  'A b. ',
  'Go! ',
  'c d',
  ' ',
  'e & f <g1> ',
  '. ',
  '你好。',
  '1.5 ',
  '\n',
);
interface Branch {
  readonly kind: 'words' | 'alone' | 'pair';
  readonly text?: string;
  readonly inside?: readonly Branch[];
}
const { branches } = fc.letrec<{ branches: readonly Branch[]; branch: Branch }>((tie) => ({
  branch: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'unit' },
    words.map((text): Branch => ({ kind: 'words', text })),
    fc.constant<Branch>({ kind: 'alone' }),
    fc.record({ kind: fc.constant('pair' as const), inside: tie('branches') }),
  ),
  branches: fc.array(tie('branch'), { maxLength: 6, depthIdentifier: 'unit' }),
}));
function piecesOf(list: readonly Branch[], count = { last: 0 }): Piece[] {
  return list.flatMap((branch): Piece[] => {
    if (branch.kind === 'words') return [{ kind: 'text', text: branch.text ?? '' }];
    count.last += 1;
    const tag = count.last;
    if (branch.kind === 'alone') return [{ kind: 'alone', tag }];
    return [{ kind: 'open', tag }, ...piecesOf(branch.inside ?? [], count), { kind: 'close', tag }];
  });
}
const units = branches.map((list) => writePieces(piecesOf(list)));

describe('every unit', () => {
  it('is put together exactly', () => {
    fc.assert(
      fc.property(units, (text) => {
        expect(same(text)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('has whole, nested tags in each sentence, and all words in sentences', () => {
    fc.assert(
      fc.property(units, (text) => {
        const unit = cutUnit(text, 'en');
        for (const { text: one, tags } of unit.segments) {
          const pieces = shownPieces(one, tags);
          expect(sameTags(pieces, pieces)).toBe(true);
        }
        const plain = (raw: string) =>
          readPieces(raw)
            .map((piece) => (piece.kind === 'text' ? piece.text : ''))
            .join('');
        const said = unit.segments.map(({ text: one, tags }) => wordsOfSegment(one, tags)).join('');
        const bare = (value: string) => value.replace(/\s/g, '');
        expect(bare(said)).toBe(bare(plain(text)));
        expect(unit.gaps).toHaveLength(unit.segments.length + 1);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every tag once whatever targets say', () => {
    fc.assert(
      fc.property(
        units,
        fc.array(fc.option(fc.constantFrom('x', '<g1>y</g1>', '<x1/>'))),
        (text, say) => {
          const unit = cutUnit(text, 'en');
          const joined = joinUnit(
            unit,
            unit.segments.map((_, index) => say[index] ?? null),
            languages,
          );
          expect(sameTags(readPieces(text), readPieces(joined))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a text of another segment', () => {
  it('loses tags that this one lacks', () => {
    const source = { text: 'A <g1>b</g1> <x9/>', tags: { g1: 'g4' } };
    expect(withoutForeignTags('C <g1>d</g1> <g2>e</g2><x9/>', source)).toBe('C <g1>d</g1> e<x9/>');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CutUnit } from '../../../main/engine/segments/cut-unit.ts';
import { cutUnit } from '../../../main/engine/segments/cut-unit.ts';
import { joinUnit, sentenceGap } from '../../../main/engine/segments/join-unit.ts';
import { mergeSegments, splitSegment } from '../../../main/engine/segments/resegment.ts';

const languages = { source: 'en', target: 'de' };
const spaceFor = (gap: string) => sentenceGap(gap, languages);
const ownText = (unit: CutUnit) =>
  joinUnit(
    unit,
    unit.segments.map(() => null),
    languages,
  );
const texts = ({ segments }: CutUnit) => segments.map(({ text }) => text);

function split(unit: CutUnit, index: number, at: number, target = '') {
  const done = splitSegment(unit, index, at, target);
  if (typeof done === 'string') throw new Error(done);
  return done;
}
function merge(unit: CutUnit, index: number, targets: [string, string] = ['', '']) {
  const done = mergeSegments(unit, index, targets, spaceFor);
  if (typeof done === 'string') throw new Error(done);
  return done;
}

describe('a split', () => {
  it('puts the white space between the parts and numbers the tags of each', () => {
    const unit = cutUnit('Press <g3>Start</g3> now, then <x7/>wait.', 'en');
    const { unit: after, targets } = split(unit, 0, 25, 'Jetzt <g1>Start</g1>, <x2/>warten.');
    expect(texts(after)).toEqual(['Press <g1>Start</g1> now,', 'then <x1/>wait.']);
    expect(after.gaps).toEqual(['', ' ', '']);
    expect(targets).toEqual(['Jetzt <g1>Start</g1>, warten.', '']);
    expect(ownText(after)).toBe(ownText(unit));
  });

  it('is refused where a side has no words or a pair would be torn', () => {
    const unit = cutUnit('Press <g1>the button</g1>.', 'en');
    expect(splitSegment(unit, 0, 0, '')).toBe('edge');
    expect(splitSegment(unit, 0, 99, '')).toBe('edge');
    expect(splitSegment(unit, 0, 14, '')).toBe('tags');
    expect(splitSegment(unit, 5, 1, '')).toBe('edge');
  });

  it('cuts no character in two', () => {
    const unit = cutUnit('a👩‍👩‍👧b c', 'en');
    expect(texts(split(unit, 0, 2).unit)).toEqual(['a👩‍👩‍👧', 'b c']);
  });

  it('of Chinese leaves room between the parts of a German target', () => {
    const unit = cutUnit('先开机，再等待。', 'zh');
    const { unit: after } = split(unit, 0, 4);
    expect(texts(after)).toEqual(['先开机，', '再等待。']);
    const german = joinUnit(after, ['Erst einschalten,', 'dann warten.'], {
      source: 'zh',
      target: 'de',
    });
    expect(german).toBe('Erst einschalten, dann warten.');
  });
});

describe('a merge', () => {
  it('takes the pairs around its parts in, and both targets with their tags', () => {
    const unit = cutUnit('<g1>Stop!</g1> <g2>Wait <x9/>here.</g2> Go.', 'en');
    expect(texts(unit)).toEqual(['Stop!', 'Wait <x1/>here.', 'Go.']);
    const { unit: after, targets } = merge(unit, 0, ['Halt!', 'Hier <x1/>warten.']);
    expect(texts(after)).toEqual(['<g1>Stop!</g1> <g2>Wait <x3/>here.</g2>', 'Go.']);
    expect(targets).toEqual(['<g1>Halt!</g1> <g2>Hier <x3/>warten.</g2>']);
    expect(ownText(after)).toBe(ownText(unit));
    expect(joinUnit(after, [targets[0] ?? '', 'Los.'], languages)).toBe(
      '<g1>Halt!</g1> <g2>Hier <x9/>warten.</g2> Los.',
    );
  });

  it('of a segment without target keeps the other one', () => {
    const unit = cutUnit('Stop now. Wait.', 'en');
    expect(merge(unit, 0, ['', 'Warten.']).targets).toEqual(['Warten.']);
    expect(merge(unit, 0, ['Halt.', '']).targets).toEqual(['Halt.']);
    expect(merge(unit, 0).targets).toEqual(['']);
    expect(mergeSegments(unit, 1, ['', ''], spaceFor)).toBe('edge');
  });
});

const sentence = fc.constantFrom(
  'Go on.',
  'Press <g1>Start</g1> now.',
  '<g2>Wait here.</g2>',
  'A <x3/>b &amp; c!',
  '<g4>One <g5>two</g5>.</g4>',
  'Ü<x6/> é 👩‍👩‍👧?',
);
const document = fc
  .array(sentence, { minLength: 1, maxLength: 6 })
  // Each tag stands once in a unit.
  .map((all) =>
    all
      .map((one, at) =>
        one.replace(/([gx])(\d)/g, (_, letter, n) => `${letter}${at * 10 + Number(n)}`),
      )
      .join(' '),
  );

describe('any splits and merges', () => {
  it('leave the unit as it is where nothing is translated, and every tag once where it is', () => {
    fc.assert(
      fc.property(
        document,
        fc.array(fc.tuple(fc.boolean(), fc.nat(10), fc.nat(60)), { maxLength: 12 }),
        (text, changes) => {
          let unit = cutUnit(text, 'en');
          for (const [isSplit, index, at] of changes) {
            const done = isSplit
              ? splitSegment(unit, index % unit.segments.length, at, '')
              : mergeSegments(unit, index % unit.segments.length, ['', ''], spaceFor);
            if (typeof done === 'string') continue;
            ({ unit } = done);
            expect(unit.gaps).toHaveLength(unit.segments.length + 1);
            expect(ownText(unit)).toBe(text);
          }
          // Sources as targets are a right translation: the same tags, in the same order.
          const copied = joinUnit(
            unit,
            unit.segments.map((segment) => segment.text),
            languages,
          );
          expect(copied).toBe(text);
          const words = joinUnit(
            unit,
            unit.segments.map(() => 'x'),
            languages,
          );
          const tagsOf = (whole: string) => (whole.match(/<[^>]*>/g) ?? []).sort();
          expect(tagsOf(words)).toEqual(tagsOf(text));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('put back what was there when a merge follows its split', () => {
    fc.assert(
      fc.property(document, fc.nat(10), fc.nat(60), (text, index, at) => {
        const unit = cutUnit(text, 'en');
        const place = index % unit.segments.length;
        const done = splitSegment(unit, place, at, '');
        if (typeof done === 'string') return;
        expect(merge(done.unit, place).unit).toEqual(unit);
      }),
    );
  });
});

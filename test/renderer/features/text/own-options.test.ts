import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  TextDraft,
  type OwnOptions,
  type TranslationOptions,
} from '../../../../preload/contract/text.ts';
import {
  effectiveOptions,
  withOwn,
  withoutOwn,
} from '../../../../renderer/features/text/own-options.ts';
import { emptyColumn } from '../../../../renderer/features/text/column.ts';
import {
  allOptionCount,
  exchanged,
  leftBehind,
  settledOptions,
} from '../../../../renderer/features/text/targets.ts';

const memory = { id: 'm', name: 'Office', threshold: 75 };
const values = {
  context: fc.constantFrom('about ships', 'about trees'),
  formality: fc.constantFrom('more' as const, 'less' as const),
  glossaries: fc.constantFrom<string[][]>(['a'], ['a', 'b']),
  memory: fc.constantFrom(memory, { ...memory, threshold: 90 }),
  preserveFormatting: fc.boolean(),
};
const options: fc.Arbitrary<TranslationOptions> = fc.record(values, { requiredKeys: [] });
const own: fc.Arbitrary<OwnOptions> = fc.record(
  {
    context: fc.option(values.context),
    formality: fc.option(values.formality),
    glossaries: fc.option(values.glossaries),
    memory: fc.option(values.memory),
    preserveFormatting: fc.option(values.preserveFormatting),
  },
  { requiredKeys: [] },
);
const names = ['context', 'formality', 'glossaries', 'memory', 'preserveFormatting'] as const;

describe('effective options', () => {
  it('are the own value, no value for an own default, else the shared one', () => {
    fc.assert(
      fc.property(options, own, (shared, mine) => {
        const effective = effectiveOptions(shared, mine);
        for (const name of names) {
          const wanted = name in mine ? (mine[name] ?? undefined) : shared[name];
          expect(effective[name]).toEqual(wanted);
        }
      }),
    );
  });

  it('of a target follow a change of its own, whatever is shared, and come back', () => {
    fc.assert(
      fc.property(options, own, options, (shared, mine, change) => {
        const changed = withOwn(mine, change);
        expect(effectiveOptions(shared, changed)).toMatchObject(change);
        const back = withoutOwn(changed, names);
        expect(back).toEqual({});
        expect(effectiveOptions(shared, back)).toEqual(shared);
      }),
    );
  });

  it('stay off for a target that switched them off', () => {
    const off = withOwn({}, { formality: undefined, context: '', glossaries: [] });
    expect(off).toEqual({ formality: null, context: null, glossaries: null });
    const shared = { formality: 'more', context: 'about ships', glossaries: ['a'] } as const;
    expect(effectiveOptions({ ...shared, glossaries: ['a'] }, off)).toEqual({});
  });
});

describe('own options in a draft', () => {
  const draft = (own: object) => ({
    text: 'x',
    source: null,
    targets: [{ language: 'de', options: own }],
    options: {},
  });

  it('are checked like the shared ones, with null for an own default', () => {
    fc.assert(
      fc.property(own, (mine) => {
        expect(TextDraft.parse(draft(mine)).targets[0]?.options).toEqual(mine);
      }),
    );
    expect(TextDraft.safeParse(draft({ formality: 'rude' })).success).toBe(false);
    expect(TextDraft.safeParse(draft({ colour: 'red' })).success).toBe(false);
    const many = Array.from({ length: 7 }, (_, index) => ({ language: `x${index}`, options: {} }));
    expect(TextDraft.safeParse({ ...draft({}), targets: many }).success).toBe(false);
  });
});

describe('own options when targets change', () => {
  const columns = (...targets: string[]) => targets.map(emptyColumn);

  it('go with their target, and a target left alone keeps what was in force', () => {
    fc.assert(
      fc.property(options, own, own, (shared, de, fr) => {
        const both = { de, fr };
        expect(settledOptions(columns('de', 'fr'), both, shared).own).toEqual(both);
        expect(settledOptions(columns('fr', 'es'), both, shared).own).toEqual({ fr });
        expect(settledOptions(columns('fr'), both, shared)).toEqual({
          own: {},
          options: effectiveOptions(shared, fr),
        });
      }),
    );
  });

  it('pass to a variant of the same language and to no other language', () => {
    const mine: OwnOptions = { formality: 'less' };
    expect(exchanged({ 'en-GB': mine }, 'en-GB', 'en-US')).toEqual({ 'en-US': mine });
    expect(exchanged({ 'en-GB': mine, fr: mine }, 'en-GB', 'de')).toEqual({ fr: mine });
  });

  it('lose what names things of a connection that is left', () => {
    const all = { memory, glossaries: ['g'], styleRule: 's', formality: 'more' } as const;
    expect(
      leftBehind(
        { de: { ...all, glossaries: ['g'], memory: null } },
        { ...all, glossaries: ['g'] },
      ),
    ).toEqual({
      own: { de: { formality: 'more' } },
      options: { formality: 'more' },
    });
  });
});

describe('allOptionCount', () => {
  it('adds what targets have for themselves to what is shared', () => {
    const state = { options: { memory, context: 'x' }, own: { de: { formality: null, memory } } };
    expect(allOptionCount(state)).toBe(3);
  });
});

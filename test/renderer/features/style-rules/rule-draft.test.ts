import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfiguredRules } from '../../../../preload/contract/style-rules.ts';
import {
  applied,
  optionOf,
  rebased,
  setRules,
  withOption,
  withoutRules,
  type RuleDraft,
} from '../../../../renderer/features/style-rules/rule-draft.ts';

const name = fc.constantFrom('dates', 'numbers', 'constructor', 'x');
const option = fc.constantFrom('use', 'do_not_use', 'über');
const rules: fc.Arbitrary<ConfiguredRules> = fc.dictionary(
  name,
  fc.dictionary(name, option, { minKeys: 1 }),
);
interface Setting {
  readonly category: string;
  readonly rule: string;
  readonly option: string | null;
}
const setting: fc.Arbitrary<Setting> = fc.record({
  category: name,
  rule: name,
  option: fc.option(option, { nil: null }),
});
const settings = fc.array(setting, { maxLength: 8 });

const drafted = (saved: ConfiguredRules, all: readonly Setting[]) =>
  all.reduce<RuleDraft>((draft, one) => withOption(draft, saved, one), {});

describe('a draft of rules', () => {
  it('gives each rule its last option and leaves every other one alone', () => {
    fc.assert(
      fc.property(rules, settings, (saved, all) => {
        const now = applied(saved, drafted(saved, all));
        const expected = new Map(
          setRules(saved).map((one) => [`${one.category} ${one.rule}`, one.option]),
        );
        for (const one of all) {
          const key = `${one.category} ${one.rule}`;
          if (one.option === null) expected.delete(key);
          else expected.set(key, one.option);
        }
        const found = setRules(now).map((one) => [`${one.category} ${one.rule}`, one.option]);
        expect(new Map(found as [string, string][])).toEqual(expected);
        // The service is never sent a category without a rule.
        for (const inside of Object.values(now)) expect(Object.keys(inside)).not.toEqual([]);
      }),
    );
  });

  it('holds nothing once everything is as it was saved', () => {
    fc.assert(
      fc.property(rules, settings, (saved, all) => {
        const back = all.map((one) => ({
          ...one,
          option: optionOf(saved, one.category, one.rule),
        }));
        expect(drafted(saved, [...all, ...back])).toEqual({});
      }),
    );
  });

  it('says the same on top of rules that somebody else saved', () => {
    fc.assert(
      fc.property(rules, rules, settings, (saved, newer, all) => {
        const draft = drafted(saved, all);
        expect(applied(newer, rebased(draft, newer))).toEqual(applied(newer, draft));
      }),
    );
  });

  it('clears the rules that are named, and not those that nobody here knows', () => {
    const saved = { numbers: { zero: 'use', moon_phase: 'spell_out' }, odd: { one: 'use' } };
    const known = [
      { category: 'numbers', rule: 'zero' },
      { category: 'numbers', rule: 'never_set' },
    ];
    const draft = withoutRules({ 'numbers/never_set': 'use' }, saved, known);
    expect(draft).toEqual({ 'numbers/zero': null });
    expect(applied(saved, draft)).toEqual({
      numbers: { moon_phase: 'spell_out' },
      odd: { one: 'use' },
    });
  });
});

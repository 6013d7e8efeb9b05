import type { Input, RouteName } from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import type {
  StyleCatalogue,
  StyleInstruction,
  StyleRuleList,
} from '../../preload/contract/style-rules.ts';
import { STYLE_RULES } from '../../main/engine/style-rules/catalogue.ts';
import { wordDiff } from '../../main/engine/word-diff/word-diff.ts';

export const STYLE_CATALOGUE: StyleCatalogue = {
  languages: ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'],
  categories: Object.entries(STYLE_RULES).map(([id, rules]) => ({
    id,
    rules: Object.entries(rules).map(([rule, options]) => ({ id: rule, options })),
  })),
  offline: {
    'punctuation/apostrophe': ['use_curly_apostrophes', 'use_straight_apostrophes'],
    'punctuation/ellipsis': ['use_ellipsis_character', 'use_three_periods'],
  },
};

export const STYLE_LISTS: readonly StyleRuleList[] = [
  {
    id: 's1',
    name: 'House style',
    language: 'de',
    version: 3,
    created: '2026-08-02T09:00:00.000Z',
    updated: '2026-10-03T08:00:00.000Z',
    rules: {
      dates_and_times: { calendar_era: 'use_bce_and_ce', lunar_phase: 'say_it_in_words' },
      punctuation: {
        apostrophe: 'use_curly_apostrophes',
        quotation_mark: 'use_guillemets',
        ellipsis: 'use_four_dots',
      },
    },
    instructions: [
      instruction('i1', 'Address', 'Address the reader with “Sie”, never with “du”.'),
      instruction('i2', 'Product names', 'Leave names of products in English.', 'en'),
      instruction('i3', 'Short', 'Prefer short sentences to long ones.'),
    ],
  },
  {
    id: 's2',
    name: 'Maison',
    language: 'fr',
    version: 1,
    created: '2026-09-12T09:00:00.000Z',
    updated: '2026-09-12T09:00:00.000Z',
    rules: {},
    instructions: [],
  },
];

function instruction(
  id: string,
  label: string,
  prompt: string,
  sourceLanguage: string | null = null,
): StyleInstruction {
  return { id, label, prompt, sourceLanguage };
}

export interface FakeStyleRulesOptions {
  readonly lists?: readonly StyleRuleList[];
  /** What a prompt with this word is refused with. */
  readonly refusedWord?: string;
}

/** The style rules of a service, in memory. */
export function createFakeStyleRules(options: FakeStyleRulesOptions = {}) {
  let lists = options.lists ?? STYLE_LISTS;
  let made = 0;

  function change(id: string, next: (list: StyleRuleList) => Partial<StyleRuleList>) {
    const list = find(id);
    const version = (list.version ?? 0) + 1;
    const updated = new Date(Date.parse(list.updated ?? '2026-01-01') + 60_000).toISOString();
    const changed = { ...list, version, updated, ...next(list) };
    lists = lists.map((one) => (one.id === id ? changed : one));
    return changed;
  }

  function find(id: string): StyleRuleList {
    const list = lists.find((one) => one.id === id);
    if (list === undefined) throw refusal({ code: 'not-found', status: 404 });
    return list;
  }

  function check({ prompt }: { readonly prompt: string }) {
    const { refusedWord } = options;
    if (refusedWord === undefined || !prompt.includes(refusedWord)) return;
    const said = "Value for 'prompt' not supported.";
    throw refusal({ code: 'bad-request', status: 400, said });
  }

  const asks: { [K in RouteName]?: (input: never) => unknown } = {
    'style-rules.catalogue': () => STYLE_CATALOGUE,
    'style-rules.all': () => lists,
    'style-rules.list': () =>
      lists.map(({ id, name, language, version }) => ({ id, name, language, version })),
    'style-rules.get': ({ id }: { id: string }) => find(id),
    'style-rules.create': (input: Input<'style-rules.create'>) => {
      made += 1;
      const now = '2026-11-21T09:30:00.000Z';
      const { name, language, rules = {}, instructions = [] } = input;
      const list: StyleRuleList = {
        id: `new-${made}`,
        name,
        language,
        version: 1,
        created: now,
        updated: now,
        rules,
        instructions: instructions.map((one, index) =>
          instruction(`new-${made}-${index}`, one.label, one.prompt, one.sourceLanguage),
        ),
      };
      lists = [...lists, list];
      return list;
    },
    'style-rules.rename': ({ id, name }: Input<'style-rules.rename'>) =>
      change(id, () => ({ name })),
    'style-rules.remove': ({ id }: { id: string }) => {
      find(id);
      lists = lists.filter((one) => one.id !== id);
      return null;
    },
    'style-rules.configure': ({ id, rules }: Input<'style-rules.configure'>) =>
      change(id, () => ({ rules })),
    'style-rules.add-instruction': (input: Input<'style-rules.add-instruction'>) => {
      check(input.instruction);
      made += 1;
      const { label, prompt, sourceLanguage } = input.instruction;
      const added = instruction(`made-${made}`, label, prompt, sourceLanguage);
      change(input.id, (list) => ({ instructions: [...list.instructions, added] }));
      return added;
    },
    'style-rules.change-instruction': (input: Input<'style-rules.change-instruction'>) => {
      check(input.change);
      const { label, prompt, sourceLanguage } = input.change;
      const changed = instruction(input.instruction, label, prompt, sourceLanguage);
      change(input.id, ({ instructions }) => ({
        instructions: instructions.map((one) => (one.id === changed.id ? changed : one)),
      }));
      return changed;
    },
    'style-rules.remove-instruction': (input: Input<'style-rules.remove-instruction'>) => {
      change(input.id, ({ instructions }) => ({
        instructions: instructions.filter(({ id }) => id !== input.instruction),
      }));
      return null;
    },
    'style-rules.order-instructions': ({ id, order }: Input<'style-rules.order-instructions'>) =>
      change(id, ({ instructions }) => ({
        instructions: order.flatMap((one) => instructions.find((known) => known.id === one) ?? []),
      })),
    'style-rules.try': ({ text }: Input<'style-rules.try'>) => {
      const without = text.replaceAll('you', 'du');
      const styled = text.replaceAll('you', 'Sie').replaceAll('"', '»');
      return {
        without,
        with: styled,
        changes: wordDiff(without, styled),
        billed: 2 * Array.from(text).length,
      };
    },
  };

  return {
    asks,
    /** Somebody else changes a list meanwhile. */
    changeElsewhere: change,
    lists: () => lists,
  };
}

/** Main rejects with a failure as a value. */
function refusal(failure: Failure): Error {
  return failure as unknown as Error;
}

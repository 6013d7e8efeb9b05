import { describe, expect, it } from 'vitest';
import { shapeOf } from '../../../packaging/catalogues/message-shape.ts';
import { allMessages } from './all-messages.ts';

/*
 * One meaning, one word, and one way to write it: what can be held mechanically. Each language has
 * its quotes around the names of screens, its blank before %, and the words that it must not use.
 */
interface Rules {
  readonly code: 'en' | 'de' | 'fr' | 'es' | 'ja' | 'zh' | 'ar';
  /** Around the names in a path to a setting. */
  readonly quotes: readonly [string, string];
  /** Between the names in a path to a setting. */
  readonly step: string;
  readonly beforePercent: string;
  /** Second names of things that have one already. */
  readonly secondNames: RegExp;
}

const RULES: readonly Rules[] = [
  {
    code: 'en',
    quotes: ['', ''],
    step: ' > ',
    beforePercent: '',
    secondNames:
      /\b(?:key|password|credential) store|\b(?:computer audio|grey|colours?|behaviour|centre|licence|catalogue|neighbour\w*|cancell(?:ed|ing)|full stops?|(?:analy|organi|recogni)s(?:e|ed|es|ing))\b/iu,
  },
  {
    code: 'de',
    quotes: ['„', '“'],
    step: ' > ',
    beforePercent: '\u00a0',
    secondNames: /Kennwortspeicher|Passwortspeicher|Computerton|Computer-Audio/u,
  },
  {
    code: 'fr',
    quotes: ['', ''],
    step: ' > ',
    beforePercent: '\u00a0',
    secondNames: /trousseau (?!de clés|GNOME|trouvé)|audio de l’ordinateur/u,
  },
  {
    code: 'es',
    quotes: ['', ''],
    step: ' > ',
    beforePercent: '\u00a0',
    // “Equipo” is the team.
    secondNames: /almacén de contraseñas|audio del (?:equipo|ordenador)|este equipo/iu,
  },
  {
    code: 'ja',
    quotes: ['「', '」'],
    step: '>',
    beforePercent: '',
    secondNames: /(?:パスワード|キー)ストア|コンピューター(?:の|の音の)?音声/u,
  },
  {
    code: 'zh',
    quotes: ['“', '”'],
    step: '>',
    beforePercent: '',
    secondNames: /(?:密码|密钥)存储|计算机音频/u,
  },
  {
    code: 'ar',
    quotes: ['«', '»'],
    step: ' > ',
    beforePercent: '',
    secondNames: /مخزن (?:كلمات المرور|المفاتيح)|صوت الحاسوب|المصطلحات المنطوقة|المخزن المؤقت/u,
  },
];

/** The pages of the settings, by the keys of their names. */
const PAGES = [
  'settings.about',
  'settings.appearance',
  'settings.background',
  'settings.connections',
  'settings.documents',
  'settings.engines',
  'settings.offline-languages',
  'settings.privacy',
  'settings.projects',
  'settings.quick',
  'settings.requests',
  'settings.shortcuts',
  'settings.support',
  'settings.typing',
  'settings.voice',
] as const;

/** The options of style rules show a blank before %, or none: that is what they are about. */
const isExample = (key: string) => key.startsWith('style-rules.option.');

describe.each(RULES)('$code', ({ code, quotes, step, beforePercent, secondNames }) => {
  const messages = allMessages({ code });
  const texts = Object.entries(messages).map(
    ([key, message]) => [key, shapeOf(message, code).text] as const,
  );
  const faults = (isFault: (text: string, key: string) => boolean) =>
    texts.filter(([key, text]) => isFault(text, key)).map(([key, text]) => `${key}: ${text}`);

  it('leaves the percent sign of a filled-in number to Intl', () => {
    expect(faults((text) => /\ufffc[\s\u200e\u200f]*[%٪]/u.test(text))).toEqual([]);
  });

  it('writes a percentage as Intl does', () => {
    const wrong = (text: string, key: string) =>
      !isExample(key) &&
      [...text.matchAll(/\d(\s*)%/gu)].some(([, blank]) => blank !== beforePercent);
    expect(faults(wrong)).toEqual([]);
  });

  it('names the way to a setting in one way, by the names of its pages', () => {
    const [open, close] = quotes;
    const quoted = (key: 'settings.title' | (typeof PAGES)[number]) =>
      `${open}${messages[key] ?? ''}${close}`;
    const title = quoted('settings.title');
    const pages = PAGES.map(quoted);
    const wrong = (text: string) =>
      /\s?›/u.test(text) ||
      text
        .split(title)
        .slice(1)
        .some((after) => {
          const isPath =
            /^\s*[>→]/u.test(after) || pages.some((page) => after.startsWith(`, ${page}`));
          return isPath && !pages.some((page) => after.startsWith(`${step}${page}`));
        });
    expect(faults(wrong)).toEqual([]);
    const hasPath = (text: string) => text.includes(`${title}${step}`);
    const english = Object.entries(allMessages({ code: 'en' }));
    const inEnglish = english.flatMap(([key, text]) => (text.includes('Settings > ') ? [key] : []));
    expect(texts.flatMap(([key, text]) => (hasPath(text) ? [key] : []))).toEqual(inEnglish);
  });

  it('has one name for one thing', () => {
    expect(faults((text) => secondNames.test(text))).toEqual([]);
  });
});

it('English: a unit of a translation memory is a translation unit, or a TU', () => {
  const alone = Object.entries(allMessages({ code: 'en' })).filter(
    ([key, text]) =>
      /^(?:memories|teams|alternatives|outside|settings\.team)/u.test(key) &&
      /(?<!translation )\bunits?\b/iu.test(shapeOf(text, 'en').text),
  );
  expect(alone).toEqual([]);
});

/** What looks like the end of a list and is none: two things after a clause, two pairs, a range. */
const NO_LISTS = [
  /, (?:\ufffc or better|don’t fit|set “Tags”|create or copy|install xclip|in English or)/u,
  /, (?:a firewall or|Enter or F2|left and right|documents and their|CSV with two)/u,
  /, (?:时 and 分|“million” or|period for thousands)/u,
];

it('English: a list has a comma before its last item, as Intl writes it', () => {
  const pair = /, (?!(?:and|or|but|so|which|such|with|without|then|here|is|has)\b)/u.source;
  const other = /(?!except|including|using)(?:[^\s,;:()]+ ){0,4}?[^\s,;:()]+ (?:and|or) \S+/u
    .source;
  const end = new RegExp(`(?<=[^\\s,])${pair}${other}`, 'gu');
  const lacking = Object.entries(allMessages({ code: 'en' })).flatMap(([key, text]) =>
    [...shapeOf(text, 'en').text.matchAll(end)]
      .filter(([found]) => !NO_LISTS.some((none) => none.test(found)))
      .map(([found]) => `${key}${found}`),
  );
  expect(lacking).toEqual([]);
});

it('Spanish: “and” and “or” give way to the vowel after them', () => {
  const clash = /(?<!\p{L})(?:y (?=h?i(?!e))|o (?=h?o))/iu;
  const found = Object.entries(allMessages({ code: 'es' })).filter(([, text]) => clash.test(text));
  expect(found).toEqual([]);
});

describe('Arabic', () => {
  const faults = (isFault: RegExp) =>
    Object.entries(allMessages({ code: 'ar' })).filter(([, text]) => isFault.test(text));

  it('keeps the direction of a name in quotes', () => {
    expect(faults(/(?<!\u2068)«\{/u)).toEqual([]);
  });

  it('keeps the order of an example, a shortcut with an arrow and the beginning of an address', () => {
    // “(20 €)” would read “(€ 20)” in a line from right to left.
    const example = /\((?!\u2068)(?=[^()]*\d)(?=[^()]*[^\d()])[^()\u0600-\u06ff{}#]+\)/u;
    expect(faults(example)).toEqual([]);
    expect(faults(/\+[↑↓](?!\u2069)|:\/\/(?![\p{L}\u2069…])/u)).toEqual([]);
  });

  it('keeps a percentage ahead of the figure after it', () => {
    // Intl ends a percentage with a mark from left to right, which takes such a figure along.
    expect(faults(/percent\}[^\u0600-\u06ff\u2068\u2069{}]*[{\d]/u)).toEqual([]);
  });

  it('doubles a letter without a vowel beside it, the shorter of two spellings', () => {
    expect(faults(/\u0651\u0650|\u0650\u0651/u)).toEqual([]);
  });
});

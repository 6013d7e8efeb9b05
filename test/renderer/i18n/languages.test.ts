import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { shapeOf } from '../../../packaging/catalogues/message-shape.ts';
import { allowedSame, isStillEnglish } from '../../../packaging/catalogues/same-as-english.ts';

/*
 * Run one language with `-t fr`: that is why the names of the tests below hold none of the codes.
 * A message that is the same in a language as in English (“Text”, “Format”) is let through by a line
 * with its key in packaging/catalogues/same-as-english/<code>.txt.
 */

const LOCALES = new URL('../../../renderer/i18n/locales/', import.meta.url);
const english: ReadonlyMap<string, string> = new Map(Object.entries(en));
const CODES = ['de', 'es', 'fr', 'ar', 'ja', 'zh'];

function sentencesOf(code: string): ReadonlyMap<string, string> {
  const file = new URL(`${code}.json`, LOCALES);
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー）」』”]`;

const count = (text: string, mark: string) =>
  // A question mark all alone stands for what is not known.
  text.replace(/^\?$/gmu, '').split(mark).length - 1;
const paired = (open: string, close: string) => (text: string) =>
  count(text, open) !== count(text, close);

/** Marks and terms that are not those of the language; each with what is wrong about it. */
const MARKS: Readonly<
  Record<string, readonly (readonly [RegExp | ReturnType<typeof paired>, string])[]>
> = {
  de: [
    [paired('„', '“'), 'quotes are „ “'],
    [/”/u, '” is not a German mark'],
  ],
  fr: [
    [/ [;:?»](?=\s|$|[.,)])/mu, 'an ordinary space before ; : ? »'],
    [/« /u, 'an ordinary space after «'],
    [/[\p{L}\p{N})\ufffc»][;?:](?=\s|$)/mu, 'no space before ; ? :'],
    [/[ \u00a0][;?](?=\s|$|[.,)])/mu, 'the blank before ; ? is narrow'],
    [/\u202f[:»]/u, 'the blank before : » is a full one'],
    [paired('«', '»'), 'quotes are « »'],
    [/[“”]/u, 'quotes are « »'],
  ],
  es: [
    [paired('¿', '?'), '? without ¿'],
    [paired('«', '»'), 'quotes are « »'],
    [/[“”]/u, 'quotes are « »'],
  ],
  ja: [
    [new RegExp(`${CJK}(?:[.,?!;](?=\\s|$|${CJK})|:(?=\\s|$))`, 'mu'), 'a narrow mark'],
    [/[“”]/u, 'quotes are 「」'],
    [paired('「', '」'), 'quotes are 「」'],
  ],
  zh: [
    [/此计算机/u, 'this computer is 这台计算机'],
    [new RegExp(`${CJK}(?:[.,?!;](?=\\s|$|${CJK})|:(?=\\s|$))`, 'mu'), 'a narrow mark'],
    [paired('“', '”'), 'quotes are “ ”'],
  ],
  ar: [
    [/كمبيوتر/u, 'the computer is الحاسوب'],
    [/\p{Script=Arabic}[,?;]/u, 'a Latin mark'],
  ],
};
const LATIN = ['de', 'fr', 'es'];

describe.each(CODES)('%s', (code) => {
  const given = sentencesOf(code);

  /** Asks about each sentence that has a pendant; names those with an answer. */
  function faults(
    judge: (sentence: string, original: string, key: string) => string | null,
  ): readonly string[] {
    return [...given].flatMap(([key, sentence]) => {
      const original = english.get(key);
      if (original === undefined) return [];
      let fault: string | null;
      try {
        fault = judge(sentence, original, key);
      } catch (error) {
        fault = `no ICU: ${String(error)}`;
      }
      return fault === null ? [] : [`${key}: ${fault} | ${sentence}`];
    });
  }

  it('has our keys, all of them', () => {
    const keys = given;
    expect([...english.keys()].filter((key) => !keys.has(key))).toEqual([]);
    expect([...keys.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it('fills in what is filled in', () => {
    const wrong = faults((sentence, original) => {
      const ours = shapeOf(sentence, code);
      const its = shapeOf(original, 'en');
      // A number may need a plural where English needs none.
      const plural = (input: string) => input.replace(/ number null$/u, ' cardinal plural from 0');
      const missing = its.inputs.filter(
        (input) => !ours.inputs.includes(input) && !ours.inputs.includes(plural(input)),
      );
      const surplus = ours.inputs.filter(
        (input) => !its.inputs.includes(input) && !its.inputs.some((its) => plural(its) === input),
      );
      if (missing.length + surplus.length > 0) {
        return `lacks ${missing.join(', ')}; has ${surplus.join(', ')} instead`;
      }
      return ours.selects.join() === its.selects.join()
        ? null
        : `${ours.selects.join(', ')} not ${its.selects.join(', ')}`;
    });
    expect(wrong).toEqual([]);
  });

  it('knows plural', () => {
    const known = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    // French and Spanish say “many” of millions alone, and most words do not change there.
    const needed = known.filter((form) => (LATIN.includes(code) ? form !== 'many' : true));
    const exact: Readonly<Record<string, string>> = { zero: '=0', one: '=1', two: '=2' };
    const wrong = faults((sentence, original) => {
      const its = shapeOf(original, 'en').plurals;
      for (const { name, forms } of shapeOf(sentence, code).plurals) {
        const isPlain = its.some((one) => one.name === name && !one.forms.includes('one'));
        const missing = (isPlain ? ['other'] : needed).filter(
          (form) => !forms.includes(form) && !forms.includes(exact[form] ?? form),
        );
        if (missing.length > 0) return `${name} lacks ${missing.join(' ')}`;
        const surplus = forms.filter(
          (form) => !form.startsWith('=') && !(known as readonly string[]).includes(form),
        );
        if (surplus.length > 0) return `${name} has no ${surplus.join(' ')} here`;
      }
      const fixed = (plurals: typeof its) =>
        plurals.flatMap(({ name, forms }) =>
          forms.filter((form) => form === '=0').map((form) => `${name} ${form}`),
        );
      const kept = new Set(fixed(shapeOf(sentence, code).plurals));
      const lost = fixed(its).filter((form) => !kept.has(form));
      return lost.length > 0 ? `lost ${lost.join(', ')}` : null;
    });
    expect(wrong).toEqual([]);
  });

  it('is not English', () => {
    const same = allowedSame(code);
    const wrong = faults((sentence, original, key) => {
      const { text } = shapeOf(sentence, code);
      if (isStillEnglish(sentence, original) && !same.has(key)) return 'same';
      const left = LATIN.includes(code)
        ? /\b(?:the|and|of|with|this|your|which)\b/iu
        : /(?:\b[A-Za-z]{2,}\s+){3}[A-Za-z]{2,}/u;
      // A quoted word is one of the text that a style rule is for.
      const own = text.replace(/(?<=[«„“])\s?\p{L}+\s?(?=[»“”])/gu, '');
      return left.test(own) ? 'words left' : null;
    });
    expect(wrong).toEqual([]);
    const sentences = given;
    // A line that is no longer needed would hide a sentence that turns English again.
    expect([...same].filter((key) => sentences.get(key) !== english.get(key))).toEqual([]);
  });

  it('has no lost blanks, and its own punctuation', () => {
    const wrong = faults((sentence, original) => {
      if (sentence.trim() === '') return 'empty';
      if (/^\s|\s$/u.test(sentence) && !/^\s|\s$/u.test(original)) return 'blank at an end';
      if (/[ \u00a0\u202f\u3000]{2}|[\t\n]/u.test(sentence)) return 'blanks';
      if (/ [.,،、。，](?=\s|$)/u.test(sentence)) return 'a blank before a mark';
      if (/[!！]/u.test(sentence)) return 'it shouts';
      if (/"/u.test(sentence)) return 'straight quotes';
      if (/'/u.test(shapeOf(sentence, code).text)) return 'a straight apostrophe';
      const { text } = shapeOf(sentence, code);
      const bad = (MARKS[code] ?? []).find(([mark]) =>
        typeof mark === 'function' ? mark(text) : mark.test(text),
      );
      return bad?.[1] ?? null;
    });
    expect(wrong).toEqual([]);
  });
});

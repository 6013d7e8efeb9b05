import { baseOf } from '../../preload/contract/language-code.ts';

/** Whether the language ends sentences with marks as wide as a character, which hold their own blank. */
export const hasFullWidthMarks = (locale: string): boolean => ['ja', 'zh'].includes(baseOf(locale));

/**
 * A figure with its unit, spaced as sentences of the language space it, and never on two lines. Intl has
 * the space the other way round from our catalogues: Chinese without a blank, Japanese with one.
 */
export function spacedUnit(text: string, locale: string): string {
  return spacedInLanguage(text, baseOf(locale)).replaceAll(' ', '\u00a0');
}

function spacedInLanguage(text: string, language: string): string {
  if (language === 'zh') return text.replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
  if (language === 'ja')
    return text.replace(/(\d)\s(?=[\p{Script=Han}\p{Script=Katakana}])/u, '$1');
  return text;
}

/** Chinese characters and marks of their width, which have no blank beside them. */
const WIDE = '\\p{Script=Han}\\u201c\\u201d\\u3000-\\u303f\\uff00-\\uff60';
const endsWide = new RegExp(`[${WIDE}]$`, 'u');
const beginsWide = new RegExp(`^[${WIDE}]`, 'u');

/** A list from its parts; the Chinese "and" has a blank beside a letter or digit of another script. */
export function joined(
  parts: readonly { readonly type: string; readonly value: string }[],
  locale: string,
): string {
  const isChinese = baseOf(locale) === 'zh';
  return parts
    .map(({ type, value }, place) => {
      if (!isChinese || type !== 'literal' || value !== '和') return value;
      const before = endsWide.test(parts[place - 1]?.value ?? '') ? '' : ' ';
      const after = beginsWide.test(parts[place + 1]?.value ?? '') ? '' : ' ';
      return `${before}${value}${after}`;
    })
    .join('');
}

import type { Words } from '../words/words.ts';

/** What the offline service could not check, in sentences. */
export function uncheckedWords(codes: readonly string[], t: Words['t']): string[] {
  const left = new Set(codes);
  const sentences: string[] = [];
  if (left.has('style') && left.has('tone')) {
    sentences.push(t('writing.unchecked.style-and-tone'));
    left.delete('style');
    left.delete('tone');
  }
  for (const code of left) {
    sentences.push(
      isKnown(code) ? t(`writing.unchecked.${code}`) : t('writing.unchecked.other', { code }),
    );
  }
  return sentences;
}

const KNOWN = ['spelling', 'grammar', 'style', 'tone'] as const;
const isKnown = (code: string): code is (typeof KNOWN)[number] => KNOWN.some((one) => one === code);

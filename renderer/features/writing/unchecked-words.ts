import type { I18n } from '../../i18n/i18n.ts';

/** What the offline service could not check, in sentences. */
export function uncheckedWords(codes: readonly string[], t: I18n['t']): string[] {
  const left = new Set(codes);
  const sentences: string[] = [];
  // Only rephrasing leaves the style; one sentence says it of style and tone.
  if (left.has('style')) {
    const tone = left.has('tone') ? 'yes' : 'no';
    sentences.push(t('writing.unchecked.style', { tone }));
    for (const code of ['style', 'tone']) left.delete(code);
  }
  const spelling = left.has('spelling') ? 'no' : 'yes';
  for (const code of left) {
    if (code === 'complex-grammar') sentences.push(t(`writing.unchecked.${code}`, { spelling }));
    else if (isKnown(code)) sentences.push(t(`writing.unchecked.${code}`));
    else sentences.push(t('writing.unchecked.other', { code }));
  }
  return sentences;
}

const KNOWN = ['spelling', 'compounds', 'grammar'] as const;
const isKnown = (code: string): code is (typeof KNOWN)[number] => KNOWN.some((one) => one === code);

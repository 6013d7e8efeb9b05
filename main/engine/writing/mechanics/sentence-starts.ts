import { segment } from '../../segments/segmenter.ts';

const OPENING = /^[\s"“”„‟«»‹›'‘’‚([{¿¡*_–—-]*/u;

/** Where the first words of sentences begin, behind quotation marks and brackets. */
export function sentenceStarts(text: string, language: string): Set<number> {
  return new Set(
    segment(text, language, 'all').map(({ start, end }) => {
      const opening = OPENING.exec(text.slice(start, end))?.[0].length ?? 0;
      return start + opening;
    }),
  );
}

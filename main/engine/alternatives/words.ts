/** A word of a text, without the signs and spaces around it. */
export interface PlacedWord {
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** For comparing: composed, lower case. */
  readonly folded: string;
}

export const foldedWord = (word: string): string => word.normalize('NFC').toLowerCase();

/** The words of a text by the rules of its language, which also know scripts without spaces. */
export function wordsIn(text: string, language: string): PlacedWord[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ index, segment }) => ({
      start: index,
      end: index + segment.length,
      text: segment,
      folded: foldedWord(segment),
    }));
}

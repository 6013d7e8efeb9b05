/** Letters that take the room of two: CJK, kana, Hangul, full-width forms (Unicode, UAX #11). */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export const graphemes = (text: string): readonly string[] =>
  Array.from(SEGMENTER.segment(text), ({ segment }) => segment);

export const letterWidth = (grapheme: string): number => (WIDE.test(grapheme) ? 2 : 1);

export const widthOf = (text: string): number =>
  graphemes(text).reduce((sum, letter) => sum + letterWidth(letter), 0);

/** Marks that stand on the letter before them, and what has no form of its own. */
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;
/** Letters as wide as two: East Asian ones, their punctuation and full forms, and emoji. */
const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{Extended_Pictographic}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]/u;

/** Width in columns of a fixed-width screen. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (letter <= '~') width += 1;
    else if (!NO_WIDTH.test(letter)) width += WIDE.test(letter) ? 2 : 1;
  }
  return width;
}

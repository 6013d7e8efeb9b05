/** All controls but the tab and the line feed. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Marks that make a text look other than it is. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text without control characters and halves of characters, with line feeds as line ends. */
export const plainText = (given: string): string =>
  given.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '');

/** As `plainText`, also without marks that reorder letters: nothing hides what is sent. */
export const foreignText = (given: string): string => plainText(given).replace(REORDERING, '');

/** The start of a text, at most so many UTF-16 units; no character is cut through. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const isSplit = /[\ud800-\udbff]/.test(text.charAt(most - 1));
  return text.slice(0, isSplit ? most - 1 : most);
}

/** The terms that stand in an editor, one a line; a line end after the last one begins no term. */
export function linesOf(text: string): readonly string[] {
  const whole = text.endsWith('\n') ? text.slice(0, -1) : text;
  return whole === '' ? [] : whole.split('\n');
}

/** The terms as an editor shows them. */
export const textOf = (terms: readonly string[]): string => terms.join('\n');

/** The terms without what a program can mend alone: empty ones, outer space, second ones. */
export function tidied(terms: readonly string[]): readonly string[] {
  return [...new Set(terms.map((term) => term.trim()))].filter((term) => term !== '');
}

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((term, index) => term === other[index]);

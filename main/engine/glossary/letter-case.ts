/**
 * Gives a target term the letter case in which the source term stands: a term in small letters is
 * capitalised or put into capitals with the text. Null when the text's letter case rules the term
 * out: one with capitals of its own fits only as written or all in capitals (`IT` is not `it`).
 */
export function adaptCase(
  found: string,
  term: { readonly source: string; readonly target: string },
  targetLanguage: string,
): string | null {
  const text = found.normalize('NFC');
  const source = term.source.normalize('NFC');
  const plain = source === source.toLowerCase();
  if (sameButSpaces(text, source)) return term.target;
  if (text === text.toUpperCase() && (text.match(/\p{Lu}/gu)?.length ?? 0) > 1) {
    return term.target.toLocaleUpperCase(targetLanguage);
  }
  if (!plain) return null;
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  if (first === first.toLowerCase()) return term.target;
  return term.target.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(targetLanguage));
}

const plainSigns = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'");

const sameButSpaces = (a: string, b: string) => plainSigns(a) === plainSigns(b);

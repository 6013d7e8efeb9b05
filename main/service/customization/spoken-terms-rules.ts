/** Code points of the terms of one language, the line ends between them included. */
export const MAX_LIST_CHARACTERS = 300;
/** UTF-8 bytes of a collection's name. */
export const MAX_NAME_BYTES = 1024;

const CONTROL = /[\u0000-\u001f\u007f-\u009f]/u;

/**
 * The terms of a list as it is written, one a line; one line end after the last term is allowed.
 * @returns a sentence in place of the terms where a rule is broken
 */
export function readTerms(entries: string): readonly string[] | { readonly wrong: string } {
  const text = entries.endsWith('\n') ? entries.slice(0, -1) : entries;
  const terms = text.split('\n');
  const seen = new Set<string>();
  for (const [index, term] of terms.entries()) {
    const at = `term ${index + 1}`;
    if (term === '') return { wrong: `${at} is empty` };
    if (CONTROL.test(term)) return { wrong: `${at} has a control character` };
    if (term !== term.trim()) return { wrong: `${at} begins or ends with white space` };
    if (seen.has(term)) return { wrong: `${at} is a duplicate` };
    seen.add(term);
  }
  if (tooLong(terms)) {
    return { wrong: `the terms exceed ${MAX_LIST_CHARACTERS} characters` };
  }
  return terms;
}

export const tooLong = (terms: readonly string[]): boolean =>
  Array.from(terms.join('\n')).length > MAX_LIST_CHARACTERS;

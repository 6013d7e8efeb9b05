/** Words that formulas name: they compute something else when these change. */
export interface FormulaWords {
  /** Whether a text is such a word. Case and outer white space do not count, as in formulas. */
  has(text: string): boolean;
  /** Words that name fields of other parts: pivot tables and slicers. */
  add(word: string): void;
}

/** Text in quotation marks and names in brackets; `""` and `'` before a sign are escapes. */
const WORDS = /"((?:[^"]|"")*)"|\[((?:'.|[^'[\]])*)\]/g;

export function createFormulaWords(formulas: Iterable<string>): FormulaWords {
  const words = new Set<string>();
  const add = (word: string) => {
    const trimmed = word.trim().toLowerCase();
    if (trimmed !== '') words.add(trimmed);
  };
  for (const formula of formulas) {
    for (const [, text, column] of formula.matchAll(WORDS)) {
      if (column !== undefined) add(column.replace(/^@/, '').replace(/'(.)/g, '$1'));
      if (text === undefined) continue;
      add(text.replaceAll('""', '"'));
      // The choices of a list are one text: "Yes,No".
      for (const choice of text.split(',')) add(choice);
    }
  }
  return { has: (text) => words.has(text.trim().toLowerCase()), add };
}

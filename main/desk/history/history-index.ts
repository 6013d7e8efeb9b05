/**
 * The words of the history, as `indexed` writes them. Categories: vowel signs of Indian scripts belong
 * to their words. An index of single letters makes the first letter of a word as quick as a whole one.
 */
export const HISTORY_INDEX = `
  CREATE VIRTUAL TABLE history_index USING fts5 (
    before, after,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'",
    prefix = '1'
  )`;

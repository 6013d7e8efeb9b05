/**
 * The words of the history, as `indexed` writes them. Categories: vowel signs of Indian scripts belong
 * to their words. An index of single letters makes the first letter of a word as quick as a whole one.
 * Words of a row that goes are taken out at once (see https://sqlite.org/fts5.html), not with a later merge.
 */
export const HISTORY_INDEX = `
  CREATE VIRTUAL TABLE history_index USING fts5 (
    before, after,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'",
    prefix = '1'
  );
  INSERT INTO history_index (history_index, rank) VALUES ('secure-delete', 1)`;

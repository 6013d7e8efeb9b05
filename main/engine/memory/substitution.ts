/**
 * What it costs that one word stands for another, 0 to 1: twice the share of characters in which
 * they differ (Levenshtein over the longer word), so that words less than half alike cost as much
 * as unrelated ones. A word of five letters with one other letter costs 0.4, the value that
 * DGT-OmegaT gives to words of the same stem.
 */
export function substitutionCost(a: string, b: string): number {
  return substitutionsOf(a)(b);
}

/** `substitutionCost` of one word for many others, at less expense for each. */
export function substitutionsOf(word: string): (other: string) => number {
  const distance = word.length <= BITS ? bitDistance(word) : tableDistance(word);
  return (other) => {
    if (word === other) return 0;
    return Math.min(1, (2 * distance(other)) / Math.max(word.length, other.length));
  };
}

const BITS = 32;

/** Levenshtein distance over UTF-16 units, a column of the table at a time (Myers, Hyyrö). */
function bitDistance(word: string): (other: string) => number {
  const positions = new Map<number, number>();
  for (let index = 0; index < word.length; index += 1) {
    const unit = word.charCodeAt(index);
    positions.set(unit, (positions.get(unit) ?? 0) | (1 << index));
  }
  const last = 1 << (word.length - 1);
  return (other) => {
    if (word.length === 0) return other.length;
    let rising = -1;
    let falling = 0;
    let distance = word.length;
    for (let index = 0; index < other.length; index += 1) {
      const equal = positions.get(other.charCodeAt(index)) ?? 0;
      const vertical = equal | falling;
      const horizontal = (((equal & rising) + rising) ^ rising) | equal;
      let up = falling | ~(horizontal | rising);
      let down = rising & horizontal;
      if ((up & last) !== 0) distance += 1;
      if ((down & last) !== 0) distance -= 1;
      up = (up << 1) | 1;
      down <<= 1;
      rising = down | ~(vertical | up);
      falling = up & vertical;
    }
    return distance;
  };
}

/** The same by the plain table, for words that are longer than an integer has bits. */
function tableDistance(word: string): (other: string) => number {
  return (other) => {
    const line = Array.from({ length: other.length + 1 }, (_, column) => column);
    for (let row = 1; row <= word.length; row += 1) {
      let diagonal = row - 1;
      let left = row;
      line[0] = row;
      for (let column = 1; column <= other.length; column += 1) {
        const above = line[column] ?? 0;
        const same = word.charCodeAt(row - 1) === other.charCodeAt(column - 1);
        left = same ? diagonal : Math.min(diagonal, above, left) + 1;
        diagonal = above;
        line[column] = left;
      }
    }
    return line[other.length] ?? 0;
  };
}

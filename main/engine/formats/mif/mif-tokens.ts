import { DocumentRefusal, LIMITS } from '../document-filter.ts';

/** A piece of a MIF text. What is between the tokens is white space, numbers, keywords, comments. */
export interface MifToken {
  /** `open`: `<Name`; `close`: `>`; `string`: what stands between the quotes. */
  readonly kind: 'open' | 'close' | 'string';
  readonly start: number;
  readonly end: number;
  /** Of an opened statement. */
  readonly name: string;
}

const SIGN = /<\s*([A-Za-z]\w*)|[>`#<]|^[=&].*$/gm;

/**
 * Cuts a MIF text into tokens. Comments and the lines of embedded pictures (`&…`) hold none. Refuses
 * what does not close and what nests too deep.
 */
export function mifTokens(source: string): MifToken[] {
  const tokens: MifToken[] = [];
  let depth = 0;
  const sign = new RegExp(SIGN);
  for (let match = sign.exec(source); match; match = sign.exec(source)) {
    const { 0: found, 1: name, index } = match;
    if (found === '#') {
      const end = source.indexOf('\n', index);
      sign.lastIndex = end < 0 ? source.length : end;
    } else if (found === '`') {
      const end = source.indexOf("'", index + 1);
      if (end < 0) throw unclosed();
      tokens.push({ kind: 'string', start: index + 1, end, name: '' });
      sign.lastIndex = end + 1;
    } else if (found === '>') {
      depth -= 1;
      if (depth < 0) throw unclosed();
      tokens.push({ kind: 'close', start: index, end: index + 1, name: '' });
    } else if (name !== undefined) {
      depth += 1;
      if (depth > LIMITS.depth) {
        throw new DocumentRefusal('too-deep', `Statements nest deeper than ${LIMITS.depth}.`);
      }
      tokens.push({ kind: 'open', start: index, end: index + found.length, name });
    } else if (found === '<') throw unclosed();
  }
  if (depth !== 0) throw unclosed();
  return tokens;
}

const unclosed = () => new DocumentRefusal('damaged', 'A statement of the MIF file is not closed.');

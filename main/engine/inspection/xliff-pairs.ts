import { SaxesParser } from 'saxes';
import { knowEntities } from '../formats/inline/document-type.ts';

/** Source and target of a segment as people read them. */
export interface XliffPair {
  readonly source: string;
  readonly target: string;
}

/** Elements that hold a pair, in XLIFF 1.x and 2.x. */
const HOLDERS = new Set(['trans-unit', 'segment']);
/** What stands between two languages but belongs to neither. */
const ASIDE = new Set(['note', 'notes', 'alt-trans', 'matches', 'glossary', 'originalData']);

/** The segments of a translated XLIFF file, in order. Throws where it is not well-formed. */
export function xliffPairs(xml: string): XliffPair[] {
  const pairs: XliffPair[] = [];
  let pair: { source: string; target: string } | null = null;
  let side: 'source' | 'target' | null = null;
  let aside = 0;
  const parser = new SaxesParser();
  knowEntities(parser, xml);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name: written }) => {
    const name = local(written);
    if (aside > 0 || ASIDE.has(name)) aside += 1;
    else if (HOLDERS.has(name)) pair = { source: '', target: '' };
    else if (pair !== null && (name === 'source' || name === 'target')) side = name;
  });
  parser.on('closetag', ({ name: written }) => {
    const name = local(written);
    if (aside > 0) aside -= 1;
    else if (name === 'source' || name === 'target') side = null;
    else if (HOLDERS.has(name) && pair !== null) {
      pairs.push({ source: pair.source.trim(), target: pair.target.trim() });
      pair = null;
    }
  });
  const take = (text: string) => {
    if (aside === 0 && pair !== null && side !== null) pair[side] += text;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.write(xml).close();
  return pairs;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

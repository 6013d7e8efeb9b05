import { xmlAttribute } from '../inline/xml-attribute.ts';
import type { XmlToken } from '../inline/scan-xml.ts';
import type { Dialect } from './dialect.ts';
import type { Look } from './look.ts';
import type { FieldMark, ParagraphItem } from './paragraph-item.ts';
import type { XmlFragment } from './xml-fragment.ts';
import type { TokenWalk } from './token-walk.ts';

const NO_BREAK_HYPHEN = '\u2011';

/**
 * The items of a run whose start tag was just taken. A run of several texts and tabs gives an item for
 * each, with the same look.
 */
export function readRun(
  source: string,
  walk: TokenWalk,
  dialect: Dialect,
): (ParagraphItem | FieldMark)[] {
  const items: (ParagraphItem | FieldMark)[] = [];
  let look: Look = dialect.lookOf('');
  const wrap = (piece: XmlFragment): XmlFragment[] => {
    const [before, after] = dialect.wrapAlone(look);
    return [before, piece, after];
  };
  for (;;) {
    const token = walk.take();
    if (!token || token.kind === 'close') return items;
    if (token.kind !== 'open' && token.kind !== 'empty') continue;
    const { start, name } = token;
    const role = dialect.runRoles.get(name);
    if (role === 'look') {
      look = dialect.lookOf(source.slice(start, walk.skip(token)));
      continue;
    }
    if (role === 'text' || role === 'ruby') {
      const text = role === 'text' ? walk.text(token, dialect.trims) : rubyText(walk, dialect);
      const piece = { start, end: walk.last().end };
      if (text !== '') items.push({ kind: 'text', text, look, source: wrap(piece) });
    } else if (role === 'hyphen') {
      const hyphen = wrap({ start, end: walk.skip(token) });
      items.push({ kind: 'text', text: NO_BREAK_HYPHEN, look, source: hyphen });
    } else if (role === 'instruction') {
      const words = walk.text(token, false);
      const pieces = wrap({ start, end: walk.last().end });
      items.push({ kind: 'instruction', text: words, source: pieces });
    } else if (role === 'field') {
      const mark = markOf(source, token);
      const pieces = wrap({ start, end: walk.skip(token) });
      items.push(
        mark ? { kind: mark, text: '', source: pieces } : { kind: 'alone', source: pieces },
      );
    } else if (role === 'trace') {
      walk.skip(token);
    } else {
      items.push({ kind: 'alone', source: wrap({ start, end: walk.skip(token) }) });
    }
  }
}

function markOf(source: string, token: XmlToken): 'begin' | 'separate' | 'end' | null {
  const prefix = token.name.slice(0, -'fldChar'.length);
  const type = xmlAttribute(source, token, `${prefix}fldCharType`)?.value;
  return type === 'begin' || type === 'separate' || type === 'end' ? type : null;
}

/** The base text of a ruby; how it is pronounced does not survive a translation. */
function rubyText(walk: TokenWalk, dialect: Dialect): string {
  let text = '';
  let depth = 1;
  for (let token = walk.take(); token; token = walk.take()) {
    if (token.kind === 'open' && token.name === dialect.rubyBase) {
      text += walk.text(token, dialect.trims);
    } else if (token.kind === 'open') depth += 1;
    else if (token.kind === 'close' && --depth === 0) break;
  }
  return text;
}

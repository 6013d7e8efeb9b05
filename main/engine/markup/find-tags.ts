import type { TextRange } from './placeholders.ts';

/** What looks like a tag in a text that is not known to be XML or HTML. */
export interface FoundTag extends TextRange {
  readonly kind: 'open' | 'close' | 'alone';
  /** In lower case: such a text may be HTML. */
  readonly name: string;
}

const START = /<(\/?)([\p{L}_][\p{L}\p{N}_:.-]*)(?=[\s/>])/gu;

/**
 * Finds what looks like a tag: `<b>`, `</a>`, `<br/>`, `<g id="1">`, in order and apart from each
 * other. Quoted attributes may hold `<` and `>`; outside of quotes a `<` ends the attempt. So `a < b`,
 * `<3` and `<b` without an end are none. Time is linear in the length.
 */
export function findTags(text: string): FoundTag[] {
  if (!text.includes('<') || !text.includes('>')) return [];
  const tags: FoundTag[] = [];
  const ends = endsFrom(text);
  let last = 0;
  for (const { 0: start, 1: slash, 2: name = '', index } of text.matchAll(START)) {
    if (index < last) continue;
    const after = index + start.length;
    // Behind the name stands white space and then anything, or at once the end.
    const direct = /^\/?>/.exec(text.slice(after, after + 2));
    const end = direct ? after + direct[0].length : text[after] === '/' ? 0 : (ends[after] ?? 0);
    if (end === 0) continue;
    const kind = slash ? 'close' : text[end - 2] === '/' ? 'alone' : 'open';
    tags.push({ start: index, end, kind, name: name.toLowerCase() });
    last = end;
  }
  return tags;
}

/** For each place, taken as inside a tag and outside of quotes: where the tag ends, 0 for nowhere. */
function endsFrom(text: string): Uint32Array {
  const ends = new Uint32Array(text.length + 2);
  const closing = new Map<string, number>();
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text.charAt(at);
    if (character === '>') ends[at] = at + 1;
    else if (character === '"' || character === "'") {
      const close = closing.get(character);
      ends[at] = close === undefined ? 0 : (ends[close + 1] ?? 0);
      closing.set(character, at);
    } else ends[at] = character === '<' ? 0 : (ends[at + 1] ?? 0);
  }
  return ends;
}

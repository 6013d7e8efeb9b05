import type { TextRange } from '../../markup/placeholders.ts';

/** An argument of an ICU message that chooses between texts: `{n, plural, one {…} other {…}}`. */
export interface IcuArgument extends TextRange {
  /** The texts to choose from, without their braces. */
  readonly branches: readonly TextRange[];
}

const HEAD =
  /\{\s{0,20}[\p{L}\p{N}_.-]{1,80}\s{0,20},\s{0,20}(?:plural|selectordinal|select)\s{0,20},\s{0,20}(?:offset\s{0,5}:\s{0,5}[0-9]{1,9}\s{0,20})?/uy;
const KEY = /\s{0,50}(?:=[0-9]{1,9}|[\p{L}\p{N}_-]{1,80})\s{0,50}/uy;
const END = /\s{0,50}\}/y;

/** The choosing arguments in a range that do not lie in each other, in order. */
export function icuArguments(text: string, { start, end }: TextRange): IcuArgument[] {
  if (!text.includes('{')) return [];
  const partners = bracePartners(text, start, end);
  const found: IcuArgument[] = [];
  let at = text.indexOf('{', start);
  while (at >= 0 && at < end) {
    const argument = partners.has(at) ? argumentAt(text, at, partners) : null;
    if (argument) found.push(argument);
    at = text.indexOf('{', argument?.end ?? at + 1);
  }
  return found;
}

function argumentAt(
  text: string,
  start: number,
  partners: ReadonlyMap<number, number>,
): IcuArgument | null {
  let at = start;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text)?.[0];
    at += match?.length ?? 0;
    return match !== undefined;
  };
  if (!take(HEAD)) return null;
  const branches: TextRange[] = [];
  while (take(KEY)) {
    const close = partners.get(at);
    if (close === undefined) return null;
    branches.push({ start: at + 1, end: close });
    at = close + 1;
  }
  return branches.length > 0 && take(END) ? { start, end: at, branches } : null;
}

/** Opening braces with their closing ones. An apostrophe before a sign quotes up to the next one. */
function bracePartners(text: string, start: number, end: number): Map<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  const quoted = /''|'[{}#|][^']*(?:'|$)|[{}]/g;
  quoted.lastIndex = start;
  for (let match = quoted.exec(text); match && match.index < end; match = quoted.exec(text)) {
    if (match[0] === '{') open.push(match.index);
    const opener = match[0] === '}' ? open.pop() : undefined;
    if (opener !== undefined) partners.set(opener, match.index);
  }
  return partners;
}

import type { Random } from '../random.ts';
import { MOST_BYTES, replaced } from './bytes.ts';
import type { Mutation } from './bytes.ts';
import { XML } from './grammars.ts';
import { textMutations } from './text.ts';

/** An element by its places: its tag, what is in it, and behind its end. */
interface Element {
  readonly start: number;
  readonly inside: number;
  readonly insideEnd: number;
  readonly end: number;
}

const TAG = /<(\/?)[A-Za-z_][^\s<>/]*[^<>]*?(\/?)>/g;

/** Elements of nearly sound XML; tags that fit nothing are passed over. */
function elementsOf(text: string): Element[] {
  const elements: Element[] = [];
  const open: { start: number; inside: number }[] = [];
  for (const { 0: tag, 1: closing, 2: empty, index } of text.matchAll(TAG)) {
    const end = index + tag.length;
    if (closing === '/') {
      const begun = open.pop();
      if (begun) elements.push({ ...begun, insideEnd: index, end });
    } else if (empty === '/') elements.push({ start: index, inside: end, insideEnd: end, end });
    else open.push({ start: index, inside: end });
  }
  return elements;
}

const NAMES = [
  'a',
  'g',
  'w:r',
  'w:p',
  'w:sdt',
  'a:r',
  'hi',
  'sub',
  'mrk',
  'tu',
  'x:y',
  'b',
  'note',
  'p',
];
const VALUES = [
  ...[
    '',
    '0',
    '-1',
    '99999999999',
    '1.5',
    'preserve',
    'no',
    'yes',
    'en',
    'x',
    '../..',
    '&amp;',
    '&#10;',
  ],
  ...[
    'rId1',
    'http://x/',
    'true',
    'A1',
    'ZZZ0',
    'begin',
    'separate',
    'end',
    'NaN',
    '\u00e9',
    '#x',
    '1e9',
  ],
];
const TEXTS = [
  '',
  ' ',
  'x',
  '\n',
  '&amp;',
  '{0}',
  '&lt;b&gt;',
  '&#x1F600;',
  '\u05d0',
  'a'.repeat(9_000),
  '<![CDATA[]]>',
  '<!-- - -->',
  '<?x y?>',
];

type Change = (text: string, element: Element, random: Random, other: string) => string;

const slice = (text: string, { start, end }: Element) => text.slice(start, end);
const put = (text: string, from: number, to: number, piece: string) =>
  text.slice(0, from) + piece + text.slice(to);

/** Changes that keep XML well-formed, so that they reach what is behind the first look at it. */
const CHANGES: readonly Change[] = [
  (text, { start, end }) => put(text, start, end, ''),
  (text, { start, inside, insideEnd, end }) => put(text, start, end, text.slice(inside, insideEnd)),
  (text, { inside, insideEnd }) => put(text, inside, insideEnd, ''),
  (text, element, random) => {
    const piece = slice(text, element);
    const most = Math.floor(MOST_BYTES / (piece.length + 1));
    const times = Math.min(most, random.percent(80) ? 1 + random.below(4) : random.below(3_000));
    return put(text, element.end, element.end, piece.repeat(Math.max(0, times)));
  },
  (text, { start, end }, random) => {
    const name = random.pick(NAMES);
    const depth = random.percent(85) ? 1 + random.below(3) : random.pick([50, 400, 998, 1_200]);
    const inner = text.slice(start, end);
    return put(text, start, end, `<${name}>`.repeat(depth) + inner + `</${name}>`.repeat(depth));
  },
  (text, { inside, insideEnd, start }, random) =>
    inside === insideEnd
      ? put(text, start, start, random.pick(TEXTS))
      : put(text, random.percent(50) ? inside : insideEnd, insideEnd, random.pick(TEXTS)),
  (text, { start, inside }, random) => {
    const tag = text.slice(start, inside);
    const values = [...tag.matchAll(/=\s*"[^"]*"/g)];
    if (values.length === 0)
      return put(text, start, inside, tag.replace(/(\/?>)$/, ` id="${random.pick(VALUES)}"$1`));
    const { index, 0: value } = random.pick(values);
    return put(text, start + index, start + index + value.length, `="${random.pick(VALUES)}"`);
  },
  (text, { start, inside }, random) => {
    const attributes = [...text.slice(start, inside).matchAll(/\s[\w:.-]+\s*=\s*"[^"]*"/g)];
    if (attributes.length === 0) return text;
    const { index, 0: whole } = random.pick(attributes);
    return put(text, start + index, start + index + whole.length, '');
  },
  /** Another element, of this text or of another one, in its place, before it or in it. */
  (text, { start, inside, end }, random, other) => {
    const others = elementsOf(other);
    if (others.length === 0) return text;
    const piece = slice(other, random.pick(others)).slice(0, MOST_BYTES);
    const [from, to] = random.pick([
      [start, end],
      [start, start],
      [end, end],
      [inside, inside],
    ] as const);
    return put(text, from, to, piece);
  },
  (text, element, random) => {
    const at = random.pick(elementsOf(text));
    const piece = slice(text, element);
    if (at.start >= element.start && at.start < element.end) return text;
    const place = random.percent(50) ? at.start : at.end;
    return place > element.start
      ? put(put(text, place, place, piece), element.start, element.end, '')
      : put(put(text, element.start, element.end, ''), place, place, piece);
  },
];

const changeElement: Mutation = (input, random, others) => {
  const text = input.toString('latin1');
  const elements = elementsOf(text);
  if (elements.length === 0) return input;
  const other =
    others.length > 0 && random.percent(40)
      ? Buffer.from(random.pick(others)).toString('latin1')
      : text;
  const changed = random.pick(CHANGES)(text, random.pick(elements), random, other);
  return Buffer.from(toLatin(changed), 'latin1');
};

/** What was put in is text, what was there is bytes. */
const toLatin = (text: string): string =>
  text.replace(/[\u0100-\uffff]+/g, (piece) => Buffer.from(piece).toString('latin1'));

/** One text of an element gets a token of the grammar. */
const changeText: Mutation = (input, random) => {
  const text = input.toString('latin1');
  const places = [...text.matchAll(/>([^<>]+)</g)];
  if (places.length === 0) return input;
  const { index, 0: whole } = random.pick(places);
  return replaced(input, index + 1, index + whole.length - 1, Buffer.from(random.pick(XML.tokens)));
};

const several: Mutation = (input, random, others) => {
  let changed = input;
  for (let left = 1 + random.below(6); left > 0 && changed.length < MOST_BYTES; left -= 1) {
    changed = changeElement(changed, random, others);
  }
  return changed;
};

/** Damage to XML: most of it stays well-formed. */
export const XML_MUTATIONS: readonly Mutation[] = [
  ...new Array<Mutation>(45).fill(changeElement),
  ...new Array<Mutation>(12).fill(several),
  changeText,
  ...textMutations(XML),
];

/** A stretch of an element's text and the look it is to have. */
export interface Painted {
  readonly at: readonly [start: number, end: number];
  readonly look: MarkLook;
}

/**
 * Each has an underline of its own shape in `TermMarks.css`; `highlighted` is the segment looked at,
 * `differs` a word that the fuzzy match of its segment does not have.
 */
export type MarkLook = 'plain' | 'used' | 'inflected' | 'missed' | 'highlighted' | 'differs';

const nameOf = (look: MarkLook): string => `term-${look}`;

/**
 * Underlines stretches of an element's text without touching the element, so that what is selected
 * and copied stays the text alone.
 * @returns takes the underlines away
 */
export function paint(element: HTMLElement, stretches: readonly Painted[]): () => void {
  const painted: { readonly range: Range; readonly look: MarkLook }[] = [];
  const nodes = textNodes(element);
  for (const { at, look } of stretches) {
    const range = rangeOf(nodes, at);
    if (range === null) continue;
    highlightOf(look).add(range);
    painted.push({ range, look });
  }
  return () => {
    for (const { range, look } of painted) highlightOf(look).delete(range);
  };
}

/** The offset in an element's text that a point lies on; null beside the text. */
export function offsetAt(element: HTMLElement, x: number, y: number): number | null {
  const place = document.caretPositionFromPoint(x, y);
  return place === null ? null : offsetOf(element, place.offsetNode, place.offset);
}

/** The offset in an element's text of a place in one of its text nodes; null elsewhere. */
export function offsetOf(element: HTMLElement, node: Node, offset: number): number | null {
  if (!element.contains(node)) return null;
  const found = textNodes(element).find((one) => one.node === node);
  return found === undefined ? null : found.start + offset;
}

/** A range of an element's text; null where it does not have it. */
export const rangeAt = (element: HTMLElement, at: Painted['at']): Range | null =>
  rangeOf(textNodes(element), at);

interface TextNode {
  readonly node: Text;
  readonly start: number;
  readonly end: number;
}

function textNodes(element: HTMLElement): readonly TextNode[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: TextNode[] = [];
  let start = 0;
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    nodes.push({ node, start, end: start + node.data.length });
    start += node.data.length;
  }
  return nodes;
}

function rangeOf(nodes: readonly TextNode[], [start, end]: Painted['at']): Range | null {
  const first = nodes.find((one) => start >= one.start && start < one.end);
  const last = nodes.find((one) => end > one.start && end <= one.end);
  if (first === undefined || last === undefined) return null;
  const range = new Range();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}

function highlightOf(look: MarkLook): Highlight {
  const known = CSS.highlights.get(nameOf(look));
  if (known !== undefined) return known;
  const made = new Highlight();
  CSS.highlights.set(nameOf(look), made);
  return made;
}

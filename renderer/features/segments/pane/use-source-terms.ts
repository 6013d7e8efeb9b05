import { useEffect } from 'react';
import type { TermMark } from '../../../../preload/contract/glossaries.ts';
import type { Fragment } from '../../../../preload/contract/local-memories.ts';
import type { Segment } from '../../../../preload/contract/segments.ts';
import './source-terms.css';

/** Underlines in the source of the active segment what the terms and fragments of the pane stand for. */
export function useSourceTerms(
  row: Segment | null,
  terms: readonly TermMark[],
  fragments: readonly Fragment[],
): void {
  const number = row?.number;
  const source = row?.source;
  useEffect(() => {
    const cell = number === undefined ? null : document.getElementById(`segment-${number}-source`);
    if (cell === null) return undefined;
    const stop = [
      underline(
        cell,
        'segment-term',
        terms.map(({ term }) => term),
      ),
      underline(
        cell,
        'segment-fragment',
        fragments.map(({ text }) => text),
      ),
    ];
    return () => stop.forEach((one) => one());
  }, [number, source, terms, fragments]);
}

function underline(cell: HTMLElement, name: string, texts: readonly string[]): () => void {
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('.tag-chip') !== null) continue;
    const words = node.data.toLowerCase();
    for (const text of texts) {
      const at = words.indexOf(text.toLowerCase());
      if (at < 0 || words.length !== node.data.length) continue;
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      highlight.add(range);
      ranges.push(range);
    }
  }
  return () => {
    for (const range of ranges) highlight.delete(range);
  };
}

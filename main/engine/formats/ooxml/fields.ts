import { sourceOf } from './paragraph-item.ts';
import type { FieldMark, ParagraphItem } from './paragraph-item.ts';

type Mixed = ParagraphItem | FieldMark;

const isMark = (item: Mixed): item is FieldMark =>
  item.kind === 'begin' ||
  item.kind === 'separate' ||
  item.kind === 'end' ||
  item.kind === 'instruction';

/**
 * Puts the marks of fields together. A link is what stands around its text; any other field is
 * computed by the program that shows it (page numbers, references, dates) and stands alone. Of a field
 * that goes on in other paragraphs, such as a table of contents, only the marks stand alone.
 */
export function joinFields(items: readonly Mixed[]): ParagraphItem[] {
  const joined: ParagraphItem[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (!item) break;
    if (!isMark(item)) {
      joined.push(item);
      continue;
    }
    const end = item.kind === 'begin' ? endOf(items, at) : -1;
    if (end < 0) {
      joined.push({ kind: 'alone', source: item.source });
      continue;
    }
    joined.push(fieldOf(items.slice(at, end + 1)));
    at = end;
  }
  return joined;
}

/** Where the field that begins here ends, or -1. */
function endOf(items: readonly Mixed[], begin: number): number {
  let depth = 0;
  for (let at = begin; at < items.length; at += 1) {
    const kind = items[at]?.kind;
    if (kind === 'begin') depth += 1;
    else if (kind === 'end' && --depth === 0) return at;
  }
  return -1;
}

function fieldOf(items: readonly Mixed[]): ParagraphItem {
  const alone: ParagraphItem = { kind: 'alone', source: items.flatMap(sourceOf) };
  let depth = 0;
  let instruction = '';
  for (const [at, item] of items.entries()) {
    if (item.kind === 'begin') depth += 1;
    else if (item.kind === 'end') depth -= 1;
    else if (item.kind === 'instruction' && depth === 1) instruction += item.text;
    else if (item.kind === 'separate' && depth === 1) {
      if (!/^\s*HYPERLINK\b/i.test(instruction)) return alone;
      return {
        kind: 'pair',
        open: items.slice(0, at + 1).flatMap(sourceOf),
        items: joinFields(items.slice(at + 1, -1)),
        close: items.slice(-1).flatMap(sourceOf),
      };
    }
  }
  return alone;
}

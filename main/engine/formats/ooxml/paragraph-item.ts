import type { Look } from './look.ts';
import type { XmlFragment } from './xml-fragment.ts';

/** What a paragraph is made of, in its order. `source` is each item as it can be written again. */
export type ParagraphItem =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly look: Look;
      readonly source: readonly XmlFragment[];
    }
  /** What has no text of its own: a tab, a note mark, a picture, a bookmark. */
  | { readonly kind: 'alone'; readonly source: readonly XmlFragment[] }
  /** What stands around text: a link, a tracked insertion, a content control. */
  | {
      readonly kind: 'pair';
      readonly open: readonly XmlFragment[];
      readonly close: readonly XmlFragment[];
      readonly items: readonly ParagraphItem[];
    };

/** Marks of a field of Word, which spans several runs. */
export type FieldMark = {
  readonly kind: 'begin' | 'separate' | 'end' | 'instruction';
  /** Of an instruction: its words. */
  readonly text: string;
  readonly source: readonly XmlFragment[];
};

/** An item as it can be written again, whole. */
export function sourceOf(item: ParagraphItem | FieldMark): readonly XmlFragment[] {
  if (item.kind !== 'pair') return item.source;
  return [...item.open, ...item.items.flatMap(sourceOf), ...item.close];
}

/** Whether there is any text in these items or inside of them. */
export function hasText(items: readonly ParagraphItem[]): boolean {
  return items.some(
    (item) => item.kind === 'text' || (item.kind === 'pair' && hasText(item.items)),
  );
}

import type { Piece } from '../inline/unit-text.ts';
import { PLAIN } from './look.ts';
import type { Look } from './look.ts';
import type { ParagraphItem } from './paragraph-item.ts';
import type { XmlFragment } from './xml-fragment.ts';
import { append } from '../../../system/long-lists.ts';

/** What a tag of a unit stands for. */
export type Code =
  | { readonly kind: 'look'; readonly look: Look }
  | {
      readonly kind: 'pair';
      readonly open: readonly XmlFragment[];
      readonly close: readonly XmlFragment[];
      /** How text inside looks that is in no other tag. */
      readonly look: Look;
    }
  | { readonly kind: 'alone'; readonly source: readonly XmlFragment[] }
  /** Characters inside a text that are not to be translated. */
  | { readonly kind: 'characters'; readonly text: string };

/** A paragraph as text with tags. */
export interface CodedParagraph {
  /** Numbered from 1; `codes[0]` is that of tag 1. */
  readonly pieces: readonly Piece[];
  readonly codes: readonly Code[];
  /** How text looks that is in no tag: as most of it does. */
  readonly look: Look;
}

/**
 * Writes items as text with tags. Texts of the same look become one; the look of most text is that of
 * the paragraph, others are a pair of tags each. Neighbours without text share a tag.
 */
export function codeParagraph(items: readonly ParagraphItem[], escapes?: RegExp): CodedParagraph {
  const pieces: Piece[] = [];
  const codes: Code[] = [];
  const look = mostLook(items);
  level(items, look);
  return { pieces, codes, look };

  function level(within: readonly ParagraphItem[], base: Look): void {
    let open: { readonly tag: number; readonly key: string } | null = null;
    let waiting: XmlFragment[] = [];
    const flush = () => {
      if (waiting.length > 0) alone(waiting);
      waiting = [];
    };
    const close = () => {
      if (open) pieces.push({ kind: 'close', tag: open.tag });
      open = null;
    };
    for (const item of within) {
      if (item.kind === 'alone') {
        append(waiting, item.source);
        continue;
      }
      const isSame: boolean = item.kind === 'text' && item.look.key === (open?.key ?? base.key);
      if (!isSame) close();
      flush();
      if (item.kind === 'pair') {
        const inner = mostLook(item.items);
        const tag = codes.push({ kind: 'pair', open: item.open, close: item.close, look: inner });
        pieces.push({ kind: 'open', tag });
        level(item.items, inner);
        pieces.push({ kind: 'close', tag });
        continue;
      }
      if (!isSame && item.look.key !== base.key) {
        open = { tag: codes.push({ kind: 'look', look: item.look }), key: item.look.key };
        pieces.push({ kind: 'open', tag: open.tag });
      }
      text(item.text);
    }
    close();
    flush();
  }

  function alone(source: readonly XmlFragment[]): void {
    pieces.push({ kind: 'alone', tag: codes.push({ kind: 'alone', source }) });
  }

  function text(whole: string): void {
    let at = 0;
    for (const match of escapes === undefined ? [] : whole.matchAll(escapes)) {
      addText(whole.slice(at, match.index));
      const tag = codes.push({ kind: 'characters', text: match[0] });
      pieces.push({ kind: 'alone', tag });
      at = match.index + match[0].length;
    }
    addText(whole.slice(at));
  }

  function addText(part: string): void {
    if (part === '') return;
    const last = pieces.at(-1);
    if (last?.kind === 'text') pieces[pieces.length - 1] = { kind: 'text', text: last.text + part };
    else pieces.push({ kind: 'text', text: part });
  }
}

/** The look of most characters at this level, or else of the first text further in. */
function mostLook(items: readonly ParagraphItem[]): Look {
  const lengths = new Map<string, { readonly look: Look; length: number }>();
  for (const item of items) {
    if (item.kind !== 'text') continue;
    const known = lengths.get(item.look.key);
    if (known) known.length += item.text.length;
    else lengths.set(item.look.key, { look: item.look, length: item.text.length });
  }
  let most: { readonly look: Look; readonly length: number } | null = null;
  for (const row of lengths.values()) if (!most || row.length > most.length) most = row;
  if (most) return most.look;
  for (const item of items) if (item.kind === 'pair') return mostLook(item.items);
  return PLAIN;
}

import { pairTags } from '../../markup/tag-pairs.ts';
import type { TextRange } from '../../markup/placeholders.ts';
import type { Piece } from '../inline/unit-text.ts';
import { hasWords } from './has-words.ts';

/** What stays as it is within a text: a tag, a variable. */
export interface InlineCode extends TextRange {
  readonly kind: 'open' | 'close' | 'alone';
  /** Of a tag, so that two become a pair. */
  readonly name: string;
  /** Stands for a word of the sentence, so that it belongs to the unit at its ends too. */
  readonly isWord: boolean;
}

/** A stretch of a text as the pieces of a unit. */
export interface CodedRange extends TextRange {
  readonly pieces: readonly Piece[];
  /** What the tags stand for, by `codeKey`. */
  readonly codes: ReadonlyMap<string, TextRange>;
}

export const codeKey = (piece: Exclude<Piece, { readonly kind: 'text' }>): string =>
  piece.kind + String(piece.tag);

type Item =
  | (TextRange & { readonly kind: 'text'; readonly text: string })
  | (TextRange & {
      readonly kind: 'code';
      readonly code: InlineCode;
      readonly partner: InlineCode | null;
    });

/**
 * Makes pieces of a range, without white space and codes around it. Null where no word is left.
 * @param codes those within the range, in order and without overlap
 * @param read what a stretch of the text means; has the same white space at its ends
 */
export function codedRange(
  text: string,
  range: TextRange,
  codes: readonly InlineCode[],
  read: (raw: string) => string = (raw) => raw,
): CodedRange | null {
  const items = trimItems(text, itemsOf(text, range, codes, read));
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last) return null;
  if (!items.some((item) => item.kind === 'text' && hasWords(item.text))) return null;
  const numbers = new Map<InlineCode, number>();
  const ranges = new Map<string, TextRange>();
  let count = 0;
  const pieces = items.map((item): Piece => {
    if (item.kind === 'text') return { kind: 'text', text: item.text };
    const { code, partner } = item;
    const tag = (partner && numbers.get(partner)) ?? (count += 1);
    numbers.set(code, tag);
    const piece = { kind: partner ? code.kind : 'alone', tag } as const;
    ranges.set(codeKey(piece), code);
    return piece;
  });
  return { start: first.start, end: last.end, pieces, codes: ranges };
}

function itemsOf(
  text: string,
  { start, end }: TextRange,
  codes: readonly InlineCode[],
  read: (raw: string) => string,
): Item[] {
  const partners = pairTags(codes);
  const items: Item[] = [];
  let at = start;
  const pushText = (to: number) => {
    if (to > at) items.push({ kind: 'text', start: at, end: to, text: read(text.slice(at, to)) });
  };
  for (const [index, code] of codes.entries()) {
    pushText(code.start);
    const partner = codes[partners.get(index) ?? -1] ?? null;
    items.push({ kind: 'code', start: code.start, end: code.end, code, partner });
    at = code.end;
  }
  pushText(end);
  return items;
}

/** Takes off white space at the ends, codes that stand alone, and pairs around everything. */
function trimItems(text: string, items: readonly Item[]): Item[] {
  let from = 0;
  let to = items.length;
  const isOuter = (item: Item | undefined) =>
    item?.kind === 'text'
      ? text.slice(item.start, item.end).trim() === ''
      : item !== undefined && item.partner === null && !item.code.isWord;
  for (;;) {
    while (from < to && isOuter(items[from])) from += 1;
    while (to > from && isOuter(items[to - 1])) to -= 1;
    const first = items[from];
    const last = items[to - 1];
    if (first?.kind !== 'code' || last?.kind !== 'code' || first.partner !== last.code) break;
    from += 1;
    to -= 1;
  }
  return items.slice(from, to).map((item, index, kept) => {
    if (item.kind !== 'text') return item;
    const raw = text.slice(item.start, item.end);
    const isLast = index === kept.length - 1;
    const front = index === 0 ? raw.length - raw.trimStart().length : 0;
    const back = isLast ? raw.length - raw.trimEnd().length : 0;
    const trimmed = index === 0 ? item.text.trimStart() : item.text;
    return {
      ...item,
      start: item.start + front,
      end: item.end - back,
      text: isLast ? trimmed.trimEnd() : trimmed,
    };
  });
}

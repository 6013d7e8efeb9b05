import { findTags } from '../../markup/find-tags.ts';
import type { TextRange } from '../../markup/placeholders.ts';
import { readReferences } from '../../markup/references.ts';
import { pairTags } from '../../markup/tag-pairs.ts';
import type { InlineCode } from '../plain/coded-range.ts';
import { append } from '../../../system/long-lists.ts';

/** Elements whose content is no text of a language. */
const LOCKED: ReadonlySet<string> = new Set([
  'code',
  'kbd',
  'pre',
  'samp',
  'script',
  'style',
  'var',
]);

// Every repetition is bounded, so that time stays linear.
const MARKDOWN_CODE = /`[^`\n]{1,500}`|!\[[^[\]\n]{0,500}\]\([^()\s]{0,2000}\)/g;
const MARKDOWN_LINK = /\[([^[\]\n]{1,500})\](\([^()\s]{1,2000}(?:\s"[^"\n]{0,200}")?\))/g;
const MARKDOWN_STRONG = /(\*\*|__|~~)(?=\S)([^*_~\n]{1,500}?)(?<=\S)\1/g;
const MARKDOWN_LINE = /(?:^|\n)[ \t]{0,20}((?:[-*+>]|#{1,6}|[0-9]{1,3}[.)])[ \t]+)/g;

/**
 * HTML and inline Markdown in a message, in order and without overlap.
 * @param taken ranges that are codes already: what lies in them is passed over
 * @param isChoice a text of an ICU choice, where `#` at the beginning is a number and no heading
 */
export function messageCodes(
  text: string,
  taken: readonly TextRange[],
  isChoice: boolean,
): InlineCode[] {
  const codes: InlineCode[] = taken.map((range) => ({ ...range, ...WORD }));
  const covered = new Uint8Array(text.length);
  for (const { start, end } of taken) covered.fill(1, start, end);
  const add = (...found: readonly InlineCode[]) => {
    const isFree = found.every(({ start, end }) =>
      covered.subarray(start, end).every((b) => b === 0),
    );
    if (!isFree) return;
    for (const code of found) covered.fill(1, code.start, code.end);
    append(codes, found);
  };
  const matches = (pattern: RegExp) => text.matchAll(pattern);

  for (const range of lockedElements(text)) add({ ...range, ...WORD });
  for (const { index, 0: whole } of matches(MARKDOWN_CODE)) add({ ...at(index, whole), ...WORD });
  for (const tag of findTags(text)) add({ ...tag, isWord: false });
  for (const reference of spaceReferences(text)) add({ ...reference, ...ALONE });
  for (const { index, 0: whole, 1: label = '' } of matches(MARKDOWN_LINK)) {
    add(...pair(index, '[', label, whole));
  }
  for (const { index, 0: whole, 1: mark = '', 2: label = '' } of matches(MARKDOWN_STRONG)) {
    add(...pair(index, mark, label, whole));
  }
  for (const { index, 0: whole, 1: mark = '' } of isChoice ? [] : matches(MARKDOWN_LINE)) {
    add({ ...at(index + whole.length - mark.length, mark), ...ALONE });
  }
  return codes.toSorted((a, b) => a.start - b.start);
}

const ALONE = { kind: 'alone', name: '', isWord: false } as const;
const WORD = { kind: 'alone', name: '', isWord: true } as const;

const at = (start: number, text: string): TextRange => ({ start, end: start + text.length });

/** Marks around a label. Their name has a place in it, so that they match each other only. */
function pair(index: number, mark: string, label: string, whole: string): InlineCode[] {
  const name = `markdown ${index}`;
  const close = index + mark.length + label.length;
  return [
    { ...at(index, mark), kind: 'open', name, isWord: false },
    { start: close, end: index + whole.length, kind: 'close', name, isWord: false },
  ];
}

function lockedElements(text: string): TextRange[] {
  const tags = findTags(text);
  return [...pairTags(tags)].flatMap(([from, to]) => {
    const open = tags[from];
    const close = tags[to];
    if (!open || !close || from > to || !LOCKED.has(open.name)) return [];
    return [{ start: open.start, end: close.end }];
  });
}

/** References to spaces, such as `&nbsp;`; the others are read as letters. */
function spaceReferences(text: string): TextRange[] {
  if (!text.includes('&')) return [];
  return readReferences(text, 0, text.length, 'html').filter(
    (reading) => reading.reference && reading.text.trim() === '',
  );
}

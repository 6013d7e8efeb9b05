import type { TextRange } from '../../markup/placeholders.ts';
import { readReferences, referenceWriter } from '../../markup/references.ts';
import { findTags } from '../../markup/find-tags.ts';
import { codedRange } from '../plain/coded-range.ts';
import type { CodedRange, InlineCode } from '../plain/coded-range.ts';
import { translatableParts } from '../plain/translatable-parts.ts';
import { icuArguments } from './icu-arguments.ts';
import type { IcuArgument } from './icu-arguments.ts';
import { messageCodes } from './message-codes.ts';

/** A text of a user interface, taken apart. */
export interface Message {
  /** In order of their starts; the texts of a choice lie in a code of the text around it. */
  readonly ranges: readonly CodedRange[];
  /** Translated text as the message's own syntax asks for. */
  readonly write: (text: string) => string;
}

/** Choices within choices beyond this are no text that people write. */
const NESTED = 8;

/** Takes a message apart: HTML, Markdown, choices of ICU messages; each line is a text by itself. */
export function readMessage(text: string): Message {
  const whole = { start: 0, end: text.length };
  const choices = icuArguments(text, whole);
  const html = htmlText(text);
  // An apostrophe before a brace would quote it, unless the message quotes in this way itself.
  const asIcu =
    choices.length > 0 && !/'[{}#|]/.test(text)
      ? (written: string) => written.replace(/(?<!')'(?=[{}#|]|$)/g, "''")
      : (written: string) => written;
  return {
    ranges: rangesOf(text, whole, choices, html.read),
    write: (written) => asIcu(html.write(written)),
  };
}

/** How text stands in a message: as it is, or with the references of HTML where it has some. */
function htmlText(text: string) {
  const same = (part: string) => part;
  const tags = findTags(text);
  const outside = tags.map(({ start }, index) => text.slice(tags[index - 1]?.end ?? 0, start));
  const plain = [...outside, text.slice(tags.at(-1)?.end ?? 0)].join('');
  const parts = readReferences(plain, 0, plain.length, 'html');
  const references = parts.filter((part) => part.reference && part.text.trim() !== '');
  if (tags.length === 0 && references.length === 0) return { read: same, write: same };
  // What stands unescaped in the source may do so in the translation.
  const bare = parts.flatMap((part) => (part.reference ? [] : (part.text.match(/[&<>]/g) ?? [])));
  return {
    read: (raw: string) =>
      readReferences(raw, 0, raw.length, 'html')
        .map((part) => part.text)
        .join(''),
    write: referenceWriter([
      ...references.map((part) => [part.text, plain.slice(part.start, part.end)] as const),
      ...bare.map((sign) => [sign, sign] as const),
    ]),
  };
}

function rangesOf(
  text: string,
  whole: TextRange,
  choices: readonly IcuArgument[],
  read: (raw: string) => string,
): CodedRange[] {
  const found: CodedRange[] = [];
  const collect = (range: TextRange, inner: readonly IcuArgument[], depth: number) => {
    const part = text.slice(range.start, range.end);
    const shift = <T extends TextRange>(item: T, by: number): T => ({
      ...item,
      start: item.start + by,
      end: item.end + by,
    });
    const codes = messageCodes(
      part,
      inner.map((choice) => shift(toRange(choice), -range.start)),
      depth > 0,
    ).map((code) => shift(code, range.start));
    let next = 0;
    for (const line of translatableParts(masked(part, codes, range.start))) {
      const here = shift(line, range.start);
      const first = next;
      while ((codes[next]?.start ?? Infinity) < here.end) next += 1;
      const own = codes.slice(first, next).filter(({ start }) => start >= here.start);
      const coded = codedRange(text, here, own, read);
      if (coded) found.push(coded);
    }
    for (const { branches } of depth < NESTED ? inner : []) {
      for (const branch of branches) collect(branch, icuArguments(text, branch), depth + 1);
    }
  };
  collect(whole, choices, 0);
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

const toRange = ({ start, end }: TextRange): TextRange => ({ start, end });

/** The text with a sign for each letter of a code that is neither letter nor space. */
function masked(text: string, codes: readonly InlineCode[], from: number): string {
  let result = '';
  let at = 0;
  for (const { start, end } of codes) {
    result += text.slice(at, start - from) + '\ue000'.repeat(end - start);
    at = end - from;
  }
  return result + text.slice(at);
}

import { textWidth } from '../../subtitles/text-width.ts';
import type { Line } from './wrapped-lines.ts';

const BREAK = /\r{0,3}\n|[\r\u0085\u2028\u2029]/g;
const ITEM = /^(?:[-*+•–—>|#]|[(\[]?(?:\p{N}{1,3}|\p{L})[.)\]]\s)/u;

/** The lines of a text, and the break it uses first (`\n` where it has none). */
export function textLines(text: string): { readonly lines: Line[]; readonly lineBreak: string } {
  const lines: Line[] = [];
  let at = 0;
  let lineBreak: string | null = null;
  const push = (end: number) => {
    lines.push(lineAt(text, at, end));
  };
  for (const match of text.matchAll(BREAK)) {
    push(match.index);
    lineBreak ??= match[0];
    at = match.index + match[0].length;
  }
  push(text.length);
  return { lines, lineBreak: lineBreak ?? '\n' };
}

function lineAt(text: string, from: number, to: number): Line {
  const raw = text.slice(from, to);
  const content = raw.trim();
  const indent = raw.slice(0, raw.length - raw.trimStart().length);
  const start = content === '' ? from : from + indent.length;
  return {
    start,
    end: start + content.length,
    indent,
    columns: textWidth(indent.replaceAll('\t', '        ')) + textWidth(content),
    firstWord: textWidth(/^\S*/.exec(content)?.[0] ?? ''),
    isItem: ITEM.test(content),
  };
}

/** Lines between empty ones. */
export function textParagraphs(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [[]];
  for (const line of lines) {
    if (line.start === line.end) paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

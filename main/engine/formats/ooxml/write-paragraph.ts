import type { Piece } from '../inline/unit-text.ts';
import type { CodedParagraph } from './coded-paragraph.ts';
import type { Dialect } from './dialect.ts';
import type { Look } from './look.ts';
import { writeFragments } from './xml-fragment.ts';
import type { WriteStretch } from './xml-fragment.ts';

/** Writes pieces with the codes of a paragraph as its content. */
export function writeParagraph(
  pieces: readonly Piece[],
  { codes, look }: Pick<CodedParagraph, 'codes' | 'look'>,
  dialect: Dialect,
  stretch: WriteStretch,
): string {
  const looks: Look[] = [look];
  const written: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') written.push(dialect.writeRun(looks.at(-1) ?? look, text));
    text = '';
  };
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      text += piece.text;
      continue;
    }
    const code = codes[piece.tag - 1];
    if (code?.kind === 'characters') {
      text += code.text;
      continue;
    }
    flush();
    if (code?.kind === 'alone') {
      written.push(writeFragments(code.source, stretch));
    } else if (code && piece.kind === 'open') {
      looks.push(code.look);
      if (code.kind === 'pair') written.push(writeFragments(code.open, stretch));
    } else if (code && piece.kind === 'close') {
      looks.pop();
      if (code.kind === 'pair') written.push(writeFragments(code.close, stretch));
    }
  }
  flush();
  return written.join('');
}

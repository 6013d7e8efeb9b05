import { CODE_CHARACTER, keep, restoreCodes } from '../markup/coded-text.ts';
import type { TextRange } from '../markup/placeholders.ts';
import { findUntouchables } from '../markup/untouchable.ts';

const CODE = String.raw`\x60{3}[^\x60]{0,4000}\x60{3}|\x60[^\x60\n]{1,400}\x60`;
const PATH = String.raw`(?<![\p{L}\p{N}/.])(?:[A-Za-z]:\\|~?\/(?=[\p{L}\p{N}_.-])|\.{1,2}\/)[^\s<>"“”«»,;]{1,400}(?<![.!?:)])`;
/** `example.com`, `report.final.pdf`; a word behind a full stop has a capital or a space. */
const DOTTED = String.raw`(?<![\p{L}\p{N}_.@-])[\p{L}\p{N}_-]{1,80}(?:\.[\p{L}\p{N}_-]{1,80}){0,6}\.(?:[a-z][a-z0-9]{1,9}|[A-Z]{2,4})(?![\p{L}\p{N}_])`;
const HANDLE = String.raw`(?<![\p{L}\p{N}&])[@#][\p{L}\p{N}_][\p{L}\p{N}_.-]{0,60}(?<![.-])`;
const IDENTIFIER = String.raw`(?<![\p{L}\p{N}_])[\p{L}\p{N}]{0,60}_[\p{L}\p{N}_]{0,60}|(?<![\p{L}\p{N}_-])--?[a-z][\p{L}\p{N}-]{0,40}(?![\p{L}\p{N}_])`;
const OPERATOR = String.raw`(?:[<>=!]=|->|=>|&&|\|\||::)`;
const SMILEY = String.raw`(?<![\p{L}\p{N}])[:;]['’]?-?[()DPpOo|/\\](?![\p{L}\p{N}])`;
const PATTERN = new RegExp(
  [CODE, PATH, DOTTED, HANDLE, IDENTIFIER, OPERATOR, SMILEY].join('|'),
  'gu',
);

/**
 * What no correction may touch: tags, placeholders, addresses, code, paths, file names, handles, and
 * the given terms as whole words. In order and apart from each other.
 */
export function findKept(text: string, terms: readonly string[]): TextRange[] {
  const found: TextRange[] = [
    ...findUntouchables(text).map(({ start, end }) => ({ start, end })),
    ...ranges(text, PATTERN),
    ...ranges(text, CODE_CHARACTER),
    ...terms.flatMap((term) => wholeWords(text, term)),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: TextRange[] = [];
  for (const range of found) {
    const last = apart.at(-1);
    if (last === undefined || range.start >= last.end) apart.push(range);
    else if (range.end > last.end) apart[apart.length - 1] = { start: last.start, end: range.end };
  }
  return apart;
}

const ranges = (text: string, pattern: RegExp): TextRange[] =>
  Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));

const LETTER = /[\p{L}\p{N}]/u;

function wholeWords(text: string, term: string): TextRange[] {
  const found: TextRange[] = [];
  if (term === '') return found;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    const end = at + term.length;
    const inside = (edge: string | undefined, next: string | undefined) =>
      LETTER.test(edge ?? '') && LETTER.test(next ?? '');
    const cuts = inside(term[0], text[at - 1]) || inside(term.at(-1), text[end]);
    if (!cuts) found.push({ start: at, end });
  }
  return found;
}

/** Changes a text in which everything that is kept is hidden behind private-use characters. */
export function rewriteAround(
  text: string,
  kept: readonly TextRange[],
  rewrite: (text: string) => string,
): string {
  const hidden = keep(
    { text, codes: [] },
    kept.map(({ start, end }) => ({ start, end, raw: text.slice(start, end) })),
  );
  const rewritten = rewrite(hidden.text);
  const codes = rewritten.match(CODE_CHARACTER) ?? [];
  // A rewrite that lost one of them is not believed.
  if (codes.join('') !== (hidden.text.match(CODE_CHARACTER) ?? []).join('')) return text;
  return restoreCodes(rewritten, hidden.codes, (piece) => piece);
}

import type { InlineCode } from '../plain/coded-range.ts';

// Players know these few tags; anything else in angle brackets is shown.
const CODE =
  /<(\/?)(i|b|u|s|font|c|v|ruby|rt)(?:[ .][^<>]{0,200})?>|\{(\/?)([ibus])\}|\{\\[^{}]{1,200}\}|\{[YyCcFfSs]:[^{}]{1,80}\}/gi;

/** Tags of a cue: `<i>`, `<font color="…">`, `{b}`, and places and looks such as `{\an8}`. */
export function cueCodes(text: string): InlineCode[] {
  return [...text.matchAll(CODE)].map((match) => {
    const [whole, slash, name, braceSlash, brace] = match;
    const closing = (slash ?? '') !== '' || (braceSlash ?? '') !== '';
    const tag = name?.toLowerCase() ?? (brace === undefined ? null : `{${brace.toLowerCase()}`);
    return {
      start: match.index,
      end: match.index + whole.length,
      kind: tag === null ? 'alone' : closing ? 'close' : 'open',
      name: tag ?? '',
      isWord: false,
    };
  });
}

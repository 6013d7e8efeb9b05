import type { XmlToken } from '../inline/scan-xml.ts';
import { readXmlText } from '../inline/xml-text.ts';

/** Goes over tokens of well-formed XML, forwards. */
export interface TokenWalk {
  /** The next token, which is gone over; null behind the last. */
  take(): XmlToken | null;
  peek(): XmlToken | null;
  /** Where the walk is, to come back to. */
  at(): number;
  goBack(at: number): void;
  /** Goes over what is left of the element of a start tag just taken; its end. */
  skip(start: XmlToken): number;
  /** As {@link skip}, and gives the text inside, references read. */
  text(start: XmlToken, trims: boolean): string;
  /** The last token that was taken. */
  last(): { readonly start: number; readonly end: number };
}

export function createTokenWalk(source: string, tokens: readonly XmlToken[]): TokenWalk {
  let at = 0;
  let last = { start: 0, end: 0 };

  const take = () => {
    const token = tokens[at];
    if (!token) return null;
    at += 1;
    last = token;
    return token;
  };

  /** Up to the end tag of the element that the walk is in. */
  const rest = (pass?: (token: XmlToken) => void) => {
    for (let depth = 1, token = take(); token; token = take()) {
      if (token.kind === 'open') depth += 1;
      else if (token.kind === 'close' && --depth === 0) return;
      pass?.(token);
    }
  };

  // Functions and no getters: an object with getters costs a hidden class each time.
  return {
    take,
    peek: () => tokens[at] ?? null,
    at: () => at,
    goBack(place) {
      at = place;
    },
    skip(start) {
      if (start.kind !== 'open') return start.end;
      rest();
      return last.end;
    },
    text(start, trims) {
      if (start.kind !== 'open') return '';
      let text = '';
      rest((token) => {
        text += textOf(source, token);
      });
      const keeps =
        !trims || /\sxml:space=["']preserve["']/.test(source.slice(start.start, start.end));
      return keeps ? text : text.trim();
    },
    last: () => last,
  };
}

/** Text of a token, references read; of CDATA as it stands; '' of tags. */
export function textOf(source: string, { kind, start, end }: XmlToken): string {
  if (kind === 'cdata') return source.slice(start + 9, end - 3);
  return kind === 'text' ? readXmlText(source.slice(start, end)) : '';
}

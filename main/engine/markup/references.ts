import { parseFragment } from 'parse5';

const REFERENCE = /&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});?/g;
const XML: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** A stretch of text as written at `start`, and the text that it stands for. */
export interface Reading {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** A character reference: `text` is not what is written. */
  readonly reference: boolean;
}

/**
 * Reads character references (`&amp;`, `&#8222;`, `&eacute;`) in a stretch of markup text. What is no
 * reference is literal. XML asks for the semicolon; HTML takes what browsers take.
 */
export function readReferences(
  source: string,
  start: number,
  end: number,
  kind: 'xml' | 'html',
): Reading[] {
  const readings: Reading[] = [];
  const known = new Map<string, string>();
  let at = start;
  const literal = (to: number) => {
    if (to > at)
      readings.push({ start: at, end: to, text: source.slice(at, to), reference: false });
  };
  for (const match of source.slice(start, end).matchAll(REFERENCE)) {
    const written = match[0];
    let text = known.get(written);
    if (text === undefined) {
      text = kind === 'xml' && !written.endsWith(';') ? written : (XML[written] ?? decode(written));
      known.set(written, text);
    }
    if (text === written) continue;
    const from = start + match.index;
    literal(from);
    at = from + written.length;
    readings.push({ start: from, end: at, text, reference: true });
  }
  literal(end);
  return readings;
}

function decode(written: string): string {
  const node = parseFragment(written).childNodes[0];
  return node && 'value' in node ? node.value : written;
}

/**
 * Makes the writer of translated text: `&`, `<` and `>` become references, and characters that the
 * source wrote as references are written the same way again.
 */
export function referenceWriter(
  references: Iterable<readonly [text: string, written: string]>,
): (text: string) => string {
  const written = new Map([['&', '&amp;'], ['<', '&lt;'], ['>', '&gt;'], ...references]);
  return (text) => {
    let result = '';
    for (const character of text) result += written.get(character) ?? character;
    return result;
  };
}

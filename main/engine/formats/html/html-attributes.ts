import { sourceUnit } from '../inline/source-unit.ts';
import type { SourceUnit } from '../inline/source-unit.ts';
import { textPieces } from '../inline/text-pieces.ts';

/** An attribute of an HTML tag. */
export interface HtmlAttribute {
  /** Lower case. */
  readonly name: string;
  /** As written, without quotes. */
  readonly raw: string;
  /** Offsets of the value, without quotes. */
  readonly start: number;
  readonly end: number;
  readonly quote: '"' | "'" | '';
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The attributes of the start tag at these offsets that have a value. */
export function htmlAttributes(source: string, start: number, end: number): HtmlAttribute[] {
  const tag = source.slice(start, end);
  const nameEnd = /^<[^\s/>]*/.exec(tag)?.[0].length ?? 0;
  const attributes: HtmlAttribute[] = [];
  for (const match of tag.slice(nameEnd).matchAll(ATTRIBUTE)) {
    const raw = match[2] ?? match[3] ?? match[4];
    if (raw === undefined) continue;
    const quote = match[2] !== undefined ? '"' : match[3] !== undefined ? "'" : '';
    const last = start + nameEnd + match.index + match[0].length - quote.length;
    attributes.push({
      name: (match[1] ?? '').toLowerCase(),
      raw,
      start: last - raw.length,
      end: last,
      quote,
    });
  }
  return attributes;
}

const READ = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title']);
const LABELS = new Set(['optgroup', 'option', 'track']);
const BUTTONS = new Set(['button', 'reset', 'submit']);
const META =
  /^(?:description|keywords|application-name|(?:og|twitter):(?:title|description|site_name|image:alt))$/i;

/** The attributes among these that a person reads. */
export function readableAttributes(
  element: string,
  attributes: readonly HtmlAttribute[],
): HtmlAttribute[] {
  const valueOf = (name: string) => attributes.find((row) => row.name === name)?.raw ?? '';
  return attributes.filter(({ name }) => {
    if (READ.has(name)) return true;
    if (name === 'label') return LABELS.has(element);
    if (name === 'value') return element === 'input' && BUTTONS.has(valueOf('type').toLowerCase());
    if (name !== 'content' || element !== 'meta') return false;
    return META.test(valueOf('name')) || META.test(valueOf('property'));
  });
}

/** The unit of an attribute; null without text. A value without quotes gets some. */
export function attributeUnit(source: string, attribute: HtmlAttribute): SourceUnit | null {
  const { start, end, quote } = attribute;
  const unit = sourceUnit(source, textPieces(source, start, end, 'html'), 'all');
  if (!unit) return null;
  const mark = quote === "'" ? "'" : '"';
  const escaped = mark === '"' ? '&quot;' : '&#39;';
  return {
    ...unit,
    write(translation, raw) {
      const { text, kept } = unit.write(translation, raw);
      const safe = text.replaceAll(mark, escaped);
      return { text: quote === '' ? mark + safe + mark : safe, kept };
    },
  };
}

import { readXmlText } from './xml-text.ts';

/** An attribute of a tag. */
export interface XmlAttribute {
  readonly name: string;
  /** References read. */
  readonly value: string;
  /** Offsets of what stands between the quotes. */
  readonly start: number;
  readonly end: number;
}

const ATTRIBUTE = /([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of the start tag or empty tag at these offsets, in their order. */
export function xmlAttributes(source: string, start: number, end: number): XmlAttribute[] {
  const tag = source.slice(start, end);
  const nameEnd = tag.search(/\s/);
  const attributes: XmlAttribute[] = [];
  if (nameEnd < 0) return attributes;
  for (const match of tag.slice(nameEnd).matchAll(ATTRIBUTE)) {
    const raw = match[2] ?? match[3] ?? '';
    const last = start + nameEnd + match.index + match[0].length - 1;
    attributes.push({
      name: match[1] ?? '',
      value: readXmlText(raw),
      start: last - raw.length,
      end: last,
    });
  }
  return attributes;
}

/** One attribute of a tag by its name as written, or null. */
export function xmlAttribute(
  source: string,
  tag: { readonly start: number; readonly end: number },
  name: string,
): XmlAttribute | null {
  if (!source.slice(tag.start, tag.end).includes(name)) return null;
  return xmlAttributes(source, tag.start, tag.end).find((row) => row.name === name) ?? null;
}

import { NO_DOCUMENT_TYPE, readDocumentType } from '../inline/document-type.ts';
import { tokenizeXml } from '../inline/scan-xml.ts';
import type { XmlToken } from '../inline/scan-xml.ts';
import { xmlAttribute } from '../inline/xml-attribute.ts';

/** An element of well-formed XML. */
export interface XmlElement {
  /** As written. */
  readonly name: string;
  /** Without its prefix. */
  readonly local: string;
  readonly parent: XmlElement | null;
  /** Its start tag, or the whole of it when it is empty. */
  readonly open: XmlToken;
  /** Index of its last token. */
  readonly last: number;
  /** Offset behind it. */
  readonly end: number;
  readonly children: number;
  /** Whether text other than white space stands directly in it. */
  readonly hasText: boolean;
  /** Whether an element in it is to be translated by its own word. */
  readonly hasTranslated: boolean;
  /** What `translate` or `its:translate` says of it. */
  readonly translate: boolean | null;
}

export interface XmlTree {
  readonly tokens: readonly XmlToken[];
  /** The element of the start tag or empty tag at this index of the tokens. */
  readonly elements: ReadonlyMap<number, XmlElement>;
  /** As `DocumentType.entities`. */
  readonly entities: ReadonlyMap<string, string>;
}

type Growing = { -readonly [Key in keyof XmlElement]: XmlElement[Key] };

/** Reads the elements of a text that `requireSafeXml` has let through. */
export function readElements(source: string): XmlTree {
  const tokens = tokenizeXml(source);
  const elements = new Map<number, XmlElement>();
  let current: Growing | null = null;
  let { entities } = NO_DOCUMENT_TYPE;
  const parents: Growing[] = [];
  tokens.forEach((token, index) => {
    const { kind, start, end, name } = token;
    if (kind === 'doctype') {
      ({ entities } = readDocumentType(source.slice(start + '<!DOCTYPE'.length, end - 1)));
    } else if (kind === 'text' || kind === 'cdata') {
      if (!current || current.hasText) return;
      const text = kind === 'cdata' ? source.slice(start + 9, end - 3) : source.slice(start, end);
      current.hasText = /\S/.test(text);
    } else if (kind === 'open' || kind === 'empty') {
      if (current) current.children += 1;
      const translate = translateOf(source, token);
      const element: Growing = {
        name,
        local: name.slice(name.indexOf(':') + 1),
        parent: current,
        open: token,
        last: index,
        end,
        children: 0,
        hasText: false,
        hasTranslated: false,
        translate,
      };
      elements.set(index, element);
      if (translate === true) markAbove(parents);
      if (kind === 'open') {
        parents.push(element);
        current = element;
      }
    } else if (kind === 'close') {
      const element = parents.pop();
      if (element) {
        element.last = index;
        element.end = end;
      }
      current = parents.at(-1) ?? null;
    }
  });
  return { tokens, elements, entities };
}

function translateOf(source: string, tag: XmlToken): boolean | null {
  const value =
    xmlAttribute(source, tag, 'translate')?.value ??
    xmlAttribute(source, tag, 'its:translate')?.value;
  if (value === 'no') return false;
  return value === 'yes' ? true : null;
}

function markAbove(parents: readonly Growing[]): void {
  for (let i = parents.length - 1; i >= 0; i -= 1) {
    const parent = parents[i];
    if (!parent || parent.hasTranslated) return;
    parent.hasTranslated = true;
  }
}

import type { Splicer } from '../inline/splice-units.ts';
import type { XmlToken } from '../inline/scan-xml.ts';
import { xmlAttribute } from '../inline/xml-attribute.ts';
import type { XmlElement, XmlTree } from '../xml/xml-elements.ts';
import type { TextHolder } from './text-holders.ts';

/** New text for a range of the source; empty ranges are places of insertion. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Fills the target of a holder with the text of its source as the splicer writes it. */
export function targetEdit(
  source: string,
  { source: holder, target, before }: TextHolder,
  splicer: Splicer,
  language: string,
): Edit {
  const content = splicer.render(holder.open.end, contentEnd(source, holder));
  if (!target) {
    const { prefix, indent } = surroundings(source, before);
    return {
      start: before.end,
      end: before.end,
      text: `${indent}<${prefix}target>${content}</${prefix}target>`,
    };
  }
  const { open, name } = target;
  const own = xmlAttribute(source, open, 'xml:lang');
  const head = own
    ? source.slice(open.start, own.start) +
      language +
      source.slice(own.end, tagBodyEnd(source, open))
    : source.slice(open.start, tagBodyEnd(source, open));
  return { start: open.start, end: target.end, text: `${head}>${content}</${name}>` };
}

/** Behind the last attribute of a tag: before white space, `/` and `>`. */
function tagBodyEnd(source: string, { start, end }: XmlToken): number {
  const body = source.slice(start, end - 1).trimEnd();
  return start + (body.endsWith('/') ? body.slice(0, -1).trimEnd() : body).length;
}

/** The file says which language its targets are in: once in 2.x, for each `<file>` in 1.x. */
export function languageEdits(source: string, { elements }: XmlTree, language: string): Edit[] {
  const edits: Edit[] = [];
  const write = ({ open }: XmlElement, name: string) => {
    const found = xmlAttribute(source, open, name);
    if (found) {
      edits.push({ start: found.start, end: found.end, text: language });
      return;
    }
    const at = tagBodyEnd(source, open);
    edits.push({ start: at, end: at, text: ` ${name}="${language}"` });
  };
  for (const element of elements.values()) {
    if (element.parent === null) {
      if (xmlAttribute(source, element.open, 'version')?.value.trim().startsWith('2.') === true) {
        write(element, 'trgLang');
        return edits;
      }
    } else if (element.local === 'file' && element.parent.parent === null) {
      write(element, 'target-language');
    }
  }
  return edits;
}

/** Applies edits that do not overlap, in any order; insertions at one place in the order given. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}

/** Where the end tag of an element begins. */
export function contentEnd(source: string, element: XmlElement): number {
  return source.lastIndexOf('</', element.end - 1);
}

/** The prefix of an element's name, and the line break and indent before it. */
export function surroundings(source: string, { name, open }: XmlElement) {
  const prefix = name.slice(0, name.indexOf(':') + 1);
  const indent = /\r?\n[ \t]*$/.exec(source.slice(Math.max(0, open.start - 200), open.start))?.[0];
  return { prefix, indent: indent ?? '' };
}

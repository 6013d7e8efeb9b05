import { xmlAttribute } from '../inline/xml-attribute.ts';
import type { XmlElement, XmlTree } from '../xml/xml-elements.ts';
import type { XmlDialect } from '../xml/xml-roles.ts';
import type { TextHolder } from './text-holders.ts';

/** Marks of Trados and memoQ for comments, tracked insertions and places: nobody translates them. */
const ABOUT_TEXT = /^x-(?:sdl-(?:comment|location|added|feedback-(?:comment|added))|mq-range)$/;
/** What a tracked change has deleted is no text any more. */
const DELETED: ReadonlySet<string> = new Set(['x-sdl-deleted', 'x-sdl-feedback-deleted']);
const PAIRS = new Set(['g', 'pc', 'mrk']);
const OPENERS: Readonly<Record<string, string>> = { ept: 'bpt', ex: 'bx', ec: 'sc', em: 'sm' };
const OPENING = new Set(Object.values(OPENERS));

/**
 * The inline elements of XLIFF 1.x and 2.x in the texts of these holders; everything else is locked.
 * Line breaks are kept: in texts of programs they mean something.
 */
export function xliffDialect(
  source: string,
  tree: XmlTree,
  holders: readonly TextHolder[],
): XmlDialect {
  const texts = new Set(holders.map((holder) => holder.source));
  const around = new Set<XmlElement>();
  for (const text of texts) {
    for (let above = text.parent; above && !around.has(above); above = above.parent) {
      around.add(above);
    }
  }
  const openers = pairsOf(source, tree);
  return {
    roleOf(element, parent) {
      const { local, open } = element;
      if (around.has(element) || texts.has(element)) return 'block';
      if (around.has(element.parent ?? element)) return 'locked';
      if (local === 'sub') return 'aside';
      if (parent === 'code') return 'code';
      if (local === 'mrk') {
        const type = xmlAttribute(source, open, 'mtype')?.value;
        if (type === 'seg') return 'block';
        if (type === undefined) return 'inline';
        if (DELETED.has(type)) return 'gone';
        if (ABOUT_TEXT.test(type)) return 'unseen';
        return type === 'protected' ? 'word' : 'inline';
      }
      if (PAIRS.has(local)) return 'inline';
      return open.kind === 'empty' ? 'word' : 'code';
    },
    // A native code is none of the text, but what is marked in it is.
    isTranslated: ({ local }) => (local === 'sub' ? true : null),
    isPreformatted: () => true,
    opener: (element) => openers.get(element) ?? (OPENING.has(element.local) ? 'opens' : null),
  };
}

/** The elements that end something, with those that began it: in the same text, by their numbers. */
function pairsOf(source: string, { elements }: XmlTree): Map<XmlElement, XmlElement> {
  const pairs = new Map<XmlElement, XmlElement>();
  const opened = new Map<string, XmlElement>();
  for (const element of elements.values()) {
    const { local, open } = element;
    if (/^(?:source|seg-source|target)$/.test(local)) opened.clear();
    const attribute = (name: string) => xmlAttribute(source, open, name)?.value;
    if (OPENING.has(local)) {
      opened.set(`${local} ${attribute('rid') ?? attribute('id') ?? ''}`, element);
      continue;
    }
    const name = OPENERS[local];
    if (name === undefined) continue;
    const key = attribute('startRef') ?? attribute('rid') ?? attribute('id') ?? '';
    const opener = opened.get(`${name} ${key}`);
    if (!opener) continue;
    pairs.set(element, opener);
    // A second end of the same beginning ends nothing.
    opened.delete(`${name} ${key}`);
  }
  return pairs;
}

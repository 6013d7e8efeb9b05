import type { BilingualNote } from '../../bilingual-unit.ts';
import { readXmlText } from '../../inline/xml-text.ts';
import type { XmlElement, XmlTree } from '../../xml/xml-elements.ts';
import type { BilingualPlace } from './bilingual-places.ts';
import type { ReadAttribute } from './state-dialect.ts';

export type NotesReader = (place: BilingualPlace) => readonly BilingualNote[];

/** Elements that hold a remark: of the standards, and memoQ's. */
const NOTES: ReadonlySet<string> = new Set(['note', 'comment']);

/** Remarks on units, told by the unit that they stand in; of XLIFF 2, for its first segment. */
export function notesOf(source: string, tree: XmlTree, read: ReadAttribute): NotesReader {
  const byUnit = new Map<XmlElement, BilingualNote[]>();
  for (const element of tree.elements.values()) {
    if (!NOTES.has(element.local) || element.open.kind === 'empty') continue;
    const unit = unitAround(element);
    const close = source.lastIndexOf('</', element.end - 1);
    const text = readXmlText(source.slice(element.open.end, close)).trim();
    if (unit === null || text === '' || text.includes('<')) continue;
    const found = byUnit.get(unit) ?? [];
    const at = timeOf(read(element, 'time'));
    const author = read(element, 'from') ?? read(element, 'creatoruser');
    found.push({ author, at, text });
    byUnit.set(unit, found);
  }
  const told = new Set<XmlElement>();
  return ({ unit }) => {
    const holder = byUnit.has(unit) ? unit : unit.parent;
    if (holder === null || told.has(holder)) return [];
    const found = byUnit.get(holder) ?? [];
    if (found.length > 0) told.add(holder);
    return found;
  };
}

function unitAround(element: XmlElement): XmlElement | null {
  for (let above = element.parent; above !== null; above = above.parent) {
    if (above.local === 'alt-trans' || above.local === 'match') return null;
    if (above.local === 'trans-unit' || above.local === 'unit') return above;
  }
  return null;
}

function timeOf(written: string | null): string | null {
  const time = written === null ? Number.NaN : Date.parse(written);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

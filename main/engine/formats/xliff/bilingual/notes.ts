import type { BilingualNote } from '../../bilingual-unit.ts';
import { readXmlText } from '../../inline/xml-text.ts';
import type { XmlElement, XmlTree } from '../../xml/xml-elements.ts';
import type { Edit } from '../target-edits.ts';
import type { NoteChange } from '../../bilingual-unit.ts';
import type { BilingualPlace } from './bilingual-places.ts';
import type { ReadAttribute } from './state-dialect.ts';

/** A comment that stands in the file. */
export interface WrittenNote extends BilingualNote {
  readonly element: XmlElement;
}

/** What stands around the text of a target. */
export interface Around {
  readonly open: string;
  readonly close: string;
}

/** How one family of CAT tools keeps comments. */
export interface NoteDialect {
  /** Those of a place; one that belongs to several is told for the first of them. */
  read(place: BilingualPlace): readonly WrittenNote[];
  /** @param rewritten places whose target gets another text, with what it is to be changed of their comments */
  write(
    changes: ReadonlyMap<BilingualPlace, NoteChange>,
    rewritten: ReadonlySet<BilingualPlace>,
  ): {
    readonly edits: readonly Edit[];
    readonly around: ReadonlyMap<BilingualPlace, Around>;
  };
}

/** An attribute of ours on the notes of XLIFF 2, which itself has none for who wrote them and when. */
export const NOTE_NAMESPACE = 'urn:dragoman:notes';
/** Elements that hold a comment: of the standards, memoQ's and Phrase's. */
const NOTES: ReadonlySet<string> = new Set(['note', 'comment']);

/** Comments in elements of their unit, told by the unit that they stand in; of XLIFF 2, for its first segment. */
export function notesOf(
  source: string,
  tree: XmlTree,
  read: ReadAttribute,
): (place: BilingualPlace) => readonly WrittenNote[] {
  const byUnit = new Map<XmlElement, WrittenNote[]>();
  const people = new Map<string, string>();
  for (const element of tree.elements.values()) {
    if (element.name === 'm:user') {
      const [id, name] = [read(element, 'id'), read(element, 'username')];
      if (id !== null && name !== null) people.set(id, name);
    }
    if (!NOTES.has(element.local)) continue;
    const unit = unitAround(element);
    const text = plainText(source, element);
    // memoQ keeps what was deleted.
    if (unit === null || text === null || read(element, 'deleted') === 'true') continue;
    const found = byUnit.get(unit) ?? [];
    const by = read(element, 'created-by');
    const author =
      read(element, 'from') ??
      read(element, 'creatoruser') ??
      read(element, 'dragoman:from') ??
      (by === null ? null : (people.get(by) ?? by));
    const made = read(element, 'created-at');
    const at = read(element, 'time') ?? read(element, 'dragoman:at') ?? made;
    found.push({
      element,
      text,
      author: author || null,
      at: timeOf(at),
      isResolved: read(element, 'resolved') === 'true',
    });
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

/** The words of an element that holds nothing but words; null where it holds none, or more. */
export function plainText(source: string, { open, end }: XmlElement): string | null {
  if (open.kind === 'empty') return null;
  const raw = source.slice(open.end, source.lastIndexOf('</', end - 1));
  if (raw.includes('<')) return null;
  const text = readXmlText(raw).trim();
  return text === '' ? null : text;
}

function unitAround(element: XmlElement): XmlElement | null {
  for (let above = element.parent; above !== null; above = above.parent) {
    if (above.local === 'alt-trans' || above.local === 'match') return null;
    if (above.local === 'trans-unit' || above.local === 'unit') return above;
  }
  return null;
}

/** ISO 8601, or milliseconds since 1970. */
export function timeOf(written: string | null): string | null {
  if (written === null) return null;
  const time = /^\d{12,14}$/.test(written.trim()) ? Number(written) : Date.parse(written);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Whether two comments are one, where a file may not say who wrote it or when. */
export const isSameNote = (a: BilingualNote, b: BilingualNote): boolean =>
  a.text === b.text &&
  (a.author === null || b.author === null || a.author === b.author) &&
  (a.at === null || b.at === null || a.at.slice(0, 19) === b.at.slice(0, 19));

/** Of the comments of a place: those to take away and to add, told apart from what the file has. */
export function noteSteps(known: readonly WrittenNote[], change: NoteChange) {
  const left = [...known];
  const take = (note: BilingualNote): WrittenNote | null => {
    const at = left.findIndex((one) => isSameNote(one, note));
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const removed = change.removed.flatMap((note) => take(note) ?? []);
  const resolved = change.resolved.flatMap((note) => {
    const element = take(note)?.element;
    return element === undefined ? [] : [{ element, isResolved: note.isResolved }];
  });
  const added = change.added.filter((note) => take(note) === null);
  return { removed, resolved, added };
}

import { append } from '../../../../system/long-lists.ts';
import { writeXmlText, writeXmlValue } from '../../inline/xml-text.ts';
import { xmlAttribute } from '../../inline/xml-attribute.ts';
import type { XmlElement, XmlTree } from '../../xml/xml-elements.ts';
import type { BilingualNote, NoteChange } from '../../bilingual-unit.ts';
import type { Edit } from '../target-edits.ts';
import { contentEnd, surroundings } from '../target-edits.ts';
import type { BilingualPlace } from './bilingual-places.ts';
import type { NoteDialect, WrittenNote } from './notes.ts';
import { NOTE_NAMESPACE, noteSteps, notesOf, plainText } from './notes.ts';
import type { ReadAttribute } from './state-dialect.ts';

type NewNote = NoteChange['added'][number];

/** Where comments of a unit are written, and how. */
interface UnitNotes {
  /** @param known those that the place has and keeps */
  readonly add: (
    place: BilingualPlace,
    notes: readonly NewNote[],
    known: readonly WrittenNote[],
  ) => Edit[];
  /** Its attribute that says whether a comment is resolved; null where the format has none. */
  readonly resolvedBy: string | null;
}

/** Comments as elements of their unit: XLIFF 1.x and 2.x, memoQ, Phrase. */
export function unitNotes(
  source: string,
  tree: XmlTree,
  read: ReadAttribute,
  kind: 'xliff-1' | 'xliff-2' | 'memoq' | 'phrase',
): NoteDialect {
  const notesIn = notesOf(source, tree, read);
  const told = new Map<BilingualPlace, readonly WrittenNote[]>();
  const children = lazily(() => childrenOf(tree));
  const dialect: Readonly<Record<typeof kind, UnitNotes>> = {
    'xliff-1': {
      resolvedBy: null,
      add({ unit, holder }, notes) {
        const last = childrenNamed(unit, 'note').at(-1);
        const before = last ?? holder.target ?? holder.before;
        const { prefix } = surroundings(source, holder.source);
        const { indent } = surroundings(source, last ?? holder.source);
        const written = notes.map(({ author, text }) => {
          const from = author === null ? '' : ` from="${writeXmlValue(author)}"`;
          return `${indent}<${prefix}note${from}>${writeXmlText(text)}</${prefix}note>`;
        });
        return [insertion(before.end, written.join(''))];
      },
    },
    'xliff-2': {
      resolvedBy: null,
      add(place, notes) {
        const { parent } = place.unit;
        if (parent === null) return [];
        const { prefix } = surroundings(source, place.unit);
        const holder = childrenNamed(parent, 'notes')[0];
        const first = children()
          .get(parent)
          ?.find(({ local }) => /^(?:originalData|segment|ignorable)$/.test(local));
        const { indent } = surroundings(source, holder ?? first ?? place.unit);
        const written = notes
          .map(({ author, at, text }) => {
            const from = author === null ? '' : ` dragoman:from="${writeXmlValue(author)}"`;
            const when = at === null ? '' : ` dragoman:at="${writeXmlValue(at)}"`;
            return `<${prefix}note xmlns:dragoman="${NOTE_NAMESPACE}"${from}${when}>${writeXmlText(text)}</${prefix}note>`;
          })
          .join('');
        if (holder !== undefined) return [intoElement(source, holder, written)];
        const at = (first ?? place.unit).open.start;
        return [insertion(at, `<${prefix}notes>${written}</${prefix}notes>${indent}`)];
      },
    },
    memoq: {
      resolvedBy: null,
      add({ unit, holder }, notes) {
        const written = notes
          .map(
            ({ id, author, at, text }) =>
              `<mq:comment id="${writeXmlValue(id)}" creatoruser="${writeXmlValue(author ?? '')}"` +
              ` time="${toSeconds(at)}" deleted="false" category="0" appliesto="Row" origin="User">` +
              `${writeXmlText(text)}</mq:comment>`,
          )
          .join('');
        const known = childrenNamed(unit, 'comments')[0];
        if (known !== undefined) return [intoElement(source, known, written)];
        const { indent } = surroundings(source, holder.source);
        return [insertion(lastContent(unit), `${indent}<mq:comments>${written}</mq:comments>`)];
      },
    },
    phrase: {
      resolvedBy: 'resolved',
      // A unit has one comment: those who say more write into the same.
      add({ unit, holder }, notes, [known]) {
        const people = phrasePeople();
        const [first] = notes;
        if (first === undefined) return [];
        if (known !== undefined) {
          const { element } = known;
          const lines = [plainText(source, element) ?? '', ...notes.map(signed)];
          const end = contentEnd(source, element);
          return [{ start: element.open.end, end, text: writeXmlText(lines.join('\n')) }];
        }
        const by = people.get(first.author ?? '');
        const text =
          notes.length === 1 && by !== undefined ? first.text : notes.map(signed).join('\n');
        const isResolved = notes.every((note) => note.isResolved);
        const { indent } = surroundings(source, holder.source);
        const place = children()
          .get(unit)
          ?.find(({ name }) => /^m:(?:tunit-(?:target-)?metadata|editing-stats)$/.test(name));
        const written =
          `<m:comment created-at="${Date.parse(first.at ?? '') || 0}" created-by="${writeXmlValue(by ?? '')}"` +
          ` modified-at="0" modified-by="" resolved="${isResolved}">${writeXmlText(text)}</m:comment>`;
        return [
          place === undefined
            ? insertion(lastContent(unit), indent + written)
            : insertion(place.open.start, written + indent),
        ];
      },
    },
  };
  const { add, resolvedBy } = dialect[kind];
  return {
    read(place) {
      const found = told.get(place) ?? notesIn(place);
      told.set(place, found);
      return found;
    },
    write(changes) {
      const edits: Edit[] = [];
      for (const [place, change] of changes) {
        const known = told.get(place) ?? [];
        const steps = noteSteps(known, change);
        const kept = known.filter((note) => !steps.removed.includes(note));
        for (const { element } of steps.removed) edits.push(removal(source, element));
        for (const { element, isResolved } of resolvedBy === null ? [] : steps.resolved) {
          const found = xmlAttribute(source, element.open, resolvedBy ?? '');
          if (found === null) continue;
          edits.push({ start: found.start, end: found.end, text: String(isResolved) });
        }
        // One that is settled already is for nobody, unless the file can say so.
        const added = steps.added.filter((note) => resolvedBy !== null || !note.isResolved);
        if (added.length > 0) append(edits, add(place, added, kept));
      }
      return { edits, around: new Map() };
    },
  };

  function childrenNamed(element: XmlElement, local: string): readonly XmlElement[] {
    return (children().get(element) ?? []).filter((child) => child.local === local);
  }

  /** Behind the last thing in an element, before the white space of its end tag. */
  function lastContent(element: XmlElement): number {
    const end = contentEnd(source, element);
    return element.open.end + source.slice(element.open.end, end).trimEnd().length;
  }

  function phrasePeople(): ReadonlyMap<string, string> {
    const people = new Map<string, string>();
    for (const element of tree.elements.values()) {
      if (element.name !== 'm:user') continue;
      const [id, name] = [read(element, 'id'), read(element, 'username')];
      if (id !== null && name !== null) people.set(name, id);
    }
    return people;
  }
}

const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });

/** At the end of what an element holds; an empty tag gets an end tag. */
export function intoElement(source: string, element: XmlElement, text: string): Edit {
  const { open, name } = element;
  if (open.kind !== 'empty') return insertion(contentEnd(source, element), text);
  const head = source.slice(open.start, open.end - 2).trimEnd();
  return { start: open.start, end: open.end, text: `${head}>${text}</${name}>` };
}

/** Takes an element away with the line that it has for itself. */
export function removal(source: string, element: XmlElement): Edit {
  const { indent } = surroundings(source, element);
  return { start: element.open.start - indent.length, end: element.end, text: '' };
}

export function childrenOf({ elements }: XmlTree): ReadonlyMap<XmlElement, readonly XmlElement[]> {
  const children = new Map<XmlElement, XmlElement[]>();
  for (const element of elements.values()) {
    if (element.parent === null) continue;
    const known = children.get(element.parent);
    if (known === undefined) children.set(element.parent, [element]);
    else known.push(element);
  }
  return children;
}

export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

const toSeconds = (at: string | null): string => `${new Date(at ?? 0).toISOString().slice(0, 19)}Z`;

const signed = ({ author, text }: BilingualNote): string =>
  author === null ? text : `${author}: ${text}`;

import type { NoteChange } from '../../bilingual-unit.ts';
import { append } from '../../../../system/long-lists.ts';
import { writeXmlText, writeXmlValue } from '../../inline/xml-text.ts';
import type { XmlElement, XmlTree } from '../../xml/xml-elements.ts';
import type { Edit } from '../target-edits.ts';
import { contentEnd } from '../target-edits.ts';
import type { BilingualPlace } from './bilingual-places.ts';
import type { Around, NoteDialect, WrittenNote } from './notes.ts';
import { noteSteps, plainText, timeOf } from './notes.ts';
import type { ReadAttribute } from './state-dialect.ts';
import { childrenOf, intoElement, lazily, removal } from './unit-notes.ts';

const NAMESPACE = 'http://sdl.com/FileTypes/SdlXliff/1.0';

/** A definition with its comments; texts point to it by marks. */
interface Definition {
  readonly element: XmlElement;
  readonly notes: WrittenNote[];
}

/** Trados: comments stand at the head of the file, and a mark around what they are about. */
export function sdlNotes(source: string, tree: XmlTree, read: ReadAttribute): NoteDialect {
  const definitions = new Map<string, Definition>();
  /** By the text that they stand in: the `mrk` of a segment, or a `<source>` or `<target>` without any. */
  const marks = new Map<XmlElement, XmlElement[]>();
  const byId = new Map<string, XmlElement[]>();
  let prefix = '';
  for (const element of tree.elements.values()) {
    if (element.local === 'doc-info') prefix = element.name.slice(0, -element.local.length);
    else if (element.local === 'cmt-def') {
      definitions.set(read(element, 'id') ?? '', { element, notes: [] });
    } else if (element.local === 'Comment') {
      const definition = definitions.get(read(element.parent?.parent ?? null, 'id') ?? '');
      const text = plainText(source, element);
      if (definition === undefined || text === null) continue;
      const [author, at] = [read(element, 'user') || null, timeOf(read(element, 'date'))];
      definition.notes.push({ element, author, at, text, isResolved: false });
    } else if (element.local === 'mrk' && read(element, 'mtype') === 'x-sdl-comment') {
      const id = idOf(element);
      byId.set(id, [...(byId.get(id) ?? []), element]);
      const holder = textOf(element, read);
      if (holder !== null) marks.set(holder, [...(marks.get(holder) ?? []), element]);
    }
  }
  const told = new Map<BilingualPlace, readonly WrittenNote[]>();
  const owners = new Set<string>();
  return {
    read(place) {
      const known = told.get(place);
      if (known !== undefined) return known;
      const ids = new Set([...marksIn(place.source), ...marksIn(place.target)].map(idOf));
      // In the order of the definitions: newer marks stand around older ones.
      const found = [...definitions].flatMap(([id, { notes }]) => {
        if (!ids.has(id) || owners.has(id)) return [];
        owners.add(id);
        return notes;
      });
      told.set(place, found);
      return found;
    },
    write(changes, rewritten) {
      const edits: Edit[] = [];
      const added = new Map<BilingualPlace, string[]>();
      const removed = new Set<WrittenNote>();
      let fresh = '';
      for (const [place, change] of changes) {
        const steps = noteSteps(told.get(place) ?? [], change);
        for (const note of steps.removed) removed.add(note);
        const open = steps.added.filter(({ isResolved }) => !isResolved);
        for (const note of open) fresh += definition(note);
        if (open.length > 0)
          added.set(
            place,
            open.map(({ id }) => id),
          );
      }
      const gone = new Set<string>();
      for (const [id, { element, notes }] of definitions) {
        const going = notes.filter((note) => removed.has(note));
        if (going.length === 0) continue;
        if (going.length === notes.length) {
          gone.add(id);
          edits.push(removal(source, element));
        } else for (const note of going) edits.push(removal(source, note.element));
      }
      if (fresh !== '') edits.push(intoHead(fresh));
      const isWritten = new Set([...rewritten].map(({ target }) => target));
      for (const id of gone) {
        for (const mark of byId.get(id) ?? []) {
          if (!isWritten.has(textOf(mark, read))) append(edits, withoutTags(mark));
        }
      }
      const around = new Map<BilingualPlace, Around>();
      for (const place of new Set([...rewritten, ...added.keys()])) {
        // What is written anew loses its marks.
        const kept = rewritten.has(place)
          ? marksIn(place.target)
              .map(idOf)
              .filter((id) => !gone.has(id))
          : [];
        const ids = [...new Set([...kept, ...(added.get(place) ?? [])])];
        if (ids.length === 0) continue;
        const prefix = place.source.name.slice(0, -place.source.local.length);
        around.set(place, {
          open: ids
            .map((id) => `<${prefix}mrk mtype="x-sdl-comment" sdl:cid="${writeXmlValue(id)}">`)
            .join(''),
          close: `</${prefix}mrk>`.repeat(ids.length),
        });
      }
      return { edits, around };
    },
  };

  function marksIn(text: XmlElement | null): readonly XmlElement[] {
    return text === null ? [] : (marks.get(text) ?? []);
  }

  function idOf(mark: XmlElement): string {
    return read(mark, 'sdl:cid') ?? read(mark, 'cid') ?? '';
  }

  function withoutTags(mark: XmlElement): Edit[] {
    const { open, end } = mark;
    if (open.kind === 'empty') return [{ start: open.start, end: open.end, text: '' }];
    return [
      { start: open.start, end: open.end, text: '' },
      { start: contentEnd(source, mark), end, text: '' },
    ];
  }

  /** Definitions stand in `cmt-defs` of `doc-info`, before the first file. */
  function intoHead(fresh: string): Edit {
    const [root] = tree.elements.values();
    const children = lazily(() => childrenOf(tree));
    const info =
      root &&
      children()
        .get(root)
        ?.find(({ local }) => local === 'doc-info');
    const list =
      info &&
      children()
        .get(info)
        ?.find(({ local }) => local === 'cmt-defs');
    if (list !== undefined) return intoElement(source, list, fresh);
    const defined = `<${prefix}cmt-defs>${fresh}</${prefix}cmt-defs>`;
    if (info !== undefined) return intoElement(source, info, defined);
    const at = root?.open.end ?? 0;
    return { start: at, end: at, text: `<doc-info xmlns="${NAMESPACE}">${defined}</doc-info>` };
  }

  function definition({ id, author, at, text }: NoteChange['added'][number]): string {
    return (
      `<${prefix}cmt-def id="${writeXmlValue(id)}"><Comments xmlns="">` +
      `<Comment severity="Low" user="${writeXmlValue(author ?? '')}" date="${dateOf(at)}" version="1.0">` +
      `${writeXmlText(text)}</Comment></Comments></${prefix}cmt-def>`
    );
  }
}

/** As .NET writes a time. */
const dateOf = (at: string | null): string =>
  `${new Date(at ?? 0).toISOString().slice(0, 23)}0000+00:00`;

/** The `mrk` of the segment around a mark, else the whole text. */
function textOf(mark: XmlElement, read: ReadAttribute): XmlElement | null {
  for (let above = mark.parent; above !== null; above = above.parent) {
    if (above.local === 'mrk' && read(above, 'mtype') === 'seg') return above;
    if (/^(?:source|seg-source|target)$/.test(above.local)) return above;
  }
  return null;
}

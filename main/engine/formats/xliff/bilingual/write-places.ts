import { writeXmlValue } from '../../inline/xml-text.ts';
import { xmlAttribute } from '../../inline/xml-attribute.ts';
import type { XmlElement } from '../../xml/xml-elements.ts';
import type { Splicer } from '../../inline/splice-units.ts';
import type { Edit } from '../target-edits.ts';
import { contentEnd, surroundings } from '../target-edits.ts';
import type { BilingualPlace } from './bilingual-places.ts';
import type { Around } from './notes.ts';
import type { AttributeChange } from './state-dialect.ts';

/** What is written at a place. */
export interface PlaceChange {
  readonly place: BilingualPlace;
  /** The target gets another text; null: it is emptied. Absent: it stays, byte for byte. */
  readonly text?: 'new' | null;
  /** Stands around the text of the target, whether that is another or not. */
  readonly around?: Around;
  readonly attributes: readonly AttributeChange[];
  /** An element that is empty gets a content. */
  readonly inner?: { readonly element: XmlElement; readonly text: string };
}

/**
 * The edits of a bilingual file: attributes and contents that differ, nothing else.
 * @param splicer writes the new texts where their sources stand
 */
export function placeEdits(
  source: string,
  changes: readonly PlaceChange[],
  splicer: Splicer,
): Edit[] {
  const attributes = new Map<XmlElement, AttributeChange[]>();
  const contents = new Map<XmlElement, string>();
  const edits: Edit[] = [];
  /** Holders without a target, or without the mark of a segment in it. */
  const fresh = new Map<BilingualPlace['holder'], PlaceChange[]>();
  for (const change of changes) {
    const { place, around } = change;
    const { target } = place;
    for (const one of change.attributes) {
      const element = one.element === 'target' ? target : one.element;
      if (element === null) continue;
      attributes.set(element, [...(attributes.get(element) ?? []), one]);
    }
    if (change.inner !== undefined) contents.set(change.inner.element, change.inner.text);
    if (target === null) {
      if (change.text !== 'new' && around === undefined) continue;
      fresh.set(place.holder, [...(fresh.get(place.holder) ?? []), change]);
    } else if (
      change.text !== undefined ||
      (around !== undefined && target.open.kind === 'empty')
    ) {
      contents.set(target, content(change));
    } else if (around !== undefined) {
      const end = contentEnd(source, target);
      edits.push({ start: target.open.end, end: target.open.end, text: around.open });
      edits.push({ start: end, end, text: around.close });
    }
  }
  const whole = new Set<XmlElement>();
  for (const [holder, of] of fresh) edits.push(freshTarget(holder, of));
  const touched = new Set([...attributes.keys(), ...contents.keys()]);
  for (const element of touched) {
    if (whole.has(element)) continue;
    const { open } = element;
    const head = withAttributes(source, element, attributes.get(element) ?? []);
    const inner = contents.get(element);
    if (inner === undefined || open.kind === 'empty') {
      const end = inner === undefined || inner === '' ? '' : `>${inner}</${element.name}>`;
      const rest = source.slice(bodyEnd(source, element), open.end);
      edits.push({ start: open.start, end: open.end, text: head + (end === '' ? rest : end) });
      continue;
    }
    edits.push({ start: open.start, end: open.end, text: `${head}>` });
    edits.push({ start: open.end, end: contentEnd(source, element), text: inner });
  }
  return edits;

  /** What a target holds from now on. */
  function content({ place, text, around }: PlaceChange, from = place.source): string {
    const inner = text === 'new' ? splicer.render(from.open.end, contentEnd(source, from)) : '';
    return around === undefined ? inner : around.open + inner + around.close;
  }

  /** A `<target>` that was not there, or one whose marks are fewer than those of the source. */
  function freshTarget(holder: BilingualPlace['holder'], of: readonly PlaceChange[]): Edit {
    const { target, before } = holder;
    const own = of.flatMap((change) =>
      change.attributes.filter(({ element }) => element === 'target'),
    );
    const state = own.map(({ name, value }) =>
      value === null ? '' : ` ${name}="${writeXmlValue(value)}"`,
    );
    const isMarked = of.some(({ place }) => place.source.local === 'mrk');
    if (target === null) {
      const { prefix, indent } = surroundings(source, before);
      const [first] = of;
      const inner =
        isMarked || first === undefined ? markedContent(of) : content(first, holder.source);
      const text = `${indent}<${prefix}target${state.join('')}>${inner}</${prefix}target>`;
      return { start: before.end, end: before.end, text };
    }
    const added = markedContent(of);
    if (target.open.kind !== 'empty') {
      const end = contentEnd(source, target);
      // A text without marks is none of its segments.
      const isDivided = /<(?:[\w.-]+:)?mrk\b/.test(source.slice(target.open.end, end));
      return { start: isDivided ? end : target.open.end, end, text: added };
    }
    whole.add(target);
    const head = withAttributes(source, target, attributes.get(target) ?? []);
    const { start, end } = target.open;
    return { start, end, text: `${head}>${added}</${target.name}>` };
  }

  function markedContent(of: readonly PlaceChange[]): string {
    return of
      .map((change) => {
        const { source: mark } = change.place;
        const end = source.slice(contentEnd(source, mark), mark.end);
        return source.slice(mark.open.start, mark.open.end) + content(change) + end;
      })
      .join('');
  }
}

/** The start tag up to its last attribute, with these changed. */
function withAttributes(
  source: string,
  element: XmlElement,
  changes: readonly AttributeChange[],
): string {
  const { open } = element;
  let head = source.slice(open.start, bodyEnd(source, element));
  for (const { name, value } of changes) {
    const tag = { start: 0, end: head.length };
    const known = xmlAttribute(head, tag, name);
    if (known === null) {
      if (value !== null) head += ` ${name}="${writeXmlValue(value)}"`;
      continue;
    }
    if (value !== null) {
      head = head.slice(0, known.start) + writeXmlValue(value) + head.slice(known.end);
      continue;
    }
    const start = head.slice(0, known.start).search(/\s+[^\s=]+\s*=\s*["']$/);
    head = head.slice(0, start) + head.slice(known.end + 1);
  }
  return head;
}

/** Behind the last attribute of a start tag. */
function bodyEnd(source: string, { open: { start, end } }: XmlElement): number {
  const body = source.slice(start, end - 1).trimEnd();
  return start + (body.endsWith('/') ? body.slice(0, -1).trimEnd() : body).length;
}

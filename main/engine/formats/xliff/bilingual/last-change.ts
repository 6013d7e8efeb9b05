import type { LastChange } from '../../bilingual-unit.ts';
import { writeXmlText, writeXmlValue } from '../../inline/xml-text.ts';
import type { XmlElement, XmlTree } from '../../xml/xml-elements.ts';
import type { Edit } from '../target-edits.ts';
import { contentEnd } from '../target-edits.ts';
import type { BilingualPlace } from './bilingual-places.ts';
import { changeBy, changeOfUnit, newerChange, NOBODY } from './change-by.ts';
import { plainText } from './notes.ts';
import type { AttributeChange, ReadAttribute } from './state-dialect.ts';

/** What is written of who changed a target. */
export interface WrittenChange {
  readonly attributes: readonly AttributeChange[];
  readonly edits: readonly Edit[];
  /** An element without content gets this. */
  readonly inner?: { readonly element: XmlElement; readonly text: string };
}

/** Who changed the targets of a file, as the tool that wrote it says it. */
export interface LastChanges {
  read(place: BilingualPlace): LastChange;
  write(place: BilingualPlace, change: LastChange): WrittenChange;
}

const NOTHING: WrittenChange = { attributes: [], edits: [] };

/**
 * Trados: values of a segment, and revisions in its text; memoQ and Phrase: attributes of the unit; XLIFF 1.2:
 * the phase of a target; XLIFF 2: the change tracking module.
 */
export function lastChanges(source: string, tree: XmlTree, read: ReadAttribute): LastChanges {
  const people = new Map<string, string>();
  const phases = new Map<string, LastChange>();
  const revisions = new Map<string, LastChange>();
  /** Of the segment of Trados, or of the unit of XLIFF 2, whichever it stands in. */
  const values = new Map<XmlElement, Map<string, XmlElement>>();
  const inTargets = new Map<XmlElement, LastChange>();
  const tracked = new Map<
    XmlElement,
    { readonly ref: string | null; readonly change: LastChange }[]
  >();
  for (const element of tree.elements.values()) {
    const value = (name: string) => read(element, name);
    if (element.name === 'm:user') people.set(value('id') ?? '', value('username') ?? '');
    else if (element.local === 'phase') {
      const change = changeBy(value('contact-name'), value('date'));
      phases.set(value('phase-name') ?? '', change);
    } else if (element.local === 'rev-def') {
      revisions.set(value('id') ?? '', changeBy(value('author'), value('date')));
    } else if (element.name === 'sdl:value' && element.parent?.name === 'sdl:seg') {
      const known = values.get(element.parent) ?? new Map<string, XmlElement>();
      values.set(element.parent, known);
      known.set(value('key') ?? '', element);
    } else if (element.local === 'mrk' && /^x-sdl-(?:added|deleted)$/.test(value('mtype') ?? '')) {
      const change = revisions.get(value('sdl:revid') ?? '') ?? NOBODY;
      const text = textAround(element, read);
      if (text !== null) inTargets.set(text, newerChange(inTargets.get(text) ?? NOBODY, change));
    } else if (element.local === 'revision' && element.parent?.local === 'revisions') {
      const unit = above(element, 'unit');
      if (unit === null || read(element.parent, 'appliesTo') !== 'target') continue;
      const ref = read(element.parent, 'ref');
      const change = changeBy(value('author'), value('datetime'));
      tracked.set(unit, [...(tracked.get(unit) ?? []), { ref, change }]);
    }
  }
  const valueOf = (place: BilingualPlace, key: string): string | null => {
    const element = place.definition === null ? undefined : values.get(place.definition)?.get(key);
    return element === undefined ? null : plainText(source, element);
  };
  return {
    read(place) {
      const { unit, definition, target, holder } = place;
      if (definition !== null) {
        const author = valueOf(place, 'last_modified_by') ?? valueOf(place, 'created_by');
        const at = valueOf(place, 'modified_on') ?? valueOf(place, 'created_on');
        const inText = target === null ? NOBODY : (inTargets.get(target) ?? NOBODY);
        return newerChange(changeBy(author, at), inText);
      }
      if (unit.local === 'segment') {
        const id = read(unit, 'id');
        const own = (unit.parent === null ? undefined : tracked.get(unit.parent)) ?? [];
        return own
          .filter(({ ref }) => ref === null || ref === id)
          .reduce((last, { change }) => newerChange(last, change), NOBODY);
      }
      const own = changeOfUnit((name) => read(unit, name), people);
      if (own.author !== null) return own;
      const phase = read(holder.target, 'phase-name') ?? read(unit, 'phase-name');
      return (phase === null ? undefined : phases.get(phase)) ?? NOBODY;
    },
    write({ unit, definition }, { author, at }) {
      if (author === null || at === null) return NOTHING;
      if (definition !== null) return sdlChange(definition, author, at);
      if (read(unit, 'm:confirmed') !== null) return phraseChange(unit, author, at);
      const isMemoq = read(unit, 'mq:status') !== null;
      if (!isMemoq) return NOTHING;
      return {
        ...NOTHING,
        attributes: [
          { element: unit, name: 'mq:lastchanginguser', value: author },
          { element: unit, name: 'mq:lastchangedtimestamp', value: `${at.slice(0, 19)}Z` },
        ],
      };
    },
  };

  /** Of a user of the file by the id; others, whom Phrase does not know, by their name. */
  function phraseChange(unit: XmlElement, author: string, at: string): WrittenChange {
    const by = [...people].find(([, name]) => name === author)?.[0] ?? author;
    return {
      ...NOTHING,
      attributes: [
        { element: unit, name: 'm:modified-by', value: by },
        { element: unit, name: 'm:modified-at', value: String(Date.parse(at)) },
      ],
    };
  }

  function sdlChange(definition: XmlElement, author: string, at: string): WrittenChange {
    const known = values.get(definition);
    const edits: Edit[] = [];
    let fresh = '';
    for (const [key, text] of [
      ['last_modified_by', author],
      ['modified_on', americanTime(at)],
    ] as const) {
      const element = known?.get(key);
      if (element === undefined || element.open.kind === 'empty') {
        fresh += `<sdl:value key="${writeXmlValue(key)}">${writeXmlText(text)}</sdl:value>`;
        continue;
      }
      const [start, end] = [element.open.end, contentEnd(source, element)];
      edits.push({ start, end, text: writeXmlText(text) });
    }
    if (fresh === '') return { attributes: [], edits };
    if (definition.open.kind === 'empty') {
      return { attributes: [], edits, inner: { element: definition, text: fresh } };
    }
    const end = contentEnd(source, definition);
    return { attributes: [], edits: [...edits, { start: end, end, text: fresh }] };
  }
}

/** As Trados writes a time. */
const americanTime = (at: string): string =>
  at.replace(/^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d).*$/, '$2/$3/$1 $4');

/** The `mrk` of the segment in a target, else the target. */
function textAround(element: XmlElement, read: ReadAttribute): XmlElement | null {
  for (let one = element.parent; one !== null; one = one.parent) {
    if (one.local === 'mrk' && read(one, 'mtype') === 'seg') return one;
    if (one.local === 'target') return one;
  }
  return null;
}

function above(element: XmlElement, local: string): XmlElement | null {
  for (let one = element.parent; one !== null; one = one.parent) {
    if (one.local === local) return one;
  }
  return null;
}
